import type { FormKind } from '@/back-office/documents/edit-kind';
import { settingKind } from '@/back-office/documents/setting-kind';
import { formInput, type FormValues } from '@/collections/form-values';
import { parseSeoSetting, seoSettings, type SeoSetting } from '@/collections/seo-settings';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { seoSettingQuery } from './seo-settings-queries';

export type SeoValues = FormValues<typeof seoSettings>;

export const seoDraftName = (page: SeoPageId) => `seo/${page}`;

export const seoInputOf = (values: SeoValues) => formInput(seoSettings, values);

/** A missing setting is edited as the default. The ID of a new one is its page, to prevent duplicates. */
const seoKind = (page: SeoPageId, label: string) =>
  settingKind('seoSettings', seoSettings, {
    id: page,
    missing: defaultSeoSetting(page),
    parse: (fields, id) => parseSeoSetting(id, fields, ''),
    savedQuery: () => seoSettingQuery(page),
    initial: { page },
    done: `SEO settings updated for ${label}`,
    failure: 'Failed to save SEO settings',
    undoWords: `SEO settings restored for ${label}`,
  });

export const SEO_KINDS = Object.fromEntries(
  SEO_PAGES.map(({ id, label }) => [id, seoKind(id, label)]),
) as Record<SeoPageId, FormKind<SeoValues, SeoSetting>>;
