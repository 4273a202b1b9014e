import * as v from 'valibot';
import { formFields, labelsOf } from '@/collections/collection';
import { inputSchema } from '@/collections/schemas';
import {
  parseKeywords,
  seoSettings,
  type SeoSetting,
  type SeoSettingInput,
} from '@/collections/seo-settings';

/** `keywords` is the text as typed, which has not been parsed. */
export type SeoDraft = Record<keyof SeoSettingInput, string>;

const FIELDS = formFields(seoSettings);

export const DRAFT_LABELS = labelsOf(seoSettings) as SeoDraft;

export function toDraft(setting: SeoSettingInput): SeoDraft {
  const texts = FIELDS.map(({ name }) => [name, [setting[name]].flat().join(', ')]);
  return Object.fromEntries(texts) as SeoDraft;
}

export function toSetting(draft: SeoDraft): SeoSettingInput {
  const values = FIELDS.map(({ name, kind }) => [
    name,
    kind === 'list' ? parseKeywords(draft[name]) : draft[name],
  ]);
  return Object.fromEntries(values) as SeoSettingInput;
}

export function isChanged(draft: SeoDraft, start: SeoDraft): boolean {
  return JSON.stringify(toSetting(draft)) !== JSON.stringify(toSetting(start));
}

export const SEO_DRAFT = {
  wordsOf: toDraft,
  // Drafts are compared as typed, because parsing the keywords would drop a comma that was just typed.
  textsOf: (draft: SeoDraft) =>
    Object.fromEntries(FIELDS.map(({ name }) => [DRAFT_LABELS[name], draft[name]])),
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
