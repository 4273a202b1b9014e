import {
  AccessDeniedError,
  BusyError,
  ConflictError,
  TimeoutError,
  UndoError,
} from '@/domain/errors';
import { SNAPSHOT_COLLECTIONS, type Content, type StoredDocument } from '@/domain/snapshot';
import {
  itemGroups,
  newImportItem,
  type ImportItem,
  type ImportState,
} from '@/domain/snapshot-import';
import type { PlannedChange } from '@/domain/snapshot-plan';
import { read, write } from './call';
import type { Page, PageCursor } from './documents';

/* Jobs of many calls, each with a timeout of its own. */

const documentsData = () => import('./snapshot-documents');
const changesData = () => import('./changes');

/** Documents of one read. */
const PAGE_SIZE = 200;

/** What a job is told and tells. */
interface JobControl {
  /** Stops the job after the step that is under way. */
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reads all documents that a snapshot is made of. After Cancel it throws the reason of the signal. */
export async function readContent({
  signal,
  onProgress,
}: JobControl): Promise<Content<StoredDocument>> {
  const content: Content<StoredDocument> = { services: [], careers: [], seoSettings: [] };
  const counts = await Promise.all(
    SNAPSHOT_COLLECTIONS.map((name) =>
      read(documentsData, (documents) => documents.countStoredDocuments(name)),
    ),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const name of SNAPSHOT_COLLECTIONS) {
    let start: PageCursor | null = null;
    do {
      signal.throwIfAborted();
      const from: PageCursor | null = start;
      const page: Page<StoredDocument> = await read(documentsData, (documents) =>
        documents.listStoredDocuments(name, { size: PAGE_SIZE, start: from }),
      );
      content[name].push(...page.items);
      done += page.items.length;
      onProgress(done, Math.max(total, done));
      start = page.next;
    } while (start);
  }
  signal.throwIfAborted();
  return content;
}

/**
 * Makes the changes of an import one after the other, each with its record. Stops after a failure and after Cancel;
 * a document that someone else has changed is left alone. Never throws: the result says what became of each.
 */
export async function importChanges(
  changes: PlannedChange[],
  { signal, onProgress }: JobControl,
): Promise<ImportItem[]> {
  const items = changes.map(newImportItem);
  for (const [index, item] of items.entries()) {
    if (signal.aborted) break;
    await importItem(item);
    onProgress(index + 1, items.length);
    if (item.state === 'failed' || item.state === 'unclear') break;
  }
  return items;
}

async function importItem(item: ImportItem): Promise<void> {
  try {
    item.record = await write(documentsData, (documents) =>
      documents.writeDocument(item.change, item.attempts),
    );
    item.state = 'done';
  } catch (error) {
    item.state =
      error instanceof ConflictError ? 'conflict' : await stateAfter(error, item.attempts, 'done');
    if (item.state !== 'done') item.error = error;
  }
}

/** What became of a write that failed: it may have been made all the same. */
async function stateAfter(
  error: unknown,
  attempts: string[],
  written: ImportState,
): Promise<ImportState> {
  const isRefused = error instanceof AccessDeniedError || error instanceof BusyError;
  try {
    if ((await recordOf(attempts)) !== null) return written;
  } catch {
    return isRefused ? 'failed' : 'unclear';
  }
  // After a timeout it may still be on its way.
  return error instanceof TimeoutError && attempts.length > 0 ? 'unclear' : 'failed';
}

const recordOf = (attempts: string[]) =>
  read(changesData, (changes) => changes.writtenRecord(attempts));

/**
 * Undoes what an import has done, the last change first. Leaves alone what someone else has changed since. Stops after
 * a failure and after Cancel. Never throws: the result says what became of each; it can be undone further.
 */
export async function undoImport(
  imported: ImportItem[],
  { signal, onProgress }: JobControl,
): Promise<ImportItem[]> {
  const items = imported.map((item) => ({ ...item }));
  const undoable = itemGroups(items).undoable.reverse();
  for (const [index, item] of undoable.entries()) {
    if (signal.aborted) break;
    await undoItem(item);
    onProgress(index + 1, undoable.length);
    if (item.error) break;
  }
  return items;
}

async function undoItem(item: ImportItem): Promise<void> {
  item.error = null;
  try {
    const record = item.record ?? (await recordOf(item.attempts));
    if (record === null) item.state = 'failed';
    else if ((await recordOf(item.undoAttempts)) !== null) item.state = 'undone';
    else {
      item.state = 'done';
      await write(changesData, (changes) => changes.undoChange(record, item.undoAttempts));
      item.state = 'undone';
    }
  } catch (error) {
    if (error instanceof UndoError) item.state = 'kept';
    else {
      const state = await stateAfter(error, item.undoAttempts, 'undone');
      // A failed undo leaves the change done.
      if (state !== 'failed') item.state = state;
      if (state !== 'undone') item.error = error;
    }
  }
}
