import {
  experimental_streamedQuery as streamedQuery,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { read } from '@/data/call';
import type { SeoSetting } from '@/domain/seo-setting';
import { seoQueries } from '@/features/seo/seo-queries';

const seoData = () => import('@/data/seo-settings');

export type SeoSettings = Record<SeoPageId, SeoSetting>;

export async function readSetting(page: SeoPageId): Promise<SeoSetting> {
  return (await read(seoData, (data) => data.getSeoSetting(page))) ?? defaultSeoSetting(page);
}

/** Fetched one after another (spec 7). Each setting is in the data as soon as it is read. */
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

export function isComplete(settings: Partial<SeoSettings>): settings is SeoSettings {
  return SEO_PAGES.every(({ id }) => settings[id]);
}

export async function showSetting(client: QueryClient, page: SeoPageId, setting: SeoSetting) {
  client.setQueryData(seoSettingsQuery.queryKey, (now) => now && { ...now, [page]: setting });
  await client.invalidateQueries({ queryKey: seoQueries.page(page).queryKey });
}
