import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type FieldValue,
  type Transaction,
} from 'firebase/firestore/lite';
import { TimeoutError } from '@/domain/errors';
import { WRITE_TIMEOUT_MS } from './call';
import { firestore } from './firestore';

/** A date of a document to the nanosecond, '' if it has none. `updatedAt`, and `at` of its record, change with every save. */
export function versionOf(
  snapshot: DocumentSnapshot,
  field: 'updatedAt' | 'createdAt' | 'at' = 'updatedAt',
): string {
  const moment: unknown = snapshot.data()?.[field];
  return moment instanceof Timestamp ? `${moment.seconds}.${moment.nanoseconds}` : '';
}

/** The createdAt that firestore.rules demand: the stored one, or now where it is missing or malformed. */
export function keptCreatedAt(stored: unknown): Timestamp | FieldValue {
  return stored instanceof Timestamp ? stored : serverTimestamp();
}

/** A transaction in which each write comes with its record in `changes`, as firestore.rules demand (design 5). */
export interface RecordedTransaction {
  get: (reference: DocumentReference) => Promise<DocumentSnapshot>;
  /**
   * Replaces the stored document, creates it, or deletes it (null). Returns the id of the record, which holds the
   * whole document unless `recorded` says what it holds.
   */
  replace: (
    stored: DocumentSnapshot,
    fields: DocumentData | null,
    recorded?: RecordedParts,
  ) => string;
  /** Changes these fields and `updatedAt`; the record holds nothing else of the document, nor `unrecorded` fields. */
  change: (stored: DocumentSnapshot, fields: DocumentData, unrecorded?: DocumentData) => void;
}

/** What a record says of a document. `undoes`: the id of the deletion that a restoration of a contact undoes. */
interface RecordedParts {
  before: DocumentData | null;
  after: DocumentData | null;
  undoes?: string;
}

/** Attempts of a transaction that the rules refuse, and the longest pause between two. */
const MAX_REFUSALS = 5;
const MAX_PAUSE_MS = 100;

/**
 * Runs a transaction of an administrator. The SDK repeats it while the database is busy, for 15 s. Throws what
 * `update` throws, TimeoutError, AccessDeniedError if nobody is signed in, or Firebase's error.
 */
export async function transact<Result>(
  update: (transaction: RecordedTransaction) => Promise<Result>,
): Promise<Result> {
  const start = Date.now();
  // import() keeps firebase/auth (27 kB) out of what visitors load with the careers.
  const { readToken } = await import('./auth');
  // Without this, a transaction would hang if its token can't be renewed.
  const author = await readToken({ isFresh: false });
  for (let refusals = 1; ; refusals += 1) {
    try {
      return await runTransaction(firestore(), (transaction) => {
        // The caller has reported a failure by then, and the next save may have come: it must not be overwritten.
        if (Date.now() - start > WRITE_TIMEOUT_MS)
          throw new TimeoutError('The write came too late');
        return update(withRecords(transaction, author));
      });
    } catch (error) {
      // The rules also refuse a record whose `before` someone else has replaced since it was read: read again.
      const isRefused = error instanceof FirebaseError && error.code === 'permission-denied';
      if (!isRefused || refusals === MAX_REFUSALS) throw error;
      // At random, so that two administrators don't go on in step.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
    }
  }
}

function withRecords(
  transaction: Transaction,
  { uid, email }: { uid: string; email: string },
): RecordedTransaction {
  const commit = doc(collection(firestore(), 'commits'));
  let hasCommit = false;

  function record({ parent, id: document }: DocumentReference, parts: RecordedParts): string {
    if (!hasCommit) transaction.set(doc(commit.parent, uid), { id: commit.id });
    hasCommit = true;
    const id = `${parent.id}~${document}~${commit.id}`;
    const at = serverTimestamp();
    const change = { collection: parent.id, document, uid, email, at, ...parts };
    transaction.set(doc(firestore(), 'changes', id), change);
    return id;
  }

  return {
    get: (reference) => transaction.get(reference),
    replace: (stored, fields, recorded = { before: stored.data() ?? null, after: fields }) => {
      if (fields) transaction.set(stored.ref, fields);
      else transaction.delete(stored.ref);
      return record(stored.ref, recorded);
    },
    change: (stored, fields, unrecorded = {}) => {
      transaction.update(stored.ref, { ...fields, ...unrecorded, updatedAt: serverTimestamp() });
      const before = Object.keys(fields).map((name) => [name, stored.get(name) ?? null]);
      record(stored.ref, { before: Object.fromEntries(before) as DocumentData, after: fields });
    },
  };
}
