import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { Page, PageRange } from './documents';

const SCAN_SIZE = 100;
const MAX_SCANNED = 500;

/** Like readPage, filtered by `matches`. Reads at most 500 documents, so a page may be short or empty. */
export async function scanPage<Item>(
  source: Query,
  { size, start }: PageRange,
  parse: (snapshot: QueryDocumentSnapshot) => Item,
  matches: (item: Item) => boolean,
): Promise<Page<Item>> {
  const items: Item[] = [];
  let last = start?.after as QueryDocumentSnapshot | undefined;
  for (let read = 0; read < MAX_SCANNED && items.length < size; read += SCAN_SIZE) {
    const from = last ? [startAfter(last)] : [];
    const { docs } = await getDocs(query(source, ...from, limit(SCAN_SIZE)));
    for (const snapshot of docs) {
      const item = parse(snapshot);
      if (matches(item)) {
        if (items.length === size) return { items, next: { after: last } };
        items.push(item);
      }
      last = snapshot;
    }
    if (docs.length < SCAN_SIZE) return { items, next: null };
  }
  return { items, next: { after: last } };
}
