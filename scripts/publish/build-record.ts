import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../tools/project-root.ts';

/** The content of `build.json` in the root of a built site: its sources and its pages. */
export interface BuildRecord {
  /** Commit of the code, with "-dirty" appended if the checkout had uncommitted changes; '' without git. */
  commit: string;
  /** Digest of the documents that the site was built from. Earlier versions computed it differently. */
  content: string;
  /** Hash of what the pages show of each document that has a page, keyed by documentKey. Earlier versions have none. */
  documents: Record<string, string>;
  /** SHA-256 of each HTML file and of the sitemap, keyed by path in the folder. */
  pages: Record<string, string>;
}

export const RECORD_FILE = 'build.json';

/** Writes build.json into the folder of a built site. @param content hashes of the documents it was built from */
export function writeBuildRecord(
  folder: string,
  content: Pick<BuildRecord, 'content' | 'documents'>,
): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.html') || file === 'sitemap.xml')
    .sort();
  const pages = Object.fromEntries(files.map((file) => [file, hashOf(join(folder, file))]));
  const record: BuildRecord = { commit: checkoutCommit(), ...content, pages };
  writeFileSync(join(folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

export function builtRecord(folder: string): BuildRecord {
  return JSON.parse(readFileSync(join(folder, RECORD_FILE), 'utf8')) as BuildRecord;
}

/** The commit of the checkout in `cwd`, as in a BuildRecord. */
export function checkoutCommit(cwd = ROOT): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const isDirty = git('status', '--porcelain') !== '';
    return git('rev-parse', 'HEAD').trim() + (isDirty ? '-dirty' : '');
  } catch {
    return '';
  }
}

/** Whether the commit of a BuildRecord identifies the code exactly. */
export function isCommit(commit: string): boolean {
  return /^[0-9a-f]{40,64}$/.test(commit);
}

export function changedPages(deployed: BuildRecord, built: BuildRecord) {
  const before = new Map(Object.entries(deployed.pages));
  const after = new Map(Object.entries(built.pages));
  return {
    added: [...after.keys()].filter((file) => !before.has(file)),
    changed: [...after.keys()].filter(
      (file) => before.has(file) && before.get(file) !== after.get(file),
    ),
    removed: [...before.keys()].filter((file) => !after.has(file)),
  };
}

/** Prints which pages a deployment of `built` would change. @returns whether it would change any */
export function printChanges(deployed: BuildRecord, built: BuildRecord): boolean {
  const { added, changed, removed } = changedPages(deployed, built);
  const lines = [
    ...added.map((file) => `  new      ${file}`),
    ...changed.map((file) => `  changed  ${file}`),
    ...removed.map((file) => `  removed  ${file}`),
  ];
  if (lines.length > 0) {
    console.log(['Pages that differ from the deployed site:', ...lines].join('\n'));
    return true;
  }
  const isSameRecord = deployed.commit === built.commit && deployed.content === built.content;
  if (!isSameRecord) console.log('No pages have changed, only build.json.');
  return !isSameRecord;
}
