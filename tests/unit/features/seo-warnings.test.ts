import { expect, it } from 'vitest';
import { hasWarnings, pagesWithSame, seoWarnings } from '@/back-office/seo/seo-warnings';
import type { SeoSetting } from '@/collections/seo-settings';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';

const GOOD = {
  title: `Oracle ${'x'.repeat(48)}`,
  description: `Oracle ${'y'.repeat(148)}`,
  keywords: ['Oracle'],
};

/** Measures text in a font so narrow that every text fits. */
const narrow = () => 0;

const warningsOf = (changes: Partial<typeof GOOD>, measure: () => number = narrow) =>
  seoWarnings('home', { ...GOOD, ...changes }, {}, measure);

it('a setting with the recommended lengths and its keywords has no warnings', () => {
  expect(hasWarnings(warningsOf({}))).toBe(false);
});

const UNUSED = ['No keywords used'];

it.each<[string, Partial<typeof GOOD>, Partial<ReturnType<typeof seoWarnings>>]>([
  ['no keywords', { keywords: [] }, { keywords: ['Missing'] }],
  ['a title of 49 characters', { title: GOOD.title.slice(0, 49) }, { title: ['Too short'] }],
  ['a title of 50, counting an emoji as one', { title: `Oracle ${'😀'.repeat(43)}` }, {}],
  ['a title of 61 characters', { title: `Oracle ${'x'.repeat(54)}` }, { title: ['Too long'] }],
  ['keywords not used', { keywords: ['cloud'] }, { title: UNUSED, description: UNUSED }],
  ['two keywords of which only one is used', { keywords: ['cloud', 'oracle'] }, {}],
  ...[[142, 'Too short'] as const, [154, 'Too long'] as const].map(
    ([length, text]): [string, Partial<typeof GOOD>, { description: string[] }] => [
      `a description of ${length + 7} characters`,
      { description: `Oracle ${'x'.repeat(length)}` },
      { description: [text] },
    ],
  ),
])('the warnings are correct for %s', (_what, changes, expected) => {
  const none = { title: [], description: [], keywords: [] };
  expect(warningsOf(changes)).toEqual({ ...none, ...expected });
});

it('a title or description that is wider than Google can show is too long, whatever its number of characters', () => {
  expect(warningsOf({}, () => 600).title).toEqual([]);
  expect(warningsOf({ title: 'W Oracle' }, () => 601).title).toEqual(['Too long']);
  expect(warningsOf({}, () => 990).description).toEqual([]);
  expect(warningsOf({}, () => 991).description).toEqual(['Too long']);
});

it('an empty title or description is judged as the default, which the page uses', () => {
  const { title, description, keywords } = defaultSeoSetting('home');
  const judged = (changes: Partial<typeof GOOD>) =>
    seoWarnings('home', { ...GOOD, keywords, ...changes }, {}, narrow);
  for (const empty of ['', ' \n\t', '\u200b\u00a0']) {
    const whole = judged({ title, description });
    expect(judged({ title: empty, description: empty })).toEqual(whole);
  }
  const other = { about: { ...GOOD, title }, contact: { ...GOOD, title: '' } };
  expect(seoWarnings('home', { ...GOOD, title: '' }, other, narrow).title).toContain(
    'Same as About Page',
  );
  const contact = defaultSeoSetting('contact').title;
  expect(pagesWithSame('title', 'home', contact, other).map(({ id }) => id)).toEqual(['contact']);
});

it('the warning names other pages whose titles differ only in case and white space', () => {
  const other = { ...GOOD, title: GOOD.title.toUpperCase(), description: 'Another' };
  const others = { home: GOOD, about: other, contact: { ...other, title: `${GOOD.title} ` } };
  expect(seoWarnings('home', GOOD, others, narrow)).toMatchObject({
    title: ['Same as About Page', 'Same as Contact Page'],
    description: [],
  });
  expect(pagesWithSame('title', 'home', '  ', { about: { ...GOOD, title: '' } })).toEqual([]);
});

/** The default setting for a firm whose name contains a keyword. */
const defaultSettingFor = (page: SeoPageId) =>
  JSON.parse(
    JSON.stringify(defaultSeoSetting(page)).replaceAll(FIRM.name, 'A Firm of Consulting'),
  ) as SeoSetting;

// tests/unit/collections/seo-setting.test.ts checks the lengths.
it.each(SEO_PAGES)(
  'the default SEO setting for $label is unique and uses its keywords',
  ({ id }) => {
    const defaults = Object.fromEntries(
      SEO_PAGES.map((row) => [row.id, defaultSettingFor(row.id)]),
    );
    const warnings = Object.values(seoWarnings(id, defaultSettingFor(id), defaults, narrow)).flat();
    expect(warnings.filter((text) => !/^Too (short|long)$/.test(text))).toEqual([]);
  },
);
