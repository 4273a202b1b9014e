import type { Page } from '@playwright/test';

/** A promise, and the function that fulfills it. */
export function deferred() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** Requests for the code of the application, which hydrates a page. */
export const APPLICATION = /assets\/site-/;

/** Holds the requests whose address matches until the returned function is called. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<() => void> {
  const { released, release } = deferred();
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
