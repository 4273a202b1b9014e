import * as v from 'valibot';
import { labelsOf } from '@/collections/collection';
import { inputSchema } from '@/collections/schemas';
import {
  parseKeywords,
  seoSettings,
  type SeoSetting,
  type SeoSettingInput,
} from '@/collections/seo-settings';

/** `keywords` is the text as typed, which has not been parsed. */
export type SeoDraft = Record<keyof SeoSettingInput, string>;

export const DRAFT_LABELS = labelsOf(seoSettings) as Record<keyof SeoDraft, string>;

export function toDraft({ title, description, keywords }: SeoSettingInput): SeoDraft {
  return { title, description, keywords: keywords.join(', ') };
}

export function toSetting({ title, description, keywords }: SeoDraft): SeoSettingInput {
  return { title, description, keywords: parseKeywords(keywords) };
}

export function isChanged(draft: SeoDraft, start: SeoDraft): boolean {
  return JSON.stringify(toSetting(draft)) !== JSON.stringify(toSetting(start));
}

export const SEO_DRAFT = {
  wordsOf: toDraft,
  // Drafts are compared as typed, because parsing the keywords would drop a comma that was just typed.
  textsOf: ({ title, description, keywords }: SeoDraft) => ({
    [DRAFT_LABELS.title]: title,
    [DRAFT_LABELS.description]: description,
    [DRAFT_LABELS.keywords]: keywords,
  }),
  versionOf: ({ version }: SeoSetting) => version,
};

export function draftErrors(draft: SeoDraft): Partial<SeoDraft> {
  const result = v.safeParse(inputSchema(seoSettings), toSetting(draft));
  const errors: Partial<SeoDraft> = {};
  for (const { path, message } of result.issues ?? []) {
    const field = path?.[0].key as keyof SeoDraft | undefined;
    if (field) errors[field] ??= message;
  }
  return errors;
}
