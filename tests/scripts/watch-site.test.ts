import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runningBackend } from '../../scripts/emulators/backend';
import { loadRules } from '../../scripts/emulators/firestore-emulator';
import { finishedProject, PROJECT as FIRM_PROJECT } from './google-project';
import { Refusal } from './google-routes';
import { startGoogle } from './google-stand-in';
import { startScript } from './run-script';

const PROJECT = 'demo-watch-site';
/** Refuses everything, as enforced App Check does; the emulator doesn't support App Check. */
const REFUSING = 'service cloud.firestore { match /{path=**} { allow read, write: if false; } }';
const RUN_WATCH_SITE = fileURLToPath(new URL('./run-watch-site.ts', import.meta.url));

// For tests with a running site, see tests/e2e/watch-site.spec.ts.
it('npm run watch -- site reports that no server responds, what was deployed differently, and that App Check needs a debug token', async () => {
  const backend = runningBackend();
  await loadRules(backend.FIRESTORE_EMULATOR_HOST, PROJECT, REFUSING);
  const google = await startGoogle({ ...finishedProject(), indexes: [] });
  google.faults.set('releases/cloud.firestore', () => new Refusal(403, 'It is refused'));
  const { exitCode, all } = await startScript(RUN_WATCH_SITE, [], {
    ...backend,
    ORIGIN: 'http://127.0.0.1:2',
    REAL_PROJECT: FIRM_PROJECT,
    GOOGLE_APIS_URL: google.url,
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
      /^✗ Firestore: rules as in firestore\.rules: couldn’t be compared\. .* roles\/firebaserules\.viewer\.$/,
    ),
    expect.stringMatching(
      /^✗ Firestore: indexes as in firestore\.indexes\.json: missing: careers \(isActive /,
    ),
    expect.stringMatching(
      /^✗ The rules and the contact form weren’t checked: App Check is enforced, /,
    ),
  ]);
  expect(exitCode).toBe(1);
});
