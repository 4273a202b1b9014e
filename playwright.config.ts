import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './scripts/tools/browser';
import { sizeOf } from './tests/support/long';

const { env } = process;

/** Environment variables of each site under test. `npm test` starts one site with its own emulators per worker. */
const sites = JSON.parse(env['E2E_SITES'] ?? '[{}]') as Record<string, string>[];
const suites = env['PLAYWRIGHT_SUITES']?.split(',') ?? ['screens', 'e2e'];
// Playwright workers also load this file, with TEST_PARALLEL_INDEX set to the worker's index.
Object.assign(env, sites[Number(env['TEST_PARALLEL_INDEX'] ?? 0)]);

export default defineConfig({
  globalSetup: './tests/support/playwright-setup.ts',
  // Not a Playwright project for each suite, because each project starts its own workers and browsers.
  testMatch: suites.map((suite) => `tests/${suite}/**/*.spec.ts`),
  // The tests on one site share its database and can't run in parallel.
  workers: sites.length,
  fullyParallel: true,
  retries: 0,
  // Generous, for busy machines: a test takes seconds, and in the nightly run minutes.
  timeout: sizeOf(300_000, 1_800_000),
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(env['CI']),
  outputDir: 'test-results',
  use: {
    baseURL: env['E2E_BASE_URL'],
    viewport: { width: 1280, height: 800 },
    // Traces add about 15% to the run time. Enable them with `npx playwright test --trace on`.
    launchOptions: {
      executablePath: env['CHROMIUM_PATH'],
      args: [
        ...BROWSER_ARGS,
        // Each page is open for only a few seconds, so a GPU process and optimizing compilers wouldn't pay off.
        '--in-process-gpu',
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
