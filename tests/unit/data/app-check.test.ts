import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/* The SDK is the real one; Google's servers and Google's script are played here. */

const SITE = {
  VITE_FIREBASE_PROJECT_ID: 'site',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  // npm test talks to them.
  VITE_FIRESTORE_EMULATOR_HOST: '',
  VITE_AUTH_EMULATOR_HOST: '',
};
const sent: { url: string; headers: Headers; body: unknown }[] = [];

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  for (const [name, value] of Object.entries(SITE)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    sent.push({ url, headers: new Headers(request.headers), body: request.body });
    const isExchange = url.includes('firebaseappcheck');
    return Promise.resolve(Response.json(isExchange ? { token: 'proof', ttl: '3600s' } : []));
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
  await Promise.all(getApps().map(deleteApp));
});

/** What Google's script brings, as far as the SDK uses it. */
function playRecaptcha() {
  let succeed: () => void = () => undefined;
  const render = vi.fn((_where: unknown, options: { sitekey: string; callback: () => void }) => {
    succeed = options.callback;
    return 'widget';
  });
  const ready = (then: () => void) => then();
  const execute = () => {
    succeed();
    return Promise.resolve('seems to be human');
  };
  vi.stubGlobal('grecaptcha', { enterprise: { ready, render, execute } });
  return render;
}

async function readServices() {
  const { listServices } = await import('@/data/services');
  return listServices();
}

const proofOf = (host: string) =>
  sent.find(({ url }) => url.includes(host))?.headers.get('X-Firebase-AppCheck');

describe('without a site key', () => {
  it.each(['', undefined])('(%j) nothing of App Check is asked for', async (siteKey) => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
    await readServices();
    expect(document.querySelector('script')).toBeNull();
    expect(sent.map(({ url }) => new URL(url).host)).toEqual(['firestore.googleapis.com']);
    expect(proofOf('firestore')).toBeNull();
  });
});

describe('with a site key', () => {
  beforeEach(() => vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key'));

  it('nothing is loaded before the first call', async () => {
    await import('@/data/services');
    await import('@/data/auth');
    expect(document.querySelector('script')).toBeNull();
  });

  it('a request to the database carries the proof that the browser was given for that key', async () => {
    const services = readServices();
    const script = await vi.waitUntil(() => document.querySelector('script'), { timeout: 20_000 });
    expect(script.src).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js\?/);
    const render = playRecaptcha();
    script.dispatchEvent(new Event('load'));
    await services;

    expect(render.mock.lastCall?.[1].sitekey).toBe('site-key');
    const [exchange] = sent;
    expect(exchange?.url).toContain(
      'https://content-firebaseappcheck.googleapis.com/v1/projects/site/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken',
    );
    expect(exchange?.body).toContain('seems to be human');
    expect(proofOf('firestore')).toBe('proof');
  }, 30_000);

  it('a login carries it too', async () => {
    playRecaptcha();
    const { signIn } = await import('@/data/auth');
    vi.spyOn(console, 'error').mockReturnValue();
    await signIn('a@b.example', 'password').catch(() => undefined);
    expect(proofOf('identitytoolkit')).toBe('proof');
  });
});
