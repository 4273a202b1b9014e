import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldText } from '@/collections/inquiries';
import { sourceOf } from '@/collections/inquiry-source';
import { malformedFields } from '@/collections/malformed-fields';
import { SEED, sizeOf } from '../../support/long';
import { contact } from '../../support/sample-documents';

const SITE = 'https://firm.example';
const from = (path: string, referrer: string, page = '/contact') =>
  sourceOf(JSON.stringify([SITE + path, referrer]), page);
const QUERY = '?utm_source=news&utm_medium=email&utm_campaign=50%25+off+%26|ä&other=x#y';
const utm = { utmSource: 'news', utmMedium: 'email', utmCampaign: '50%25%20off%20%26%7C%C3%A4' };
const long = (length: number) => `/${'x'.repeat(length - 1)}`;

it.each([
  ['a campaign', `/b${QUERY}`, 'https://a.example:81/b?c', { referrer: 'a.example:81', ...utm }],
  ['a blank campaign', '/b?utm_source=+&utm_campaign=', '', {}],
  ['this site as referrer', '/b', `${SITE}/about`, {}],
  ['an app as referrer', '/b', 'android-app://com.example/', { referrer: 'com.example' }],
  ['signs and letters', '/a|"ä', 'about', { landing: '/a%7C%22%C3%A4' }],
  ['101 characters', long(101), '', { landing: long(100) }],
  ['a letter at the limit', `${long(99)}ä`, '', { landing: long(99) }],
])(
  'the source of a visit with %s has what its first page had',
  (_what, path, referrer, expected) => {
    expect(from(path, referrer)).toEqual({ landing: '/b', page: '/contact', ...expected });
  },
);

it('the rules accept the source of any visit', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.webPath());
  const dates = { createdAt: new Date(), updatedAt: new Date() };
  fc.assert(
    fc.property(text, text, text, (name, campaign, host) => {
      const path = `/${name}?${new URLSearchParams({ utm_source: campaign, utm_medium: host })}`;
      const source = from(path, `https://${host}`, new URL(SITE + path).pathname);
      expect(malformedFields('contacts', contact({ ...dates, source }))).toEqual([]);
    }),
    { seed: SEED, numRuns: sizeOf(500, 5_000) },
  );
});

it.each([
  [{}, ''],
  [{ landing: '/', page: '/' }, 'First page / · Sent from /'],
  [
    { referrer: 'www.google.com', utmSource: 'newsletter', utmCampaign: '50%25%20%26%20more' },
    'Came from www.google.com · Campaign newsletter, 50% & more',
  ],
  [{ landing: '/%D8%AE%D8%AF+a&b', page: '/%E2%82%' }, 'First page /خد+a&b · Sent from /\ufffd%'],
  [{ landing: '%20%E2%80%AE', page: '%' }, 'Sent from %'],
])('the source %j is read as %j', (source, words) => {
  expect(fieldText({ source }, 'source')).toBe(words);
});
