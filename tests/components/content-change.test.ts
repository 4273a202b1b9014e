import { afterEach, expect, it, vi } from 'vitest';
import { contentChange } from '@/app/start/content-change';
import { contentVersion } from '@/data/content-version';

const SERVICES = { collection: 'services' } as const;

const respond = (body: object) => Promise.resolve(Response.json(body));

/** Of the newest document and, to the other query, of their number. */
const answer =
  (updateTime: string, count = '1') =>
  (url: string) =>
    respond(
      url.includes(':runQuery')
        ? [{ document: { updateTime } }]
        : [{ result: { aggregateFields: { count: { integerValue: count } } } }],
    );

afterEach(() => void vi.unstubAllGlobals());

/** Whether the application would load: the page was built when the service had the version 1. */
async function changes(response: (url: string) => Promise<Response>) {
  vi.stubGlobal('fetch', answer('1'));
  const version = await contentVersion(SERVICES);
  const fetch = vi.fn(response);
  vi.stubGlobal('fetch', fetch);
  const isChanged = await contentChange({ ...SERVICES, version });
  expect(fetch).toHaveBeenCalledTimes(2);
  return isChanged;
}

it('a page loads the application once a position that it shows has closed', async () => {
  vi.stubGlobal('fetch', answer('1'));
  const shown = { ...SERVICES, version: await contentVersion(SERVICES) };
  const isChangedAt = (milliseconds: number) =>
    contentChange({ ...shown, until: new Date(Date.now() + milliseconds).toISOString() });
  expect(await isChangedAt(60_000)).toBe(false);
  expect(await isChangedAt(-1_000)).toBe(true);
});

it('a page loads the application if what it shows has changed, but not if it hasn’t, or nobody knows', async () => {
  expect(await changes(answer('1'))).toBe(false);
  expect(await changes(answer('2'))).toBe(true);
  expect(await changes(answer('1', '2'))).toBe(true);
  expect(await changes(() => respond([{}]))).toBe(false);
  expect(await changes(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
  expect(await changes(() => Promise.resolve(new Response('', { status: 503 })))).toBe(false);
  expect(await changes(() => Promise.resolve(new Response('<title>Free Wi-Fi</title>')))).toBe(
    false,
  );
});
