import { test as base, expect, type Page } from '@playwright/test';
import { resetWorld } from './world';

interface Fixtures {
  /** Starts each test with nothing stored (automatic). */
  emptyWorld: undefined;
  /** Says which errors in the console the test expects; any other one fails it. */
  expectConsoleErrors: (...patterns: RegExp[]) => void;
  /** Watches the console of the page (automatic). */
  quietConsole: undefined;
}

/** What the browser itself writes when an answer is an error or never comes; the site can't prevent it. */
const BROWSER_NETWORK_ERROR = /^Failed to load resource/;

/** `test` of all screen tests: an empty world, and an unexpected error in the console is a failure. */
export const test = base.extend<Fixtures & { consolePatterns: RegExp[] }>({
  emptyWorld: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands the braces
    async ({}, use) => {
      await resetWorld();
      await use(undefined);
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright demands the braces
  consolePatterns: async ({}, use) => use([]),
  expectConsoleErrors: async ({ consolePatterns }, use) =>
    use((...patterns) => void consolePatterns.push(...patterns)),
  quietConsole: [
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
    },
    { auto: true },
  ],
});

/**
 * Opens a page, stirs, as a visitor who means to use it, and waits until React has taken it over: before that
 * a static page is links and words only.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await stir(page);
  await isTakenOver(page);
}

/** The first sign that the visitor means to use the page: without one it stays as it was served for a while. */
export async function stir(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove')));
}

/** Waits until the application has the page. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isKnown = (element: Element | null, mark: string) =>
      element !== null && Object.keys(element).some((key) => key.startsWith(mark));
    // React marks the root first, and each element when it has taken that over.
    const content = document.querySelector('main *');
    return (
      isKnown(document.getElementById('root'), '__reactContainer') &&
      (content === null || isKnown(content, '__reactFiber'))
    );
  });
}

export { expect };
