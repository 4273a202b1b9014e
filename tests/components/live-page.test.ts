import { afterEach, expect, it, vi } from 'vitest';
import { FIRM } from '@/content/firm';
import { headDifferences, readLivePage, servedPage } from '@/back-office/seo/live-page';

const SETTING = { title: 'T & <b>', description: 'D "x"', keywords: ['one', 'two'] };
const ADDRESS = `${FIRM.siteUrl}/about`;

const HEAD = `<title>T &amp; &lt;b></title>
  <meta name="description" content="D &quot;x&quot;">
  <meta name="keywords" content="one, two">
  <link rel="canonical" href="${ADDRESS}">
  <meta property="og:title" content="T &amp; <b>">
  <meta property="og:description" content="D &quot;x&quot;">
  <meta property="og:url" content="${ADDRESS}">
  <meta property="og:image" content="${FIRM.siteUrl}/social-image.png">`;

const document = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body></body></html>`;

function differencesOf(head: string, setting = SETTING) {
  const live = servedPage(document(head));
  if (live.kind !== 'read') throw new Error('This page is prerendered');
  return headDifferences('about', setting, live.head);
}

const { signal } = new AbortController();

afterEach(() => void vi.restoreAllMocks());

it('finds no difference in the head of the stored setting, nor in white space, which means nothing', () => {
  expect(differencesOf(HEAD)).toEqual([]);
  expect(differencesOf(HEAD, { ...SETTING, title: ' T  &\r\n<b> ' })).toEqual([]);
});

it.each([
  ['Title', '<title>T', '<title>U'],
  ['Meta description', 'description" content="D', 'description" content="E'],
  ['Keywords', 'one, two', 'one'],
  ['Canonical address', `canonical" href="${ADDRESS}`, `canonical" href="${ADDRESS}s`],
  ['Title of the shared link', 'og:title" content="T', 'og:title" content="U'],
  ['Description of the shared link', 'og:description" content="D', 'og:description" content="E'],
  ['Address of the shared link', `og:url" content="${ADDRESS}`, 'og:url" content="elsewhere'],
  ['Image of the shared link', 'social-image.png', 'other.png'],
])('finds another %s', (label, before, after) => {
  expect(HEAD).toContain(before);
  const found = differencesOf(HEAD.replace(before, after));
  expect(found.map(({ labels }) => labels)).toEqual([[label]]);
});

it('finds an element that is missing', () => {
  const [found] = differencesOf(HEAD.replace(/<meta name="description"[^>]*>/, ''));
  expect(found).toEqual({ labels: ['Meta description'], served: '', stored: SETTING.description });
});

it('does not take text of the page for its head', () => {
  const page = servedPage(`<title>Real</title><link rel="canonical" href="x"><svg><title>Icon`);
  expect(page).toMatchObject({ kind: 'read', head: { title: 'Real' } });
});

it('reads the page of this site, past every cache, as somebody unknown', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(document(HEAD)));
  expect(await readLivePage('/about', signal)).toMatchObject({ kind: 'read' });
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toBe(`${location.origin}/about`);
  expect(options).toMatchObject({ cache: 'no-store', credentials: 'omit' });
});

it('says that the connection failed', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const why = 'The connection failed.';
  expect(await readLivePage('/about', signal)).toEqual({ kind: 'failed', why });
});
