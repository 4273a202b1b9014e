import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import type { Change, RecordedCollection } from '@/domain/change';
import { parseChange, undoProblem } from '@/domain/change-schema';
import type { ContactStatus } from '@/domain/contact';
import { UndoError } from '@/domain/errors';
import { changeStatus } from './contact-edits';
import { plainFields, readPage, type Page, type PageRange } from './documents';
import { firestore } from './firestore';
import { keptCreatedAt, transact, type RecordedTransaction } from './transactions';

const changes = () => collection(firestore(), 'changes');

function toChange(snapshot: DocumentSnapshot): Change {
  return parseChange(snapshot.id, plainFields(snapshot));
}

/** One page of the recorded changes, newest first (design 5). */
export function listChanges(range: PageRange): Promise<Page<Change>> {
  return readPage(query(changes(), orderBy('at', 'desc')), range, toChange);
}

/**
 * Restores what was stored before a change, which is recorded as another change. Throws UndoError if that is not
 * possible.
 * @param attempts gets the ids of the records that may be stored, should the answer be lost; not of a contact's
 */
export async function undoChange(id: string, attempts: string[] = []): Promise<void> {
  const snapshot = await getDoc(doc(changes(), id));
  const change = toChange(snapshot);
  const problem = undoProblem(change) ?? ((await isNewest(change)) ? null : 'newer');
  if (problem) throw new UndoError(problem);

  const { at, before } = snapshot.data() as { at: Timestamp; before: DocumentData | null };
  const reference = doc(firestore(), change.collection, change.document);
  await transact(async (transaction) => {
    const stored = await transaction.get(reference);
    const isUnchanged = change.after ? isWrittenAt(stored, at) : !stored.exists();
    if (!isUnchanged) {
      // The SDK repeats a commit whose response was lost.
      if ((await writtenRecord(attempts)) !== null) return;
      throw new UndoError('newer');
    }
    if (before && change.collection === 'contacts') await undoEdit(transaction, stored, before);
    else {
      const fields = before && datedFields(change.collection, before, stored);
      attempts.push(transaction.replace(stored, fields));
    }
  });
}

/** Sets the status or the note of a contact back: undoProblem lets nothing else through. */
async function undoEdit(
  transaction: RecordedTransaction,
  stored: DocumentSnapshot,
  before: DocumentData,
): Promise<void> {
  const { status, note } = before as { status?: ContactStatus; note?: string | null };
  if (status) await changeStatus(transaction, stored, status);
  else transaction.change(stored, { note: note ?? '' });
}

/**
 * `fields` with the dates that firestore.rules demand: SEO settings have no createdAt, and other documents keep the
 * stored one, or that of `fields` where none is stored.
 */
export function datedFields(
  name: RecordedCollection,
  fields: DocumentData,
  stored: DocumentSnapshot,
): DocumentData {
  const { createdAt, ...rest } = fields as { createdAt?: unknown };
  const updatedAt = serverTimestamp();
  if (name === 'seoSettings') return { ...rest, updatedAt };
  const known = stored.exists() ? (stored.get('createdAt') as unknown) : createdAt;
  return { ...rest, createdAt: keptCreatedAt(known), updatedAt };
}

/** The first of these ids of records under which one is stored, or null: what became of writes without an answer. */
export async function writtenRecord(ids: readonly string[]): Promise<string | null> {
  for (const id of ids) {
    if ((await getDoc(doc(changes(), id))).exists()) return id;
  }
  return null;
}

/** Whether no later change of that document is recorded. */
export async function isNewest({
  id,
  collection: name,
  document,
}: Pick<Change, 'id' | 'collection' | 'document'>): Promise<boolean> {
  const newest = query(
    changes(),
    where('collection', '==', name),
    where('document', '==', document),
    orderBy('at', 'desc'),
    limit(1),
  );
  return (await getDocs(newest)).docs[0]?.id === id;
}

function isWrittenAt(stored: DocumentSnapshot, at: Timestamp): boolean {
  const updatedAt: unknown = stored.data()?.['updatedAt'];
  return updatedAt instanceof Timestamp && updatedAt.isEqual(at);
}
