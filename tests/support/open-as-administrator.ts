import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { startSession, storeSession } from './accounts';

/** Opens a page of the back office as an administrator and waits until it has loaded. */
export async function openAsAdministrator(page: Page, path: string, heading: string) {
  const session = await startSession(DEMO_ACCOUNTS.administrator);
  const storing = await page.addInitScript(storeSession, session);
  await page.goto(path);
  await storing.dispose();
  // Polls at every frame, because the longer intervals of `expect` would add about 10% to the time of many tests.
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('h1')].some((h1) => h1.textContent === text),
    heading,
    { timeout: 15_000 },
  );
  // On a slow machine, the access check can replace a page that has just appeared.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
