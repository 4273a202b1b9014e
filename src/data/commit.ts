import { FirebaseError } from 'firebase/app';
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { recordId, type RecordedCollection } from '@/domain/change';
import { versionOf } from './documents';
import { firestore } from './firestore';

/** Idempotency key of a commit. */
export interface CommitKey {
  /** A `randomId`, made before the first attempt and kept until the result is known. */
  id: string;
  /** Commits of the same person to the same document whose results are unknown, the last one last. */
  earlier?: readonly string[] | undefined;
  /** Aborted at the deadline, after which nothing is sent. */
  signal: AbortSignal;
}

interface Write {
  stored: DocumentSnapshot;
  /** null deletes it. */
  fields: DocumentData | null;
  /** What its record holds: the whole document if undefined, nothing if null (design 5). */
  recorded?: { before: DocumentData | null; after: DocumentData | null } | null;
}

type Snapshots<References> = { [Index in keyof References]: DocumentSnapshot };

/** Attempts that the rules refuse, and the longest pause between two. */
const MAX_REFUSALS = 5;
const MAX_PAUSE_MS = 100;

/**
 * Writes documents with their records (design 5), once per key, however often it is called. `edit` may run repeatedly.
 * @returns the id of the first document's record; without a write, that of `ownRecord`. Throws what `edit` throws, the
 *   reason of the signal, AccessDeniedError if nobody is signed in, or Firebase's error
 */
export async function commit<References extends readonly DocumentReference[]>(
  key: CommitKey,
  references: References,
  edit: (...stored: Snapshots<References>) => Write[] | Promise<Write[]>,
): Promise<string | null> {
  const { id, signal } = key;
  const [first] = references;
  if (!first) return null;
  // import() keeps firebase/auth (27 kB) out of what visitors load with the careers.
  const { readToken } = await import('./auth');
  // Without this, a transaction would hang if its token can't be renewed.
  const { uid } = await readToken({ isFresh: false });
  for (let refusals = 1; ; refusals += 1) {
    try {
      return await runTransaction(firestore(), async (transaction) => {
        signal.throwIfAborted();
        const [administrator, ...stored] = await Promise.all([
          getDoc(doc(firestore(), 'admins', uid)),
          ...references.map((reference) => transaction.get(reference)),
        ]);
        // After the documents, because an earlier attempt may arrive in between.
        const own = await transaction.get(recordAt(first, id));
        if (own.exists()) return own.id;
        const writes = await edit(...(stored as Snapshots<References>));
        if (writes.length === 0) return stored[0] ? ownRecord(key, stored[0]) : null;
        signal.throwIfAborted();
        const { email = '' } = (administrator.data() ?? {}) as { email?: unknown };
        transaction.set(doc(firestore(), 'commits', uid), { id });
        for (const { stored, fields, recorded } of writes) {
          if (fields) transaction.set(stored.ref, fields);
          else transaction.delete(stored.ref);
          if (recorded === null) continue;
          const { parent, id: document } = stored.ref;
          const record = { collection: parent.id, document, uid, email, at: serverTimestamp() };
          const whole = { before: stored.data() ?? null, after: fields };
          transaction.set(recordAt(stored.ref, id), { ...record, ...(recorded ?? whole) });
        }
        return own.id;
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

/** The record of the earlier commit that has stored the document as it is, or has deleted it; else null. */
export async function ownRecord(
  { earlier = [] }: CommitKey,
  stored: DocumentSnapshot,
): Promise<string | null> {
  for (const id of earlier.toReversed()) {
    const record = await getDoc(recordAt(stored.ref, id));
    const version = record.get('after') ? versionOf(record, 'at') : '';
    if (record.exists() && version === versionOf(stored)) return record.id;
  }
  return null;
}

function recordAt({ parent, id }: DocumentReference, commitId: string): DocumentReference {
  return doc(firestore(), 'changes', recordId(parent.id as RecordedCollection, id, commitId));
}
