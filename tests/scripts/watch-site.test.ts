import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runningBackend } from '../../scripts/emulators/backend';
import { DEMO_SETTINGS } from '../../scripts/emulators/demo-project';
import { loadRules } from '../../scripts/emulators/firestore-emulator';
import { watchSite } from '../../scripts/watch/watch-site';

const PROJECT = 'demo-watch-site';
/** As App Check that is enforced, of which the emulator has none. */
const REFUSING = 'service cloud.firestore { match /{path=**} { allow read, write: if false; } }';

// What it finds of a site that is served: tests/e2e/watch-site.spec.ts.
it('npm run watch -- site says where nobody serves the site, and where it needs a debug token', async () => {
  const backend = runningBackend();
  await loadRules(backend.FIRESTORE_EMULATOR_HOST, PROJECT, REFUSING);
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  const settings = {
    ...DEMO_SETTINGS,
    ...backend,
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_APP_CHECK_SITE_KEY: 'site-key',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  const project = { name: PROJECT, auth: getAuth(app), db: getFirestore(app) };
  const options = { origin: 'http://127.0.0.1:2', settings, retryMs: 0 };
  expect(await watchSite(project, options)).toBe(1);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /^✗ http:\/\/127\.0\.0\.1:2\/build\.json could not be read: .* Check the domain/,
    ),
    expect.stringMatching(
      /^✗ The rules and the contact form weren’t tried: App Check is enforced, /,
    ),
  ]);
});
