import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  startAfter,
  Timestamp,
  type DocumentSnapshot,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { firestore } from './firestore';

export interface Page<Item> {
  items: Item[];
  next: PageCursor | null;
}

/** Opaque outside src/data. */
export interface PageCursor {
  readonly after: unknown;
}

export interface PageRange {
  size: number;
  start?: PageCursor | null;
}

/** Version of a document: its date in ISO 8601 to the nanosecond; '-' without a date, '' without a document. */
export function versionOf(snapshot: DocumentSnapshot): string {
  if (!snapshot.exists()) return '';
  return textOfDate(snapshot.get('updatedAt')) ?? '-';
}

/** A timestamp in ISO 8601 to the nanosecond; null for any other value. */
function textOfDate(value: unknown): string | null {
  if (!(value instanceof Timestamp)) return null;
  const seconds = new Date(value.seconds * 1000).toISOString().slice(0, -'000Z'.length);
  return `${seconds}${String(value.nanoseconds).padStart(9, '0')}Z`;
}

/** Fields of a document, with Dates instead of Timestamps, including in nested maps. */
export function plainFields(snapshot: DocumentSnapshot): Record<string, unknown> {
  return plainMap(snapshot.data() ?? {});
}

function plainMap(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  const isMap = value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? plainMap(value as Record<string, unknown>) : value;
}

/** Whether Firestore accepts an ID of this form: https://firebase.google.com/docs/firestore/quotas#limits */
export const isDocumentId = (text: string) => !/^$|\/|^\.{1,2}$|^__.*__$/.test(text);

export async function readFirst<Item>(
  source: Query,
  size: number,
  parse: (snapshot: QueryDocumentSnapshot) => Item,
): Promise<Item[]> {
  return (await getDocs(query(source, limit(size)))).docs.map(parse);
}

export async function readPage<Item>(
  source: Query,
  { size, start }: PageRange,
  parse: (snapshot: QueryDocumentSnapshot) => Item,
): Promise<Page<Item>> {
  const from = start ? [startAfter(start.after as QueryDocumentSnapshot)] : [];
  const { docs } = await getDocs(query(source, ...from, limit(size + 1)));
  const shown = docs.slice(0, size);
  return {
    items: shown.map(parse),
    next: docs.length > size ? { after: shown.at(-1) } : null,
  };
}

/** The calls that every collection has. Its own file adds what selects documents. */
export function documentsIn<Item>(
  name: string,
  parse: (id: string, fields: Record<string, unknown>, version: string) => Item,
) {
  const toItem = (stored: DocumentSnapshot) =>
    parse(stored.id, plainFields(stored), versionOf(stored));
  return {
    toItem,
    where: (...constraints: QueryConstraint[]) =>
      query(collection(firestore(), name), ...constraints),
    /** Null if no document has this ID, or can have it: the ID may come from a URL. */
    async get(id: string): Promise<Item | null> {
      if (!isDocumentId(id)) return null;
      const stored = await getDoc(doc(firestore(), name, id));
      return stored.exists() ? toItem(stored) : null;
    },
  };
}

/** All items of a list, in pages small enough for the rules. */
export async function readAllPages<Item>(
  read: (range: PageRange) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let start: PageCursor | null = null;
  do {
    const page: Page<Item> = await read({ size: 50, start });
    items.push(...page.items);
    start = page.next;
  } while (start);
  return items;
}

export async function countDocuments(source: Query): Promise<number> {
  return (await getCount(source)).data().count;
}
