import { describe, expect, it } from 'vitest';
import { seoSettings } from '@/collections/seo-settings';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { SEO_PAGES } from '@/content/pages';

describe.each(SEO_PAGES)('the default SEO setting for $label', ({ id }) => {
  const setting = defaultSeoSetting(id);

  it('contains the firm’s name, 3 to 5 keywords, and an empty ID', () => {
    expect(setting).toMatchObject({ id: '', page: id });
    expect(setting.title).toContain(FIRM.name);
    expect(setting.description).toContain(FIRM.name);
    expect(setting.keywords.length).toBeGreaterThanOrEqual(3);
    expect(setting.keywords.length).toBeLessThanOrEqual(5);
  });

  it('has a title and a description that no other page has', () => {
    for (const field of ['title', 'description'] as const)
      expect(
        SEO_PAGES.filter((page) => defaultSeoSetting(page.id)[field] === setting[field]),
      ).toHaveLength(1);
  });

  it('has a title and a description of the recommended lengths if the firm’s name has 20 characters', () => {
    const length = (text: string) => text.replaceAll(FIRM.name, 'x'.repeat(20)).length;
    for (const field of ['title', 'description'] as const) {
      const { min, max } = seoSettings.fields[field].recommended;
      const count = length(setting[field]);
      const remedy = `Give the ${field} of ${id} in src/content/default-seo-setting.ts ${min} to ${max} characters, the firm’s name counted as 20`;
      expect(count, remedy).toBeGreaterThanOrEqual(min);
      expect(count, remedy).toBeLessThanOrEqual(max);
    }
  });
});

it.each(['unknown', 'constructor', ''])(
  'the unknown page %j has a generic default setting',
  (page) => {
    expect(defaultSeoSetting(page)).toMatchObject({
      title: expect.stringContaining(FIRM.name) as string,
      keywords: ['Oracle', 'Cloud', 'Consulting', 'Technology'],
    });
  },
);
