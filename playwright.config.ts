import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './scripts/tools/browser';

const { env } = process;

/** Environment variables of each site under test: `npm test` starts one per worker, with its own emulators. */
const sites = JSON.parse(env['E2E_SITES'] ?? '[{}]') as Record<string, string>[];
// Playwright sets the index in its workers, which load this file, too.
Object.assign(env, sites[Number(env['TEST_PARALLEL_INDEX'] ?? 0)]);

export default defineConfig({
  // Checks the environment and finds the browser.
  globalSetup: './tests/support/playwright-setup.ts',
  projects: [
    { name: 'screens', testDir: 'tests/screens' },
    { name: 'e2e', testDir: 'tests/e2e' },
  ],
  testMatch: '**/*.spec.ts',
  // The tests of a site share its database, so each worker has its own.
  workers: sites.length,
  fullyParallel: true,
  retries: 0,
  // Generous, for busy machines: a test that passes never waits for them.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(env['CI']),
  outputDir: 'test-results',
  reporter: [
    ['list'],
    ['json', { outputFile: env['E2E_REPORT'] ?? '.cache/playwright-report.json' }],
  ],
  use: {
    baseURL: env['E2E_BASE_URL'],
    viewport: { width: 1280, height: 800 },
    // No traces by default: they take about 15 % of the time. When needed: `npx playwright test --trace on`.
    launchOptions: {
      executablePath: env['CHROMIUM_PATH'],
      args: [
        ...BROWSER_ARGS,
        // Less work for pages that are open for seconds: no process for drawing, no optimizing compilers.
        '--in-process-gpu',
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
