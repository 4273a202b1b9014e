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

/** `next` is the cursor of the following page, null on the last one. */
export interface Page<Item> {
  items: Item[];
  next: PageCursor | null;
}

/** Opaque outside of src/data. */
export interface PageCursor {
  readonly after: unknown;
}

/** Fields of a document, with dates instead of Firebase timestamps. */
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

/** Reads one page of a query, and one document more to know whether there is a next page. */
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

/** Reloads a page between its own cursors, so that the neighboring pages still fit; a last one up to `size`. */
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

/** Counts the documents of a query without reading them. */
export async function countDocuments(source: Query): Promise<number> {
  return (await getCount(source)).data().count;
}
