import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SITE = {
  VITE_FIREBASE_PROJECT_ID: 'site',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_APP_CHECK_SITE_KEY: 'site-key',
  // Overrides the emulator host that `npm test` sets.
  VITE_FIRESTORE_EMULATOR_HOST: '',
};
const sent: Request[] = [];

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  for (const [name, value] of Object.entries(SITE)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    sent.push(new Request(url, request));
    return Promise.resolve(
      Response.json(url.includes('appcheck') ? { token: 'app-check-token', ttl: '60s' } : []),
    );
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map(deleteApp));
});

async function readServices() {
  const { listServices } = await import('@/data/services');
  return listServices();
}

it('a build sends its debug token only to App Check and doesn’t print the token', async () => {
  vi.stubEnv('APP_CHECK_DEBUG_TOKEN', 'secret');
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  await readServices();
  const [exchange, read] = sent;
  expect(exchange?.url).toContain('/projects/site/apps/1:2:web:3:exchangeDebugToken');
  expect(await exchange?.json()).toEqual({ debugToken: 'secret' });
  expect(read?.headers.get('X-Firebase-AppCheck')).toBe('app-check-token');
  expect(printed).not.toHaveBeenCalled();
});

it('a build without a debug token reads data without App Check', async () => {
  vi.stubEnv('APP_CHECK_DEBUG_TOKEN', undefined);
  await readServices();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('X-Firebase-AppCheck')).toBeNull();
});
