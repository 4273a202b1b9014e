import {
  test as base,
  expect,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test';
import { allowConsoleErrors, checkConsoleErrors, expectConsoleErrors } from './console-errors';
import { resetDatabase } from './database';
import { isHydrated } from './is-hydrated';

interface Fixtures {
  /** Clears the database before each test (automatic). */
  emptyDatabase: undefined;
  expectConsoleErrors: typeof expectConsoleErrors;
  allowConsoleErrors: typeof allowConsoleErrors;
  /** Fails the test on unexpected console errors (automatic). */
  checkConsoleErrors: undefined;
}

/** The error that the browser prints when a request fails; the site can't suppress it. */
const BROWSER_NETWORK_ERROR = /^Failed to load resource/;

/** The `test` function for all browser tests. Starts with an empty database; fails on unexpected console errors. */
export const test = base.extend<Fixtures>({
  emptyDatabase: [
    async ({}, use) => {
      await resetDatabase();
      await use(undefined);
    },
    { auto: true },
  ],
  expectConsoleErrors: async ({}, use) => use(expectConsoleErrors),
  allowConsoleErrors: async ({}, use) => use(allowConsoleErrors),
  checkConsoleErrors: [
    async ({ context }, use) => {
      const printed: string[] = [];
      const handleMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') printed.push(message.text());
      };
      const handleError = (error: WebError) => {
        printed.push(`Uncaught: ${error.error().message}`);
      };
      context.on('console', handleMessage).on('weberror', handleError);
      await use(undefined);
      // Some tests share a context.
      context.off('console', handleMessage).off('weberror', handleError);
      checkConsoleErrors(printed, BROWSER_NETWORK_ERROR);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interact(page);
  await waitForHydration(page);
}

/** Opens a page and waits until its start script, which the page adds after its load event, has run. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const script = await page.locator('link#start').getAttribute('href');
  // Resolves once the module has run.
  await page.evaluate((url) => import(url), script ?? '');
}

/** Triggers the first interaction, which starts hydration (src/app/start). */
export async function interact(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove')));
}

/** Waits until the page is hydrated or, if it has no prerendered content, rendered. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

export { expect };
