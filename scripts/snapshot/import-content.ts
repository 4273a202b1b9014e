import { readFileSync, statSync } from 'node:fs';
import { readSnapshot, requireSnapshotSize, SnapshotError } from '../../src/domain/snapshot-file';
import {
  itemGroups,
  type ImportItem,
  chosenChanges,
  planImport,
} from '../../src/domain/snapshot-plan';
import { confirm, isAnsweredYes } from '../tools/confirm';
import { Failure } from '../tools/failure';
import { changeLine, printPlan } from './print-plan';
import { runJob } from './run-job';
import { openSite, PAGES, type Site } from './site';

interface ImportOptions {
  file: string;
  account: Parameters<typeof openSite>[0];
  remove: boolean;
  yes: boolean;
}

/** Shows what a file would change, asks, and changes it. @returns the exit code, 1 if anything is not done */
export async function importContent({
  file,
  account,
  remove,
  yes,
}: ImportOptions): Promise<number> {
  const content = readFile(file);
  const site = await openSite(account);
  const plan = planImport(content, await runJob(site.readContent), PAGES);
  const { toImport, leftAlone } = chosenChanges(plan, remove);
  printPlan(plan, { toImport, leftAlone, remove, differencesOf: site.differencesOf });
  if (toImport.length === 0) return 0;
  await confirm(`Make ${toImport.length} changes in ${site.name}?`, yes);
  const items = await runJob((control) => site.importChanges(toImport, control));
  const { done, notDone, undoable } = itemGroups(items);
  console.log(`${done.length} of ${items.length} changes are made in ${site.name}.`);
  printItems('Not made', notDone, site);
  if (notDone.length === 0) {
    console.log('“Recent changes” of the back office can undo each of them.');
    return 0;
  }
  console.log('Another import of the file makes the rest.');
  const question = `Undo the ${undoable.length} changes that are made?`;
  const isTerminal = process.stdin.isTTY && undoable.length > 0;
  if (isTerminal && (await isAnsweredYes(question))) await undo(items, site);
  return 1;
}

function readFile(file: string) {
  try {
    requireSnapshotSize(statSync(file).size);
    return readSnapshot(readFileSync(file), PAGES);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code) throw new Failure(`${file} can’t be read (${code}).`);
    if (!(error instanceof SnapshotError)) throw error;
    throw new Failure(`${file} can’t be imported:\n${message}`);
  }
}

async function undo(imported: ImportItem[], site: Site): Promise<void> {
  const items = await runJob((control) => site.undoImport(imported, control));
  const { undone, kept, undoable } = itemGroups(items);
  console.log(`${undone.length} changes are undone.`);
  printItems('Not undone, because someone else changed it since', kept, site);
  printItems('Not undone', undoable, site);
}

function printItems(heading: string, items: ImportItem[], { itemNote }: Site): void {
  if (items.length === 0) return;
  console.log(`${heading}:`);
  for (const item of items) {
    const note = itemNote(item);
    console.log(`  ${changeLine(item.change)}${note && `: ${note}`}`);
  }
}
