import {
  collection,
  doc,
  getDoc,
  orderBy,
  query,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import type { Change, RecordedFields, StoredVersion, Written } from '@/domain/change';
import { parseChange, undoProblem } from '@/domain/change-schema';
import { UndoError } from '@/domain/errors';
import type { CommitKey } from './commit';
import { contactAt, deletedContactAt } from './contact-documents';
import {
  deleteContact,
  restoreContact,
  updateContactNote,
  updateContactStatus,
} from './contact-writes';
import { plainFields, readPage, versionOf, type Page, type PageRange } from './documents';
import { firestore } from './firestore';
import { saveDocument, storedVersion } from './whole-documents';

const changes = () => collection(firestore(), 'changes');

function toChange(snapshot: DocumentSnapshot): Change {
  return parseChange(snapshot.id, plainFields(snapshot));
}

/** One page of the recorded changes, newest first (design 5). */
export function listChanges(range: PageRange): Promise<Page<Change>> {
  return readPage(query(changes(), orderBy('at', 'desc')), range, toChange);
}

/** The saved version of what a change has changed. Throws UndoError if it was a contact that was erased. */
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

/**
 * Restores the version before a change, as another change. Throws UndoError, or ConflictError unless `version`, or
 * without it what the change has stored, is the current version.
 */
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
    // Not plainFields, whose Dates have no nanoseconds.
    const fields = record.get('before') as DocumentData | null;
    return saveDocument(key, { collection: name, id: document }, known, () => fields);
  }
  if (!before) return deleteContact(key, document);
  if (!after) return restoreContact(key, document);
  const part = partOf(before);
  const update = part === 'note' ? updateContactNote : updateContactStatus;
  return update(key, document, textOf(before[part]), version ?? textOf(after[part]));
}

const partOf = (fields: RecordedFields) => ('note' in fields ? 'note' : 'status');

/** A missing note equals an empty one. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
