import { test as base } from 'vitest';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { clear, seed } from '../../scripts/samples/seed';
import { checkConsoleErrors } from '../support/console-errors';
import { startLossyProxy, type LossyProxy } from '../support/lossy-proxy';
import type { EngineBrowser } from './engine-browser';
import { startFirefox } from './engine-firefox';
import { createPage, type EnginePage } from './engine-page';
import { startWebKit } from './engine-webkit';

interface Fixtures {
  $worker: { browser: EngineBrowser };
  /** `lossySite` serves the same site on another origin and can lose files. */
  $test: { page: EnginePage; lossySite: LossyProxy };
}

const { ENGINE = '', E2E_BASE_URL = '' } = process.env;
if (!ENGINE || !E2E_BASE_URL)
  throw new Error(
    'ENGINE or E2E_BASE_URL is not set. Run these tests with `npm run test:engines`.',
  );

/** The `test` function for engine tests. Each starts with the sample data and fails on unexpected console errors. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await (ENGINE === 'firefox' ? startFirefox() : startWebKit());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  lossySite: async ({}, use) => {
    const proxy = await startLossyProxy(E2E_BASE_URL);
    await use(proxy);
    await proxy.close();
  },
  page: async ({ browser }, use) => {
    await clear(DEMO_PROJECT);
    await seed(DEMO_PROJECT);
    const window = await browser.openWindow();
    try {
      const page = createPage(window, E2E_BASE_URL);
      await page.resize(1280);
      await use(page);
      checkConsoleErrors(await window.errors());
    } finally {
      await window.close();
    }
  },
});
