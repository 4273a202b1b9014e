import { FirebaseError } from 'firebase/app';
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { COMMIT_TIME, type DocumentChange, type Stored } from '@/collections/change';
import {
  changeKind,
  haveSameFields,
  recordId,
  type RecordedFields,
  withoutDates,
} from '@/collections/recorded-change';
import { BusyError, ConflictError, UndoError } from '@/domain/errors';
import { noteRecords, withoutText } from './contact-notes';
import { versionOf } from './documents';
import { firestore } from './firestore';

/** The pause before the second attempt is random, so that two administrators don't collide again. */
const MAX_PAUSE_MS = 200;

/**
 * Writes documents and their records in one transaction (design 14), idempotent by `key`. Returns the records' IDs.
 * Throws domain errors, what `next` throws, or Firebase's error: 'permission-denied' only if access was lost.
 */
export async function commit(
  documents: readonly DocumentChange[],
  key: string,
  signal: AbortSignal,
): Promise<string[]> {
  // import() keeps firebase/auth (27 kB) out of the public careers page.
  const { readToken } = await import('./auth');
  // Gets the token first, because a transaction hangs if it can't renew the token.
  const { uid } = await readToken({ isFresh: false });
  const attempt = () =>
    runTransaction(firestore(), (transaction) =>
      write(transaction, documents, { key, uid, signal }),
    );
  const isWritten = await attempt().catch(async (error: unknown) => {
    if (!isRefusal(error)) throw error;
    signal.throwIfAborted();
    if (!(await hasAccess(uid))) throw error;
    // The rules also refuse a write if the document has changed since it was read, so read it again.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
    return attempt().catch((again: unknown) => {
      throw isRefusal(again) ? new BusyError(again.message, { cause: again }) : again;
    });
  });
  return documents
    .filter(({ recorded }) => isWritten && recorded !== null)
    .map(({ collection, id }) => recordId(collection, id, key));
}

const isRefusal = (error: unknown): error is FirebaseError =>
  error instanceof FirebaseError && error.code === 'permission-denied';

async function hasAccess(uid: string): Promise<boolean> {
  const { backOfficeAccess } = await import('./administrators');
  return (await backOfficeAccess(uid)) === 'granted';
}

interface Commit {
  key: string;
  uid: string;
  signal: AbortSignal;
}

/** Resolves to false if nothing had to be written, because the first document stays as it is. */
async function write(
  transaction: Transaction,
  documents: readonly DocumentChange[],
  { key, uid, signal }: Commit,
): Promise<boolean> {
  signal.throwIfAborted();
  const references = documents.map(({ collection, id }) => doc(firestore(), collection, id));
  const [administrator, ...snapshots] = await Promise.all([
    getDoc(doc(firestore(), 'admins', uid)),
    ...references.map((reference) => transaction.get(reference)),
  ]);
  // Reads the record after the documents, because an earlier attempt may be committed in between.
  if ((await transaction.get(recordOf(documents[0], key))).exists()) return true;
  const all = snapshots.map((snapshot) => snapshot.data());
  const { email = '' } = (administrator.data() ?? {}) as { email?: unknown };

  for (const [index, change] of documents.entries()) {
    const { collection, id, recorded = (fields: RecordedFields) => fields } = change;
    const { undoes, assigneeUid } = change;
    const [snapshot, stored] = [snapshots[index] as DocumentSnapshot, all[index]];
    const next = change.next(stored, all);
    if (next === undefined || isUnchanged(next, stored)) {
      if (index > 0) continue;
      if (undoes) throw new UndoError('same');
      return false;
    }
    if (!isExpected(change, snapshot)) throw new ConflictError();
    const fields = next && toStore(next);
    if (fields) transaction.set(snapshot.ref, fields);
    else transaction.delete(snapshot.ref);
    if (recorded) {
      transaction.set(recordOf(change, key), {
        ...{ collection, document: id, uid, email, at: serverTimestamp() },
        kind: changeKind({ before: stored, after: fields }),
        before: stored ? recorded(stored, fields ?? {}) : null,
        after: fields && recorded(fields, stored),
        ...(undoes && isAllowedAsUndo(stored, fields) && { undoes }),
        ...(assigneeUid && { assigneeUid }),
      });
    }
    if (change.erasesNotes && all.filter(Boolean).length === 1) {
      // Reads the records after `stored`: saving a note also changes that document, which restarts this transaction.
      for (const note of await noteRecords(id)) transaction.set(note.ref, withoutText(note));
    }
  }
  transaction.set(doc(firestore(), 'commits', uid), { id: key });
  signal.throwIfAborted();
  return true;
}

/** Whether firestore.rules accept the write only as Undo: it brings back a reply, a follow-up, or an assignee. */
const isAllowedAsUndo = (stored: Stored, fields: RecordedFields | null) =>
  stored !== undefined &&
  fields !== null &&
  ((stored['status'] === 'new' && fields['status'] !== 'new') ||
    ['followUpOn', 'assignee'].some((name) => name in fields && fields[name] !== stored[name]));

const recordOf = (change: DocumentChange | undefined, key: string) =>
  doc(firestore(), 'changes', change ? recordId(change.collection, change.id, key) : '');

function isUnchanged(next: RecordedFields | null, stored: Stored): boolean {
  if (!next || !stored) return !next && !stored;
  return (
    haveSameFields(withoutDates(next), withoutDates(stored)) &&
    // Treats a malformed date as a difference, to replace it.
    next['createdAt'] === stored['createdAt']
  );
}

function isExpected({ expected }: DocumentChange, snapshot: DocumentSnapshot): boolean {
  if (typeof expected === 'function') return expected(snapshot.data());
  return expected === undefined || versionOf(snapshot) === expected;
}

function toStore(fields: RecordedFields): RecordedFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === COMMIT_TIME ? serverTimestamp() : value,
    ]),
  );
}
