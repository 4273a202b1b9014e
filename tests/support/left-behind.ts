import type { Page } from '@playwright/test';

/** As much as is needed of React's tree and of the query client that stands in it. */
interface Fiber {
  memoizedProps: { client?: Client } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
interface Cache {
  getAll: () => { state: unknown }[];
}
interface Client {
  getQueryCache: () => Cache;
  getMutationCache: () => Cache;
}

/** Everything that the page has and keeps, as text: its elements, every kind of storage, and its caches. */
export function leftBehind(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const find = (fiber: Fiber | null): Client | undefined =>
      fiber ? (fiber.memoizedProps?.client ?? find(fiber.child) ?? find(fiber.sibling)) : undefined;
    const root = document.getElementById('root') as unknown as Record<
      string,
      { stateNode: { current: Fiber } }
    >;
    const mark = Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? '';
    const client = find(root[mark]?.stateNode.current ?? null);
    if (!client) throw new Error('The query client was not found');
    const caches = [client.getQueryCache(), client.getMutationCache()];
    return JSON.stringify({
      elements: document.documentElement.outerHTML,
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
      cookies: document.cookie,
      history: history.state as unknown,
      databases: await indexedDB.databases(),
      caches: await window.caches.keys(),
      known: caches.flatMap((cache) => cache.getAll().map(({ state }) => state)),
    });
  });
}
