import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import type { SeoSetting } from '@/domain/seo-setting';
import { hasWarnings, pagesWithSame, seoWarnings } from '@/back-office/seo/seo-warnings';

const GOOD = {
  title: `Oracle ${'x'.repeat(48)}`,
  description: `Oracle ${'y'.repeat(148)}`,
  keywords: ['Oracle'],
};

/** A font in which everything fits. */
const narrow = () => 0;

const warningsOf = (changes: Partial<typeof GOOD>, measure: () => number = narrow) =>
  seoWarnings('home', { ...GOOD, ...changes }, {}, measure);

it('has nothing against a setting of the recommended lengths with its keywords in it', () => {
  expect(hasWarnings(warningsOf({}))).toBe(false);
});

it.each([
  ['a missing title', { title: ' \n' }, { title: ['Missing'] }],
  ['a missing description', { description: '' }, { description: ['Missing'] }],
  ['no keywords', { keywords: [] }, { keywords: ['Missing'] }],
  ['49 characters', { title: GOOD.title.slice(0, 49) }, { title: ['Too short'] }],
  ['50 characters, an emoji counting as one', { title: `Oracle ${'😀'.repeat(43)}` }, {}],
  ['61 characters', { title: `Oracle ${'x'.repeat(54)}` }, { title: ['Too long'] }],
  ['149', { description: `Oracle ${'x'.repeat(142)}` }, { description: ['Too short'] }],
  ['161', { description: `Oracle ${'x'.repeat(154)}` }, { description: ['Too long'] }],
  [
    'keywords that are nowhere',
    { keywords: ['cloud', 'OCI'] },
    { title: ['None of its keywords'], description: ['None of its keywords'] },
  ],
  ['one of two keywords', { keywords: ['cloud', 'oracle'] }, {}],
])('marks %s', (_what, changes, expected) => {
  const none = { title: [], description: [], keywords: [] };
  expect(warningsOf(changes)).toEqual({ ...none, ...expected });
});

it('a title that is wider than Google shows is too long, whatever its characters', () => {
  expect(warningsOf({}, () => 600).title).toEqual([]);
  expect(warningsOf({}, () => 601).title).toEqual(['Too long']);
  expect(warningsOf({ title: 'W Oracle' }, () => 601).title).toEqual(['Too long']);
  expect(warningsOf({}, () => 1_200).description).toEqual([]);
});

it('names the pages with the same title, whatever its case and white space, but not the page itself', () => {
  const other = { ...GOOD, title: GOOD.title.toUpperCase(), description: 'Another' };
  const others = { home: GOOD, about: other, contact: { ...other, title: `${GOOD.title} ` } };
  expect(seoWarnings('home', GOOD, others, narrow)).toMatchObject({
    title: ['Same as About Page', 'Same as Contact Page'],
    description: [],
  });
  expect(pagesWithSame('title', 'home', '  ', { about: { ...GOOD, title: '' } })).toEqual([]);
});

/** With a name that has a keyword in it, which that of a firm may lack. */
const generatedSetting = (page: SeoPageId) =>
  JSON.parse(
    JSON.stringify(defaultSeoSetting(page)).replaceAll(FIRM.name, 'A Firm of Consulting'),
  ) as SeoSetting;

// tests/unit/domain/seo-setting.test.ts is about their lengths.
it.each(SEO_PAGES)('the generated setting of $label is unique and has its keywords', ({ id }) => {
  const generated = Object.fromEntries(SEO_PAGES.map((row) => [row.id, generatedSetting(row.id)]));
  const warnings = Object.values(seoWarnings(id, generatedSetting(id), generated, narrow)).flat();
  expect(warnings.filter((text) => !/^Too (short|long)$/.test(text))).toEqual([]);
});
