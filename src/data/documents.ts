import {
  endAt,
  getCount,
  getDocs,
  limit,
  query,
  startAfter,
  Timestamp,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

/** One page of a long list. `next` leads to the following page and is null on the last one. */
export interface Page<Item> {
  items: Item[];
  next: PageCursor | null;
}

/** Where a page ended; opaque outside of src/data. */
export interface PageCursor {
  readonly after: unknown;
}

/** The fields of a document, with dates instead of Firebase's timestamps. */
export function plainFields(snapshot: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(snapshot.data() ?? {});
  return Object.fromEntries(
    fields.map(([name, value]) => [name, value instanceof Timestamp ? value.toDate() : value]),
  );
}

/** The first documents of a query, at most `size`. */
export async function readFirst<Item>(
  source: Query,
  size: number,
  parse: (snapshot: QueryDocumentSnapshot) => Item,
): Promise<Item[]> {
  return (await getDocs(query(source, limit(size)))).docs.map(parse);
}

/**
 * Reads one page of a query. One document more than asked for is read, to know whether there is a next page.
 * @param size documents on the page
 */
export async function readPage<Item>(
  source: Query,
  size: number,
  cursor: PageCursor | null,
  parse: (snapshot: QueryDocumentSnapshot) => Item,
): Promise<Page<Item>> {
  const { docs } = await getDocs(query(source, ...startOf(cursor), limit(size + 1)));
  const shown = docs.slice(0, size);
  return {
    items: shown.map(parse),
    next: docs.length > size ? { after: shown.at(-1) } : null,
  };
}

/**
 * Reads a page again, from its own cursor to the one that it led to, so that the pages around it still fit.
 * A last page (`end` null) is read from its cursor on, up to `size` documents.
 */
export async function readPageAgain<Item>(
  source: Query,
  size: number,
  { start, end }: { start: PageCursor | null; end: PageCursor | null },
  parse: (snapshot: QueryDocumentSnapshot) => Item,
): Promise<Page<Item>> {
  if (!end) return readPage(source, size, start, parse);
  const to = endAt(end.after as QueryDocumentSnapshot);
  const { docs } = await getDocs(query(source, ...startOf(start), to));
  return { items: docs.map(parse), next: end };
}

function startOf(cursor: PageCursor | null) {
  return cursor ? [startAfter(cursor.after as QueryDocumentSnapshot)] : [];
}

/** Number of documents that a query finds, without reading them. */
export async function countDocuments(source: Query): Promise<number> {
  return (await getCount(source)).data().count;
}
