import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { headDifferences, servedHead } from '@/back-office/seo/live-page';

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
  const served = servedHead(document(head));
  if (!served) throw new Error('Expected a prerendered page.');
  return headDifferences('about', setting, served);
}

it('the comparison finds no differences in a matching head and ignores differences in white space', () => {
  expect(differencesOf(HEAD)).toEqual([]);
  expect(differencesOf(HEAD, { ...SETTING, title: ' T  &\r\n<b> ' })).toEqual([]);
});

it('the comparison reports each part of the head that has changed or is missing', () => {
  for (const [label, before, after] of [
    ['Title', '<title>T', '<title>U'],
    ['Meta description', 'description" content="D', 'description" content="E'],
    ['Keywords', 'one, two', 'one'],
    ['Canonical URL', `canonical" href="${ADDRESS}`, `canonical" href="${ADDRESS}s`],
    ['Shared link title', 'og:title" content="T', 'og:title" content="U'],
    ['Shared link description', 'og:description" content="D', 'og:description" content="E'],
    ['Shared link URL', `og:url" content="${ADDRESS}`, 'og:url" content="elsewhere'],
    ['Shared link image', 'social-image.png', 'other.png'],
  ] as const)
    expect(differencesOf(HEAD.replace(before, after)).map(({ labels }) => labels)).toEqual([
      [label],
    ]);
  const [found] = differencesOf(HEAD.replace(/<meta name="description"[^>]*>/, ''));
  expect(found).toEqual({ labels: ['Meta description'], served: '', stored: SETTING.description });
});

it('a title in the body is not mistaken for the page title', () => {
  const head = servedHead(`<title>Real</title><link rel="canonical" href="x"><svg><title>Icon`);
  expect(head?.[0]).toBe('Real');
});
