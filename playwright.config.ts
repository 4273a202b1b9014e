import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/browser';
import { configuredPorts } from './scripts/ports';

const { env } = process;
const baseURL = env['E2E_BASE_URL'];
if (!baseURL) {
  throw new Error(
    'E2E_BASE_URL is not set. Run `npm test`, or against `npm run dev`: E2E_BASE_URL=http://localhost:5173 npx playwright test.',
  );
}

// Found once: the workers inherit this environment, as they do the emulators (those of `npm run dev`
// unless `npm test` names its own).
env['CHROMIUM_PATH'] = await findBrowser();
const ports = configuredPorts();
env['FIRESTORE_EMULATOR_HOST'] ??= `127.0.0.1:${ports.firestore}`;
env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `127.0.0.1:${ports.auth}`;

export default defineConfig({
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
    baseURL,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: env['CHROMIUM_PATH'], args: BROWSER_ARGS },
  },
});
