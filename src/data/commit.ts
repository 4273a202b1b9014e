import { FirebaseError } from 'firebase/app';
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import {
  COMMIT_TIME,
  inverse,
  isUnchanged,
  type Change,
  type DocumentChange,
  type Stored,
} from '@/collections/change';
import {
  changeKind,
  loggedFields,
  type LoggedChange,
  type RecordedFields,
} from '@/collections/recorded-change';
import { ConflictError, InvalidDocumentError } from '@/domain/errors';
import { versionOf } from './documents';
import { firestore } from './firestore';

/** The pause before the second attempt is random, so that two administrators don't collide again. */
const MAX_PAUSE_MS = 200;

export interface Committed {
  /** Number of changes that were written. */
  changed: number;
  /** Number of changes that were left out, because someone had changed the same fields. */
  left: number;
  undo: Undo[];
}

/** Undoes a change that was written. */
export interface Undo extends Change {
  undoes: readonly LoggedChange[];
}

/** The idempotency key of a commit: its action, and the part of the action. To try again, pass the same object. */
export interface CommitKey {
  readonly action: string;
  readonly part: number;
  /** What the last attempt has written, if its response was lost. */
  written?: Committed;
}

/**
 * Writes changes in one transaction, each document with its entry in the history (design 14). A repeated attempt writes
 * nothing. Leaves out changes in conflict; throws ConflictError if the action has only one. Otherwise throws other
 * domain errors, what `next` throws, or Firebase's error: 'permission-denied' only if access was lost.
 */
export async function commit(
  changes: readonly Change[],
  key: CommitKey,
  signal: AbortSignal,
): Promise<Committed> {
  // import() keeps firebase/auth (27 kB) out of the public careers page.
  const { readToken } = await import('./auth');
  // Gets the token first, because a transaction hangs if it can't renew the token.
  const { uid } = await readToken({ isFresh: false });
  const groups = await Promise.all(
    changes.map(async (change) => {
      const { documents } = change;
      return { change, documents: typeof documents === 'function' ? await documents() : documents };
    }),
  );
  const email = String((await getDoc(doc(firestore(), 'admins', uid))).get('email') ?? '');
  const log = { ...key, uid, email };
  const attempt = () =>
    runTransaction(firestore(), async (transaction) => {
      signal.throwIfAborted();
      const read = await readAll(transaction, groups);
      // Reads the entry after the documents, because an earlier attempt may be committed in between.
      const isWritten = (await transaction.get(entryOf(key, 0))).exists();
      // Without an entry, an earlier attempt has failed, and its result doesn't count.
      if (!isWritten || !key.written) key.written = writeAll(transaction, read, log);
      signal.throwIfAborted();
      return key.written;
    });
  return attempt().catch(async (error: unknown) => {
    if (!isRefusal(error)) throw error;
    signal.throwIfAborted();
    if (!(await hasAccess(uid))) throw error;
    // The rules may also refuse a write if the document has changed since it was read, so read it again.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
    return attempt().catch((again: unknown) => {
      throw isRefusal(again) ? new InvalidDocumentError(again.message) : again;
    });
  });
}

const isRefusal = (error: unknown): error is FirebaseError =>
  error instanceof FirebaseError && error.code === 'permission-denied';

async function hasAccess(uid: string): Promise<boolean> {
  const { backOfficeAccess } = await import('./administrators');
  return (await backOfficeAccess(uid)) === 'granted';
}

interface Group {
  change: Change;
  documents: readonly DocumentChange[];
}

interface Log extends CommitKey {
  uid: string;
  email: string;
}

interface PlannedWrite extends DocumentChange {
  snapshot: DocumentSnapshot;
  before: Stored;
  /** Undefined keeps the document. */
  after: RecordedFields | null | undefined;
}

interface DocumentWrite extends PlannedWrite {
  after: RecordedFields | null;
}

