import { experimental_streamedQuery as streamedQuery, queryOptions } from '@tanstack/react-query';
import { urlState } from '@/back-office/ui/use-url-state';
import type { SeoSetting } from '@/collections/seo-settings';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { seoSettingsData } from '@/data/lazy-data';
import { seoQueries } from '@/features/seo/seo-queries';

export type SeoSettings = Record<SeoPageId, SeoSetting>;

async function readSetting(page: SeoPageId): Promise<SeoSetting> {
  return (await seoSettingsData.getSeoSetting(page)) ?? defaultSeoSetting(page);
}

/** Settings are read one after another (spec 7), and each appears in the data as soon as it is read. */
export const seoSettingsQuery = queryOptions({
  queryKey: [...seoQueries.all, 'every'],
  queryFn: streamedQuery({
    streamFn: async function* () {
      for (const { id } of SEO_PAGES) yield { [id]: await readSetting(id) };
    },
    reducer: (settings: Partial<SeoSettings>, next) => ({ ...settings, ...next }),
    initialValue: {},
    refetchMode: 'replace',
  }),
  gcTime: 0,
  meta: { failure: 'Failed to fetch SEO settings', toast: true },
});

export const seoSettingQuery = (page: SeoPageId) =>
  queryOptions({
    queryKey: [...seoQueries.all, 'setting', page],
    queryFn: (): Promise<SeoSetting | null> => readSetting(page),
    gcTime: 0,
    meta: { failure: 'Failed to fetch SEO settings' },
  });

export function isComplete(settings: Partial<SeoSettings>): settings is SeoSettings {
  return SEO_PAGES.every(({ id }) => settings[id]);
}

/** Page whose settings are open. */
export const SEO_DESK = urlState({ page: ['home', ...SEO_PAGES.map(({ id }) => id)] });
