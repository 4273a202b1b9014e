import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../tools/project-root.ts';

/** The content of `build.json` in the root of a built site: its sources and its pages. */
export interface BuildRecord {
  /** Commit of the code, with "-dirty" appended if the checkout had uncommitted changes; '' without git. */
  commit: string;
  /** When the build began to read the content, in ISO 8601. Earlier versions have none. */
  builtAt?: string;
  /** From src/content/firm.ts, which scripts without npm packages can't import. Earlier versions have neither. */
  siteUrl?: string;
  indexNowKey?: string;
  /** Digest of the documents that the site was built from. Earlier versions computed it differently. */
  content: string;
  /** Hash of what the pages show of each document that has a page, keyed by documentKey. Earlier versions have none. */
  documents: Record<string, string>;
  /** SHA-256 of each HTML and text file and of the sitemap, keyed by path in the folder. */
  pages: Record<string, string>;
}

export const RECORD_FILE = 'build.json';
/** Where release.yml keeps the record of the deployed site while it deploys another. */
export const DEPLOYED_RECORD = join(ROOT, 'deployed-build.json');

/** Writes build.json into the folder of a built site. */
export function writeBuildRecord(
  folder: string,
  sources: Omit<BuildRecord, 'commit' | 'pages'>,
): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /\.(html|txt)$|^sitemap\.xml$/.test(file))
    .sort();
  const pages = Object.fromEntries(
    files.map((file) => [file, hashOf(readFileSync(join(folder, file)))]),
  );
  const record: BuildRecord = { commit: checkoutCommit(), ...sources, pages };
  writeFileSync(join(folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
}

export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

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
export const isCommit = (commit: string) => /^[0-9a-f]{40,64}$/.test(commit);

/** The path at which Hosting serves a file, given `cleanUrls` in firebase.json. */
export function pathOf(file: string): string {
  if (file === 'index.html') return '/';
  if (file === '404.html') return '/no-such-page';
  const parts = file.replace(/\.html$/, '').split('/');
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

/** The files that differ between the deployed and the built site, and how. */
export function changedFiles(deployed: BuildRecord, built: BuildRecord) {
  return Object.keys({ ...deployed.pages, ...built.pages })
    .sort()
    .flatMap((file) => {
      const [before, after] = [deployed.pages[file], built.pages[file]];
      if (before === after) return [];
      return { file, kind: !before ? 'new' : !after ? 'removed' : 'changed' };
    });
}

/** Prints which pages a deployment of `built` would change. @returns whether it would change any file */
export function printChanges(deployed: BuildRecord, built: BuildRecord): boolean {
  const changes = changedFiles(deployed, built).map(
    ({ kind, file }) => `  ${kind.padEnd(7)}  ${file}`,
  );
  if (changes.length > 0) {
    console.log(['Pages that differ from the deployed site:', ...changes].join('\n'));
    return true;
  }
  const isSameRecord = deployed.commit === built.commit && deployed.content === built.content;
  if (!isSameRecord) console.log('No pages have changed, only build.json.');
  return !isSameRecord;
}
