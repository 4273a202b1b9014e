import type {
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
  Transaction,
} from 'firebase/firestore/lite';
import { read } from './deadline';
import { loadAuth, loadFirestore } from './firebase';

/** One page of a long list. `next` leads to the following page and is null on the last one. */
export interface Page<Item> {
  items: Item[];
  next: PageCursor | null;
}

/** Where a page ended; of no meaning outside this folder. */
export interface PageCursor {
  readonly after: unknown;
}

function isTimestamp(value: unknown): value is Timestamp {
  // Its method, since a stored map may have any keys, and the SDK with the class is loaded late.
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

/** The fields of a document with its timestamps as dates: Firebase types never leave this folder. */
export function plainFields(snapshot: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(snapshot.data() ?? {});
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isTimestamp(value) ? value.toDate() : value]),
  );
}

/** Text that changes with every save: `updatedAt` to the nanosecond, '' where there is none. */
export function versionOf(
  snapshot: DocumentSnapshot,
  field: 'updatedAt' | 'createdAt' = 'updatedAt',
): string {
  const moment: unknown = snapshot.data()?.[field];
  return isTimestamp(moment) ? `${moment.seconds}.${moment.nanoseconds}` : '';
}

/** The first documents of a query, at most `size`, and no document more is read. */
export async function readFirst<Item>(
  query: Query,
  size: number,
  parse: (snapshot: QueryDocumentSnapshot) => Item,
): Promise<Item[]> {
  const sdk = await loadFirestore();
  return (await sdk.getDocs(sdk.query(query, sdk.limit(size)))).docs.map(parse);
}

/**
 * Reads one page of a query. One document more than asked for is read, to know whether there is a next page.
 * @param size documents on the page
 */
export async function readPage<Item>(
  query: Query,
  size: number,
  cursor: PageCursor | null,
  parse: (snapshot: QueryDocumentSnapshot) => Item,
): Promise<Page<Item>> {
  const sdk = await loadFirestore();
  const position = cursor ? [sdk.startAfter(cursor.after as QueryDocumentSnapshot)] : [];
  const { docs } = await sdk.getDocs(sdk.query(query, ...position, sdk.limit(size + 1)));
  const shown = docs.slice(0, size);
  return {
    items: shown.map(parse),
    next: docs.length > size ? { after: shown.at(-1) } : null,
  };
}

/**
 * Reads a page again that was read before, from its own cursor to the one that it led to: what has come
 * since is in it, what has gone is not, and the pages around it still fit. Of a last page (`end` null)
 * the documents after it are read too, up to `size` of them in all.
 */
export async function readPageAgain<Item>(
  query: Query,
  size: number,
  { start, end }: { start: PageCursor | null; end: PageCursor | null },
  parse: (snapshot: QueryDocumentSnapshot) => Item,
): Promise<Page<Item>> {
  if (!end) return readPage(query, size, start, parse);
  const sdk = await loadFirestore();
  const from = start ? [sdk.startAfter(start.after as QueryDocumentSnapshot)] : [];
  const to = sdk.endAt(end.after as QueryDocumentSnapshot);
  const { docs } = await sdk.getDocs(sdk.query(query, ...from, to));
  return { items: docs.map(parse), next: end };
}

/** Documents looked through at a time for those without a date. */
const STRIDE = 500;

/**
 * The documents that have no `createdAt` at all: no query ordered by it finds them, and none can ask for
 * them. They are looked for in the order of their ids, until `expected` are found. The deadline of a read
 * holds for each stride.
 */
export async function readUndated<Item>(
  all: Query,
  expected: number,
  parse: (snapshot: QueryDocumentSnapshot) => Item,
): Promise<Item[]> {
  const sdk = await loadFirestore();
  const byId = sdk.query(all, sdk.orderBy(sdk.documentId()), sdk.limit(STRIDE));
  const found: QueryDocumentSnapshot[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const stride = last ? sdk.query(byId, sdk.startAfter(last)) : byId;
    const { docs } = await read(() => sdk.getDocs(stride));
    found.push(...docs.filter((document) => document.data()['createdAt'] === undefined));
    last = docs[STRIDE - 1];
  } while (last && found.length < expected);
  return found.map(parse);
}

/** Number of documents that a query finds; the documents themselves are not read. */
export async function countDocuments(query: Query): Promise<number> {
  const { getCount } = await loadFirestore();
  return (await getCount(query)).data().count;
}

/**
 * Attempts of a transaction, so that two administrators at once come through; the SDK's own five would
 * keep somebody without a connection waiting for ten seconds.
 */
const ATTEMPTS = { maxAttempts: 3 };

/** Runs a transaction of somebody signed in. */
export async function transact<Result>(
  update: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const [{ db, runTransaction }, { auth }] = await Promise.all([loadFirestore(), loadAuth()]);
  // The SDK's transactions break down, and never end, where they can't renew the session. Renewed before, it
  // fails like in any other call.
  await auth.currentUser?.getIdToken();
  return runTransaction(db, update, ATTEMPTS);
}
