import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './scripts/tools/browser';

const { env } = process;

export default defineConfig({
  // Checks the environment and finds the browser.
  globalSetup: './tests/support/playwright-setup.ts',
  projects: [
    { name: 'screens', testDir: 'tests/screens' },
    { name: 'e2e', testDir: 'tests/e2e' },
  ],
  testMatch: '**/*.spec.ts',
  // All tests share one database, so files run one after the other.
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
    // No traces by default: they take about 15 % of the time. When needed: `npx playwright test --trace on`.
    launchOptions: { executablePath: env['CHROMIUM_PATH'], args: BROWSER_ARGS },
  },
});
