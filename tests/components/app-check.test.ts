import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/* Uses the real SDK; Google's servers and script are simulated. */

const SITE = {
  VITE_FIREBASE_PROJECT_ID: 'site',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  // Overrides the emulator hosts that `npm test` sets.
  VITE_FIRESTORE_EMULATOR_HOST: '',
  VITE_AUTH_EMULATOR_HOST: '',
};
const sent: { url: string; headers: Headers }[] = [];

beforeEach(async () => {
  vi.resetModules();
  // Another test file in this worker may have started the demo project's app.
  await Promise.all(getApps().map(deleteApp));
  sent.length = 0;
  for (const [name, value] of Object.entries(SITE)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    sent.push({ url, headers: new Headers(request.headers) });
    return Promise.resolve(Response.json([]));
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
  await Promise.all(getApps().map(deleteApp));
});

async function readServices() {
  const { listServices } = await import('@/data/services');
  return listServices();
}

it.each(['', undefined])(
  'without a site key (%j), App Check sends no requests',
  async (siteKey) => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
    await readServices();
    expect(document.querySelector('script')).toBeNull();
    expect(sent.map(({ url }) => new URL(url).host)).toEqual(['firestore.googleapis.com']);
    expect(sent[0]?.headers.get('X-Firebase-AppCheck')).toBeNull();
  },
);

// tests/e2e/app-check.spec.ts covers requests with a site key.
it('with a site key, reCAPTCHA doesn’t load until the first request', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
  await import('@/data/services');
  await import('@/data/auth');
  expect(document.querySelector('script')).toBeNull();
});
