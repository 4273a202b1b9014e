import type { Page, Request, Response } from '@playwright/test';
import { deferred } from '../support/network';

/** The Firestore call of a request: 'runQuery', 'runAggregationQuery', 'batchGet', 'commit'; otherwise ''. */
function databaseCall(request: Request): string {
  return /documents:(\w+)/.exec(request.url())?.[1] ?? '';
}

/** Counts the documents and the count queries that the database returns to the page from now on. */
export function countReads(page: Page) {
  const perCollection = new Map<string, number>();
  const pending: Promise<unknown>[] = [];
  const reads = {
    /** Count queries that were answered. */
    counts: 0,
    /** Waits until every response that has arrived is counted. */
    settled: () => Promise.all(pending),
    /** Documents of that collection that arrived. */
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

/**
 * Holds Firestore calls of one kind whose body contains `text`.
 * @returns a function that lets them continue
 */
export async function holdDatabaseCalls(page: Page, call: string, text: string) {
  const { released, release } = deferred();
  await page.route(new RegExp(`documents:${call}`), async (route) => {
    if (route.request().postData()?.includes(text)) await released;
    await route.fallback();
  });
  return release;
}
