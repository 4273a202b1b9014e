import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runningBackend } from '../../scripts/emulators/backend';
import { loadRules } from '../../scripts/emulators/firestore-emulator';
import { startScript } from './run-script';

const PROJECT = 'demo-watch-site';
/** As if App Check, which the emulator doesn't have, were enforced. */
const REFUSING = 'service cloud.firestore { match /{path=**} { allow read, write: if false; } }';
const RUN_WATCH_SITE = fileURLToPath(new URL('./run-watch-site.ts', import.meta.url));

// What it finds on a site that is served: tests/e2e/watch-site.spec.ts.
it('npm run watch -- site says where nobody serves the site, and where it needs a debug token', async () => {
  const backend = runningBackend();
  await loadRules(backend.FIRESTORE_EMULATOR_HOST, PROJECT, REFUSING);
  const { exitCode, all } = await startScript(RUN_WATCH_SITE, [], {
    ...backend,
    ORIGIN: 'http://127.0.0.1:2',
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_APP_CHECK_SITE_KEY: 'site-key',
  });
  expect(all.split('\n')).toEqual([
    expect.stringMatching(
      /^✗ http:\/\/127\.0\.0\.1:2\/build\.json could not be read: .* Check the domain/,
    ),
    expect.stringMatching(
      /^✗ The rules and the contact form weren’t tried: App Check is enforced, /,
    ),
  ]);
  expect(exitCode).toBe(1);
});
