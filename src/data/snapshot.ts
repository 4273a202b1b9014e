import {
  contentOf,
  SNAPSHOT_COLLECTIONS,
  type Content,
  type StoredDocument,
} from '@/collections/snapshot';
import {
  itemGroups,
  newImportItem,
  type ImportItem,
  type PlannedChange,
} from '@/collections/snapshot-plan';
import { recordId } from '@/domain/change';
import { ConflictError, RefusedError, UndoError } from '@/domain/errors';
import type { JobControl } from '@/lib/job-queue';
import { lazy, write } from './call-with-deadline';
import type { Page, PageCursor } from './documents';

/* These jobs make many calls, each with its own timeout. */

const loadDocuments = () => import('./snapshot-documents');
const documentsData = lazy(loadDocuments);
const changesData = () => import('./changes');

const PAGE_SIZE = 200;

/** Reads all documents for a snapshot. Throws the signal's reason after Cancel. */
export async function readContent({
  signal,
  onProgress,
}: JobControl): Promise<Content<StoredDocument>> {
  const content = contentOf<StoredDocument>(() => []);
  const counts = await Promise.all(
    SNAPSHOT_COLLECTIONS.map((name) => documentsData.countStoredDocuments(name)),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const name of SNAPSHOT_COLLECTIONS) {
    let start: PageCursor | null = null;
    do {
      signal.throwIfAborted();
      const range = { size: PAGE_SIZE, start };
      const page: Page<StoredDocument> = await documentsData.listStoredDocuments(name, range);
      content[name].push(...page.items);
      done += page.items.length;
      onProgress(done, Math.max(total, done));
      start = page.next;
    } while (start);
  }
  signal.throwIfAborted();
  return content;
}

/** Writes the changes of an import in sequence, skipping conflicts, until a failure or Cancel. Never throws. */
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
    const { record } = await write(loadDocuments, (documents, signal) =>
      documents.writeDocument({ id: item.commit, signal }, item.change),
    );
    item.state = record === null ? 'same' : 'done';
  } catch (error) {
    item.error = error;
    if (error instanceof ConflictError) item.state = 'conflict';
    // After any other error, the write may have succeeded.
    else item.state = error instanceof RefusedError ? 'failed' : 'unclear';
  }
}

/** Undoes an import, last change first, skipping conflicts, until failure or Cancel. Can be repeated. Never throws. */
export async function undoImport(
  imported: ImportItem[],
  { signal, onProgress }: JobControl,
): Promise<ImportItem[]> {
  const items = imported.map((item) => ({ ...item, error: null }) as ImportItem);
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
  const { collection, id } = item.change;
  try {
    await write(changesData, (changes, signal) =>
      changes.undoChange({ id: item.undoCommit, signal }, recordId(collection, id, item.commit)),
    );
    item.state = 'undone';
  } catch (error) {
    const problem = error instanceof UndoError ? error.problem : null;
    if (error instanceof ConflictError) item.state = 'kept';
    else if (problem === 'gone') item.state = 'failed';
    // Someone has already undone this change.
    else if (problem === 'same') item.state = 'undone';
    else {
      // A refused undo leaves the state `done`.
      if (!(error instanceof RefusedError)) item.state = 'unclear';
      item.error = error;
    }
  }
}
