import type { Page, Request, Response } from '@playwright/test';
import { deferred } from '../support/network';

/** Returns the Firestore method of a request, such as 'runQuery', 'batchGet', or 'commit'; '' for other requests. */
function databaseCall(request: Request): string {
  return /documents:(\w+)/.exec(request.url())?.[1] ?? '';
}

/** Counts the documents and aggregation results that the page receives from the database from now on. */
export function countReads(page: Page) {
  const perCollection = new Map<string, number>();
  const pending: Promise<unknown>[] = [];
  const reads = {
    /** Number of aggregation results. */
    counts: 0,
    /** Resolves when all responses received so far have been counted. */
    settled: () => Promise.all(pending),
    /** Number of documents received from the collection. */
    of: (collection: string) => perCollection.get(collection) ?? 0,
  };
  const count = async (response: Response) => {
    const call = databaseCall(response.request());
    if (call === 'runAggregationQuery') reads.counts += 1;
    if (call !== 'runQuery' && call !== 'batchGet') return;
    const names = (await response.text().catch(() => '')).matchAll(
      /"name":\s*"[^"]*\/documents\/(\w+)\/[^"/]+"/g,
    );
    for (const [, collection = ''] of names) {
      perCollection.set(collection, (perCollection.get(collection) ?? 0) + 1);
    }
  };
  page.on('response', (response) => void pending.push(count(response)));
  return reads;
}

/** Holds calls to a Firestore method whose request body contains `text`. @returns a function that releases them */
export async function holdDatabaseCalls(page: Page, call: string, text: string) {
  const { released, release } = deferred();
  await page.route(new RegExp(`documents:${call}`), async (route) => {
    if (route.request().postData()?.includes(text)) await released;
    await route.fallback();
  });
  return release;
}
