import type { Page } from '@playwright/test';

/** A promise and the function that resolves it. */
export function deferred() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** URL of the JavaScript chunk that hydrates pages. */
export const APPLICATION = /assets\/site-/;

/** Console errors printed when fast-forwarding the clock times out pending reads. */
export const READ_TIMED_OUT = /^Failed to (count|fetch|initialize) [\w ]+ \(TimeoutError\)/;

/** Holds requests whose URL matches until the returned function is called. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<() => void> {
  const { released, release } = deferred();
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Turns off preloading of the pages that links lead to. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
