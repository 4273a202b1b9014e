import { findBrowser } from '../../scripts/tools/browser';
import { configuredPorts } from '../../scripts/emulators/ports';

/** Sets the environment variables that a Playwright run needs. Its workers inherit them. */
export default async function setup(): Promise<void> {
  const { env } = process;
  if (!env['E2E_BASE_URL']) {
    throw new Error(
      'E2E_BASE_URL is not set. Run `npm test` or, while `npm run dev` is running, `E2E_BASE_URL=http://localhost:5173 npx playwright test`.',
    );
  }
  env['CHROMIUM_PATH'] = await findBrowser();
  // The ports default to those of `npm run dev`.
  const ports = configuredPorts();
  env['FIRESTORE_EMULATOR_HOST'] ??= `127.0.0.1:${ports.firestore}`;
  env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `127.0.0.1:${ports.auth}`;
}
