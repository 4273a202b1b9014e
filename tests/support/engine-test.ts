import { expect, test as base } from 'vitest';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { clear, seed } from '../../scripts/samples/seed';
import { consoleProblems } from './console-errors';
import type { EngineBrowser } from './engine-browser';
import { startFirefox } from './engine-firefox';
import { createPage, type EnginePage } from './engine-page';
import { startWebKit } from './engine-webkit';

const { ENGINE = '', E2E_BASE_URL = '' } = process.env;
if (!ENGINE || !E2E_BASE_URL) throw new Error('Run these with `npm run test:engines`.');

/** `test` with a window that prefers this color scheme, and with sample data that nobody has changed. */
export const testIn = (scheme: 'light' | 'dark') =>
  base.extend<{ browser: EngineBrowser; page: EnginePage }>({
    browser: [
      // eslint-disable-next-line no-empty-pattern -- Vitest demands the braces
      async ({}, use) => {
        const start = ENGINE === 'firefox' ? startFirefox : startWebKit;
        const browser = await start(scheme);
        await use(browser);
        await browser.close();
      },
      { scope: 'file' },
    ],
    page: async ({ browser }, use) => {
      await clear(DEMO_PROJECT);
      await seed(DEMO_PROJECT);
      const window = await browser.openWindow();
      try {
        const page = createPage(window, E2E_BASE_URL);
        await page.resize(1280);
        await use(page);
        expect(consoleProblems(await window.errors())).toEqual([]);
      } finally {
        await window.close();
      }
    },
  });
