import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/project-root.ts';

/** The content of `build.json` in the root of a built site. */
export interface BuildRecord {
  /** Commit of the code, with "-dirty" appended if the checkout had uncommitted changes; '' without git. */
  commit: string;
  /** When the build began to read the content, in ISO 8601. Earlier versions have none. */
  builtAt?: string;
  /** Digest of the documents that the site was built from. Earlier versions computed it differently. */
  content: string;
}

export const RECORD_FILE = 'build.json';

/** Writes build.json into the folder of a built site. */
export function writeBuildRecord(folder: string, sources: Omit<BuildRecord, 'commit'>): void {
  const record: BuildRecord = { commit: checkoutCommit(), ...sources };
  writeFileSync(join(folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
}

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
