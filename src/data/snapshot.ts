import { SNAPSHOT_COLLECTIONS } from '@/collections/collections';
import { contentOf, type Content, type StoredDocument } from '@/collections/snapshot';
import { lazy } from './call-with-deadline';
import type { Page, PageCursor } from './documents';
import type { Control } from './write';

const documentsData = lazy(() => import('./snapshot-documents'));

const PAGE_SIZE = 200;

/** Reads all documents for a snapshot. Throws the signal's reason after Cancel. */
export async function readContent({
  signal,
  onProgress,
}: Control): Promise<Content<StoredDocument>> {
  const content = contentOf<StoredDocument[]>(() => []);
  const counts = await Promise.all(
    SNAPSHOT_COLLECTIONS.map((name) => documentsData.countStoredDocuments(name)),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const name of SNAPSHOT_COLLECTIONS) {
    let start: PageCursor | null = null;
    do {
      signal.throwIfAborted();
      const range = { size: PAGE_SIZE, start };
      const page: Page<StoredDocument> = await documentsData.listStoredDocuments(name, range);
      content[name].push(...page.items);
      done += page.items.length;
      onProgress(done, Math.max(total, done));
      start = page.next;
    } while (start);
  }
  signal.throwIfAborted();
  return content;
}
