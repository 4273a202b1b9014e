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
  if (live.kind !== 'read') throw new Error('Expected a prerendered page.');
  return headDifferences('about', setting, live.head);
}

const { signal } = new AbortController();

afterEach(() => void vi.restoreAllMocks());

it('the comparison finds no differences in a matching head and ignores differences in white space', () => {
  expect(differencesOf(HEAD)).toEqual([]);
  expect(differencesOf(HEAD, { ...SETTING, title: ' T  &\r\n<b> ' })).toEqual([]);
});

it.each([
  ['Title', '<title>T', '<title>U'],
  ['Meta description', 'description" content="D', 'description" content="E'],
  ['Keywords', 'one, two', 'one'],
  ['Canonical URL', `canonical" href="${ADDRESS}`, `canonical" href="${ADDRESS}s`],
  ['Shared link title', 'og:title" content="T', 'og:title" content="U'],
  ['Shared link description', 'og:description" content="D', 'og:description" content="E'],
  ['Shared link URL', `og:url" content="${ADDRESS}`, 'og:url" content="elsewhere'],
  ['Shared link image', 'social-image.png', 'other.png'],
])(
  'the comparison reports a difference if only this part of the head has changed: %s',
  (label, before, after) => {
    expect(HEAD).toContain(before);
    const found = differencesOf(HEAD.replace(before, after));
    expect(found.map(({ labels }) => labels)).toEqual([[label]]);
  },
);

it('the comparison reports a missing element', () => {
  const [found] = differencesOf(HEAD.replace(/<meta name="description"[^>]*>/, ''));
  expect(found).toEqual({ labels: ['Meta description'], served: '', stored: SETTING.description });
});

it('a title in the body is not mistaken for the page title', () => {
  const page = servedPage(`<title>Real</title><link rel="canonical" href="x"><svg><title>Icon`);
  expect(page).toMatchObject({ kind: 'read', head: { title: 'Real' } });
});

it('a live page is fetched from the current site without using the cache or sending credentials', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(document(HEAD)));
  expect(await readLivePage('/about', signal)).toMatchObject({ kind: 'read' });
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toBe(`${location.origin}/about`);
  expect(options).toMatchObject({ cache: 'no-store', credentials: 'omit' });
});

it('if a live page can’t be fetched, the result says that the server didn’t respond', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const why = 'The server didn’t respond. Check your connection, then try again.';
  expect(await readLivePage('/about', signal)).toEqual({ kind: 'failed', why });
});
