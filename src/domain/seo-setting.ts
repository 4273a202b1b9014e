import type { InferOutput } from 'valibot';
import type { seoSettingSchema, storedSeoSettingSchema } from './seo-setting-schema';

/** In characters; guidance only, never enforced (spec 9). */
export const SEO_RECOMMENDED = {
  title: { min: 50, max: 60 },
  description: { min: 150, max: 160 },
} as const;

/** Maximum lengths in characters and keywords (design 4). */
export const SEO_LIMITS = { title: 300, description: 1000, keywords: 50, keyword: 100 } as const;

export type SeoSettingInput = InferOutput<typeof seoSettingSchema>;

/** A default setting has an empty ID (spec 3). */
export interface SeoSetting extends InferOutput<typeof storedSeoSettingSchema> {
  id: string;
  /** Changes with every save; '' for a default setting. */
  version: string;
}

/** Splits on commas, trims, and drops blanks (spec 5). */
export function parseKeywords(input: string): string[] {
  return input
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
}
