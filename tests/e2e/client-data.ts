import type { Page } from '@playwright/test';

/** Partial types for React's fiber tree and the query client in it. */
interface Fiber {
  memoizedProps: { client?: Client } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
type Client = Record<
  'getQueryCache' | 'getMutationCache',
  () => { getAll: () => { state: unknown }[] }
>;

/** All data in the page as JSON: elements, browser storage, and query caches. */
export function clientData(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const findClient = (fiber: Fiber | null): Client | undefined =>
      fiber
        ? (fiber.memoizedProps?.client ?? findClient(fiber.child) ?? findClient(fiber.sibling))
        : undefined;
    const root = document.getElementById('root') as unknown as Record<
      string,
      { stateNode: { current: Fiber } }
    >;
    const reactKey = Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? '';
    const client = findClient(root[reactKey]?.stateNode.current ?? null);
    if (!client) throw new Error('The query client was not found');
    const caches = [client.getQueryCache(), client.getMutationCache()];
    return JSON.stringify({
      elements: document.documentElement.outerHTML,
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
      cookies: document.cookie,
      history: history.state as unknown,
      databases: await indexedDB.databases(),
      cacheStorage: await window.caches.keys(),
      queryCaches: caches.flatMap((cache) => cache.getAll().map(({ state }) => state)),
    });
  });
}
