import {
  collection,
  doc,
  getDoc,
  orderBy,
  query,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { parseChange, undoProblem } from '@/collections/changes';
import {
  matchesFilter,
  type Change,
  type ChangeFilter,
  type ListedChange,
  type RecordedFields,
  type StoredVersion,
  type Written,
} from '@/domain/change';
import { UndoError } from '@/domain/errors';
import type { CommitKey } from './commit';
import { contactAt, deletedContactAt, toContact } from './contact-documents';
import {
  deleteContact,
  restoreContact,
  updateContactNote,
  updateContactStatus,
} from './contact-writes';
import {
  plainFields,
  readFirst,
  readPage,
  scanPage,
  versionOf,
  type Page,
  type PageRange,
} from './documents';
import { firestore } from './firestore';
import { saveDocument, storedVersion } from './whole-documents';

const changes = () => collection(firestore(), 'changes');

function toChange(snapshot: DocumentSnapshot): Change {
  return parseChange(snapshot.id, plainFields(snapshot));
}

const newestFirst = () => query(changes(), orderBy('at', 'desc'));

/** One page of recorded changes, newest first (design 4). With a filter, a page may be empty even if more follow. */
export async function listChanges({
  size,
  start = null,
  ...filter
}: PageRange & Partial<ChangeFilter>): Promise<Page<ListedChange>> {
  const range = { size, start };
  const { items, next } = await (Object.values(filter).some(Boolean)
    ? scanPage(newestFirst(), range, toChange, (change) => matchesFilter(change, filter))
    : readPage(newestFirst(), range, toChange));
  return { items: await withCurrent(items), next };
}

export async function getNewestChange(): Promise<ListedChange | null> {
  const [newest] = await withCurrent(await readFirst(newestFirst(), 1, toChange));
  return newest ?? null;
}

/** Adds the current document to each change. Reads each document only once. */
async function withCurrent(items: Change[]): Promise<ListedChange[]> {
  const reads = new Map<string, ReturnType<typeof readCurrent>>();
  return Promise.all(
    items.map(async (change) => {
      const key = `${change.collection}/${change.document}`;
      const reading = reads.get(key) ?? readCurrent(change);
      reads.set(key, reading);
      return { ...change, current: await reading };
    }),
  );
}

async function readCurrent({ collection: name, document }: Change) {
  try {
    const stored = await getDoc(doc(firestore(), name, document));
    if (!stored.exists()) return null;
    return { name: name === 'contacts' ? toContact(stored).name : '' };
  } catch {
    // The list is useful even without this link.
    return null;
  }
}

/** The saved version of the changed document. Throws UndoError if the document is an erased contact. */
export async function readChanged(change: Change): Promise<StoredVersion> {
  if (change.collection === 'contacts' && !change.after) await requireContact(change.document);
  const stored = storedVersion(await getDoc(doc(firestore(), change.collection, change.document)));
  const { collection: name, before, after } = change;
  if (name !== 'contacts' || !before || !after || !stored.fields) return stored;
  const part = partOf(before);
  const value = textOf(stored.fields[part]);
  return { ...stored, fields: { [part]: value }, version: value };
}

async function requireContact(id: string): Promise<void> {
  const places = await Promise.all([getDoc(contactAt(id)), getDoc(deletedContactAt(id))]);
  if (!places.some((place) => place.exists())) throw new UndoError('gone');
}

/** Undoes a change with a new one. Throws UndoError, or ConflictError if `version` (default: the change's) is stale. */
export async function undoChange(key: CommitKey, id: string, version?: string): Promise<Written> {
  const record = await getDoc(doc(changes(), id));
  if (!record.exists()) throw new UndoError('gone');
  const change = toChange(record);
  const problem = undoProblem(change);
  if (problem) throw new UndoError(problem);
  const written = await undo(key, change, record, version);
  if (written.record === null) throw new UndoError('same');
  return written;
}

function undo(key: CommitKey, change: Change, record: DocumentSnapshot, version?: string) {
  const { collection: name, document, before, after } = change;
  if (name !== 'contacts' && name !== 'deletedContacts') {
    const known = version ?? (after ? versionOf(record, 'at') : '');
    // Not plainFields, because Dates lose the nanoseconds.
    const fields = record.get('before') as DocumentData | null;
    return saveDocument(key, { collection: name, id: document }, known, () => fields);
  }
  if (!before) return deleteContact(key, document);
  if (!after) return restoreContact(key, document);
  const part = partOf(before);
  const [value, known] = [textOf(before[part]), version ?? textOf(after[part])];
  if (part === 'note') return updateContactNote(key, document, value, known);
  const undone = { record: change.id, before: record.get('before') as DocumentData };
  return updateContactStatus(key, document, value, known, undone);
}

const partOf = (fields: RecordedFields) => ('note' in fields ? 'note' : 'status');

/** A missing note counts as empty. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
