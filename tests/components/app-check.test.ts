import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/* The real SDK; Google's servers and script are simulated. */

const SITE = {
  VITE_FIREBASE_PROJECT_ID: 'site',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  // Set by npm test.
  VITE_FIRESTORE_EMULATOR_HOST: '',
  VITE_AUTH_EMULATOR_HOST: '',
};
const sent: { url: string; headers: Headers }[] = [];

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  for (const [name, value] of Object.entries(SITE)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    sent.push({ url, headers: new Headers(request.headers) });
    const isExchange = url.includes('firebaseappcheck');
    return Promise.resolve(
      Response.json(isExchange ? { token: 'app-check-token', ttl: '3600s' } : []),
    );
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
  await Promise.all(getApps().map(deleteApp));
});

/** Simulates the part of Google's script that the SDK uses. */
function simulateRecaptcha() {
  let succeed: () => void = () => undefined;
  const render = vi.fn((_where: unknown, options: { sitekey: string; callback: () => void }) => {
    succeed = options.callback;
    return 'widget';
  });
  const ready = (then: () => void) => then();
  const execute = () => {
    succeed();
    return Promise.resolve('recaptcha-token');
  };
  vi.stubGlobal('grecaptcha', { enterprise: { ready, render, execute } });
  return render;
}

async function readServices() {
  const { listServices } = await import('@/data/services');
  return listServices();
}

const tokenSentTo = (host: string) =>
  sent.find(({ url }) => url.includes(host))?.headers.get('X-Firebase-AppCheck');

it.each(['', undefined])('without a site key (%j) App Check sends no request', async (siteKey) => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  await readServices();
  expect(document.querySelector('script')).toBeNull();
  expect(sent.map(({ url }) => new URL(url).host)).toEqual(['firestore.googleapis.com']);
  expect(tokenSentTo('firestore')).toBeNull();
});

describe('with a site key', () => {
  beforeEach(() => vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key'));

  it('reCAPTCHA is not loaded before the first call', async () => {
    await import('@/data/services');
    await import('@/data/auth');
    expect(document.querySelector('script')).toBeNull();
  });

  // A database request: tests/e2e/app-check.spec.ts.
  it('a login carries the token obtained with that key', async () => {
    const render = simulateRecaptcha();
    const { signIn } = await import('@/data/auth');
    vi.spyOn(console, 'error').mockReturnValue();
    await signIn('a@b.example', 'password').catch(() => undefined);
    expect(render.mock.lastCall?.[1].sitekey).toBe('site-key');
    expect(tokenSentTo('identitytoolkit')).toBe('app-check-token');
  });
});
