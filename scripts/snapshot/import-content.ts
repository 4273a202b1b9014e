import { readFileSync, statSync } from 'node:fs';
import {
  readSnapshot,
  requireSnapshotSize,
  SnapshotError,
} from '../../src/collections/snapshot-file';
import {
  chosenChanges,
  itemGroups,
  planImport,
  type ImportItem,
} from '../../src/collections/snapshot-plan';
import { HISTORY_HEADING } from '../../src/content/admin-navigation';
import { pathTo } from '../../src/content/pages';
import { plural } from '../../src/lib/plural';
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

/** Shows a file's changes, asks for confirmation, and makes them. @returns the exit code, 1 unless all were made */
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
  await confirm(`Make ${plural(toImport.length, 'change')} in ${site.name}?`, yes);
  const items = await runJob((control) => site.importChanges(toImport, control));
  const { done, notDone, undoable } = itemGroups(items);
  console.log(`Made ${done.length} of ${plural(items.length, 'change')} in ${site.name}.`);
  printItems('Not made', notDone, site);
  if (notDone.length === 0) {
    console.log(`To undo any of them, use “${HISTORY_HEADING}” at ${pathTo('admin/site')}.`);
    return 0;
  }
  console.log('To make the rest, import the file again.');
  const question = `Undo ${plural(undoable.length, 'change')}?`;
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
    if (code) throw new Failure(`Couldn’t read ${file} (${code}). Check the path, then try again.`);
    if (!(error instanceof SnapshotError)) throw error;
    throw new Failure(`${file} can’t be imported:\n${message}`);
  }
}

async function undo(imported: ImportItem[], site: Site): Promise<void> {
  const items = await runJob((control) => site.undoImport(imported, control));
  const { undone, kept, undoable } = itemGroups(items);
  console.log(`Undid ${plural(undone.length, 'change')}.`);
  printItems('Not undone, because someone has changed them since', kept, site);
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
