import { formKind, type FormKind } from '@/back-office/documents/edit-kind';
import { saveForm } from '@/collections/change';
import { formInput, type FormValues } from '@/collections/form-values';
import { parseSeoSetting, seoSettings, type SeoSetting } from '@/collections/seo-settings';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { CONFLICTS } from '@/content/failures';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { seoSettingQuery } from './seo-settings-queries';

export type SeoValues = FormValues<typeof seoSettings>;

export const seoDraftName = (page: SeoPageId) => `seo/${page}`;

const form = formKind(seoSettings);

export const seoInputOf = (values: SeoValues) => formInput(seoSettings, values);

/** A missing setting is edited as the default. The ID of a new one is its page, to prevent duplicates. */
const seoKind = (page: SeoPageId, label: string): FormKind<SeoValues, SeoSetting> => ({
  ...form,
  savedQuery: () => seoSettingQuery(page),
  save(values, { item }, known) {
    const saved = item ?? defaultSeoSetting(page);
    const inputOf = (setting: object) => form.inputOf(form.valuesOf(setting));
    const change = saveForm('seoSettings', {
      id: saved.id || page,
      base: inputOf(saved),
      input: form.inputOf(values),
      known,
      read: (stored, id) =>
        inputOf(stored ? parseSeoSetting(id, stored, '') : defaultSeoSetting(page)),
      initial: () => Promise.resolve({ page }),
    });
    return {
      changes: [change],
      done: `SEO settings updated for ${label}`,
      failure: 'Failed to save SEO settings',
      conflict: CONFLICTS.form,
      undoWords: `SEO settings restored for ${label}`,
    };
  },
});

export const SEO_KINDS = Object.fromEntries(
  SEO_PAGES.map(({ id, label }) => [id, seoKind(id, label)]),
) as Record<SeoPageId, FormKind<SeoValues, SeoSetting>>;
