import { describe, expect, it } from 'vitest';
import { defaultSeoSetting } from '@/domain/seo-defaults';
import { parseKeywords, SEO_PAGES, SEO_RECOMMENDED, seoPagePath } from '@/domain/seo-setting';

it.each([
  ['Oracle, Cloud ,, consulting ,', ['Oracle', 'Cloud', 'consulting']],
  ['  ', []],
  ['one phrase', ['one phrase']],
])('reads the keywords %j as %j', (input, keywords) => {
  expect(parseKeywords(input)).toEqual(keywords);
});

it('gives the home page no path suffix', () => {
  expect([seoPagePath('home'), seoPagePath('about')]).toEqual(['', '/about']);
});

describe.each(SEO_PAGES)('the generated setting of $label', ({ id }) => {
  const setting = defaultSeoSetting(id, 'Northwind Consulting');

  it('names the firm and has 3 to 5 keywords and an empty id', () => {
    expect(setting).toMatchObject({ id: '', page: id });
    expect(setting.title).toContain('Northwind Consulting');
    expect(setting.description).toContain('Northwind Consulting');
    expect(setting.keywords.length).toBeGreaterThanOrEqual(3);
    expect(setting.keywords.length).toBeLessThanOrEqual(5);
  });

  it('keeps to the lengths that the site itself recommends', () => {
    const { title, description } = SEO_RECOMMENDED;
    expect(setting.title.length).toBeGreaterThanOrEqual(title.min);
    expect(setting.title.length).toBeLessThanOrEqual(title.max);
    expect(setting.description.length).toBeGreaterThanOrEqual(description.min);
    expect(setting.description.length).toBeLessThanOrEqual(description.max);
  });
});

it.each(['unknown', 'constructor', ''])('generates a generic setting for the page %j', (page) => {
  expect(defaultSeoSetting(page, 'The Firm')).toMatchObject({
    title: expect.stringContaining('The Firm') as string,
    keywords: ['Oracle', 'Cloud', 'Consulting', 'Technology'],
  });
});
