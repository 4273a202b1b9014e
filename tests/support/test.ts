import { test as base, expect, type Page } from '@playwright/test';
import { resetDatabase } from './database';

interface Fixtures {
  /** Starts each test with nothing stored (automatic). */
  emptyDatabase: undefined;
  /** Expects console errors that match: each pattern at least one. Any other error fails the test. */
  expectConsoleErrors: (...patterns: RegExp[]) => void;
  /** Fails the test on an unexpected console error (automatic). */
  failOnConsoleErrors: undefined;
}

/** Printed by the browser itself when a request fails; the site can't prevent it. */
const BROWSER_NETWORK_ERROR = /^Failed to load resource/;

/** `test` of all browser tests: starts with an empty database and fails on unexpected console errors. */
export const test = base.extend<Fixtures & { consolePatterns: RegExp[] }>({
  emptyDatabase: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands the braces
    async ({}, use) => {
      await resetDatabase();
      await use(undefined);
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright demands the braces
  consolePatterns: async ({}, use) => use([]),
  expectConsoleErrors: async ({ consolePatterns }, use) =>
    use((...patterns) => void consolePatterns.push(...patterns)),
  failOnConsoleErrors: [
    async ({ context, consolePatterns }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(`Uncaught: ${error.error().message}`));
      await use(undefined);
      const isExpected = (text: string) =>
        consolePatterns.some((pattern) => pattern.test(text)) ||
        (consolePatterns.length > 0 && BROWSER_NETWORK_ERROR.test(text));
      expect(
        errors.filter((text) => !isExpected(text)),
        'unexpected errors in the console',
      ).toEqual([]);
      const missing = consolePatterns.filter(
        (pattern) => !errors.some((text) => pattern.test(text)),
      );
      expect(missing.map(String), 'expected errors that were not printed').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated; until then only its links work. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interact(page);
  await waitForHydration(page);
}

/** Triggers the first interaction, on which a prerendered page hydrates (src/app/start). */
export async function interact(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove')));
}

/** Waits until the page is hydrated, or rendered where there is nothing to hydrate. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasReactKey = (element: Element | null, prefix: string) =>
      element !== null && Object.keys(element).some((key) => key.startsWith(prefix));
    // React adds its key to the root first, and to each element when it is hydrated.
    const content = document.querySelector('main *');
    return (
      hasReactKey(document.getElementById('root'), '__reactContainer') &&
      (content === null || hasReactKey(content, '__reactFiber'))
    );
  });
}

/** Makes the page behave as if it were built without prerendered data: it loads everything itself. */
export async function withoutPrerenderedData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const removeData = () => document.getElementById('prerendered-data')?.remove();
    new MutationObserver(removeData).observe(document, { childList: true, subtree: true });
  });
}

export { expect };