const readAll = (transaction: Transaction, groups: readonly Group[]) =>
  Promise.all(
    groups.map(async ({ change, documents }) => ({
      change,
      documents,
      snapshots: await Promise.all(
        documents.map(({ collection, id }) => transaction.get(doc(firestore(), collection, id))),
      ),
    })),
  );

function writeAll(
  transaction: Transaction,
  read: Awaited<ReturnType<typeof readAll>>,
  log: Log,
): Committed {
  const needed = read
    .map(({ change, documents, snapshots }) => {
      const planned = planOf(documents, snapshots);
      return { change, planned, writes: planned.filter(isWrite) };
    })
    .filter(({ writes }) => writes.length > 0);
  // Documents that stay as they are must be as expected, too: the copy in the trash of an erased inquiry is missing.
  const possible = needed.filter(({ planned }) => planned.every(isExpected));
  // The last part of an action of many changes may have only one, too.
  const isOnlyChange = read.length === 1 && log.part === 0;
  if (isOnlyChange && possible.length < needed.length) throw new ConflictError();

  const writes = possible.flatMap((group) => group.writes);
  const logged = writes.filter(isLogged);
  for (const { snapshot, after } of writes) {
    if (after) transaction.set(snapshot.ref, toStore(after));
    else transaction.delete(snapshot.ref);
  }
  for (const [index, { collection, id, before, after }] of logged.entries()) {
    const { action, uid, email } = log;
    const fields = loggedFields(collection, before, after);
    transaction.set(entryOf(log, index), {
      collection,
      document: id,
      uid,
      email,
      at: serverTimestamp(),
      kind: changeKind({ before, after }),
      before: fields.before,
      after: fields.after && toStore(fields.after),
      action,
      size: logged.length,
    });
  }
  const at = timeOf(log);
  const undo = possible.map((group) => ({
    ...group.change,
    undoes: group.writes.filter(isLogged).map(({ collection, before, after }) => ({
      collection,
      ...loggedFields(collection, before, after),
    })),
    documents: async () => {
      const committed = await at();
      return group.writes.map(({ before, after, ...change }) =>
        inverse(change, before, after && toStore(after, committed)),
      );
    },
  }));
  return { changed: possible.length, left: needed.length - possible.length, undo };
}

function planOf(
  documents: readonly DocumentChange[],
  snapshots: readonly DocumentSnapshot[],
): PlannedWrite[] {
  const all: Stored[] = snapshots.map((snapshot) => snapshot.data());
  return documents.map((change, index) => {
    const [snapshot, before] = [snapshots[index] as DocumentSnapshot, all[index]];
    const after = change.next(before, all);
    const isKept = after === undefined || isUnchanged(after, before);
    return { ...change, snapshot, before, after: isKept ? undefined : after };
  });
}

const isWrite = (planned: PlannedWrite): planned is DocumentWrite => planned.after !== undefined;

function isExpected({ expected, snapshot, before }: PlannedWrite): boolean {
  if (typeof expected === 'function') return expected(before);
  return expected === undefined || versionOf(snapshot) === expected;
}

/** The history has one entry for an inquiry that is deleted or restored, not one for each of its two places. */
const isLogged = ({ collection }: DocumentWrite, index: number, writes: DocumentWrite[]) =>
  collection !== 'deletedContacts' ||
  !writes.some((other) => other.collection === 'contacts' && other.id === writes[index]?.id);

const entryOf = ({ action, part }: CommitKey, index: number) =>
  doc(firestore(), 'changes', `${action}~${part}~${index}`);

/** Reads the time of a commit from its first entry in the history, once. */
function timeOf(key: CommitKey): () => Promise<unknown> {
  let reading: Promise<DocumentSnapshot> | undefined;
  return async () => {
    reading ??= getDoc(entryOf(key, 0));
    try {
      return (await reading).get('at') as unknown;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  };
}

const toStore = (fields: RecordedFields, time: unknown = serverTimestamp()): RecordedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === COMMIT_TIME ? time : value]),
  );
