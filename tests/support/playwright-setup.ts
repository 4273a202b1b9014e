import { findBrowser } from '../../scripts/tools/browser';
import { configuredPorts } from '../../scripts/emulators/ports';

/** Sets what a Playwright run needs in the environment, which its workers inherit. */
export default async function setup(): Promise<void> {
  const { env } = process;
  if (!env['E2E_BASE_URL']) {
    throw new Error(
      'E2E_BASE_URL is not set. Run `npm test`, or against `npm run dev`: E2E_BASE_URL=http://localhost:5173 npx playwright test',
    );
  }
  env['CHROMIUM_PATH'] = await findBrowser();
  // The ports of `npm run dev`, unless `npm test` sets its own.
  const ports = configuredPorts();
  env['FIRESTORE_EMULATOR_HOST'] ??= `127.0.0.1:${ports.firestore}`;
  env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `127.0.0.1:${ports.auth}`;
}
