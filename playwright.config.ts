import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './scripts/tools/browser';

const { env } = process;

export default defineConfig({
  // Says what is missing, and finds the browser.
  globalSetup: './tests/support/playwright-setup.ts',
  projects: [
    { name: 'screens', testDir: 'tests/screens' },
    { name: 'e2e', testDir: 'tests/e2e' },
  ],
  testMatch: '**/*.spec.ts',
  // One world of data for all: the files run one after the other.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(env['CI']),
  outputDir: 'test-results',
  reporter: [
    ['list'],
    ['json', { outputFile: env['E2E_REPORT'] ?? '.cache/playwright-report.json' }],
  ],
  use: {
    baseURL: env['E2E_BASE_URL'],
    viewport: { width: 1280, height: 800 },
    // A trace costs a seventh of the time, also of tests that pass: `npx playwright test --trace on` when needed.
    launchOptions: { executablePath: env['CHROMIUM_PATH'], args: BROWSER_ARGS },
  },
});
