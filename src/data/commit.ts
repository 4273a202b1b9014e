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
import { BusyError } from '@/domain/errors';
import { versionOf } from './documents';
import { firestore } from './firestore';

export interface CommitKey {
  /** A `randomId`, the same for all attempts until the result is known. */
  id: string;
  /** IDs of the user's earlier commits to the document if their results are unknown, oldest first. */
  earlier?: readonly string[] | undefined;
  /** Aborted at the deadline; nothing is sent after that. */
  signal: AbortSignal;
}

interface Write {
  stored: DocumentSnapshot;
  /** null deletes the document. */
  fields: DocumentData | null;
  /** Content of the record: the whole document if undefined; no record if null (design 4). */
  recorded?: { before: DocumentData | null; after: DocumentData | null; undoes?: string } | null;
}

type Snapshots<References> = { [Index in keyof References]: DocumentSnapshot };

/** Maximum number of refused attempts. The pause after each is random, so that two administrators don't collide again. */
const MAX_REFUSALS = 10;
const PAUSE_MS = 100;

/**
 * Writes documents and their records (design 4), only once per key. `edit` may run repeatedly. Returns the ID of the
 * first record or, if nothing is written, what `ownRecord` returns. Throws what `edit` and `readToken` throw, the
 * signal's reason, BusyError, or Firebase's error: 'permission-denied' only if the user has lost access.
 */
export async function commit<References extends readonly DocumentReference[]>(
  key: CommitKey,
  references: References,
  edit: (...stored: Snapshots<References>) => Write[] | Promise<Write[]>,
): Promise<string | null> {
  const { id, signal } = key;
  const [first] = references;
  if (!first) return null;
  // import() keeps firebase/auth (27 kB) out of the public careers page.
  const { readToken } = await import('./auth');
  // Gets the token first, because a transaction hangs if it can't renew the token.
  const { uid } = await readToken({ isFresh: false });
  for (let refusals = 1; ; refusals += 1) {
    try {
      return await runTransaction(firestore(), async (transaction) => {
        signal.throwIfAborted();
        const [administrator, ...stored] = await Promise.all([
          getDoc(doc(firestore(), 'admins', uid)),
          ...references.map((reference) => transaction.get(reference)),
        ]);
        // Reads the record after the documents, because an earlier attempt may be committed in between.
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
      const isRefused = error instanceof FirebaseError && error.code === 'permission-denied';
      if (!isRefused) throw error;
      signal.throwIfAborted();
      if (!(await hasAccess(uid))) throw error;
      // The rules also refuse a write if the document has changed since it was read, so read it again.
      if (refusals === MAX_REFUSALS) throw new BusyError(error.message, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * refusals));
    }
  }
}

async function hasAccess(uid: string): Promise<boolean> {
  const { backOfficeAccess } = await import('./administrators');
  return (await backOfficeAccess(uid)) === 'granted';
}

/** Record ID of the earlier commit that saved the document's current version or deleted the document; else null. */
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
