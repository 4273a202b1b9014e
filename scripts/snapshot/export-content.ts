import { existsSync, writeFileSync } from 'node:fs';
import { snapshotProblems, writeSnapshot } from '../../src/collections/snapshot-file';
import { placeName } from '../../src/content/snapshot-notes';
import { plural } from '../../src/lib/plural';
import { Failure } from '../tools/failure';
import { runJob } from './run-job';
import { openSite, PAGES } from './site';

interface ExportOptions {
  file: string;
  account: Parameters<typeof openSite>[0];
  overwrite: boolean;
}

/** Writes the content of a site to a file. @returns the exit code, 1 if the file can't be imported completely */
export async function exportContent({ file, account, overwrite }: ExportOptions): Promise<number> {
  if (existsSync(file) && !overwrite) {
    throw new Failure(`${file} already exists. To replace it, add \`--overwrite\`.`);
  }
  const site = await openSite(account);
  const stored = await runJob(site.readContent);
  const { text, count, leftOut } = writeSnapshot(stored, PAGES, new Date());
  writeFileSync(file, text, { flag: overwrite ? 'w' : 'wx' });
  console.log(`Exported ${plural(count, 'document')} from ${site.name} to ${file}.`);
  const problems = snapshotProblems(Buffer.from(text), PAGES);
  if (problems.length > 0) {
    console.log(
      `The file can’t be imported until these problems are fixed:\n  ${problems.join('\n  ')}`,
    );
  }
  if (leftOut.length + problems.length === 0) return 0;
  if (leftOut.length > 0) {
    console.log(
      'Left out because they aren’t valid. Correct them in the back office, then export again:',
    );
  }
  for (const place of leftOut) console.log(`  ${placeName(place)}`);
  return 1;
}
