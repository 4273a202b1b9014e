import * as v from 'valibot';
import { limitedList, limitedText, storedDate, storedText, storedTexts } from './fields';
import { SEO_LIMITS, type SeoSetting } from './seo-setting';

/** SEO input that `firestore.rules` accepts (design 4). */
export const seoSettingSchema = v.object({
  title: limitedText('Page title', SEO_LIMITS.title),
  description: limitedText('Meta description', SEO_LIMITS.description),
  keywords: limitedList('Keyword', SEO_LIMITS.keywords, SEO_LIMITS.keyword, ','),
});

export const storedSeoSettingSchema = v.object({
  page: storedText,
  title: storedText,
  description: storedText,
  keywords: storedTexts,
  updatedAt: storedDate,
});

/** Parses a stored setting, even if it is malformed. */
export function parseSeoSetting(id: string, data: unknown, version: string): SeoSetting {
  return { id, version, ...v.parse(storedSeoSettingSchema, data) };
}
