import { experimental_streamedQuery as streamedQuery, queryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  LIVE_POSITIONS,
  LIVE_SERVICES,
  readLiveDocuments,
} from '@/back-office/documents/live-documents';
import type { SeoSetting } from '@/collections/seo-settings';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { seoSettingsData } from '@/data/lazy-data';
import type { StaticPages } from '@/domain/static-pages';
import { seoQueries } from '@/features/seo/seo-queries';
import { liveStatus, readLivePage } from './live-page';

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

/** No toast: the form keeps what it has. */
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

export async function readStaticPages(signal: AbortSignal): Promise<StaticPages> {
  const found: StaticPages = { older: [], notPrerendered: [], failed: [] };
  for (const { id, path, label } of SEO_PAGES) {
    const [setting, live] = await Promise.all([readSetting(id), readLivePage(path, signal)]);
    if (live.kind === 'failed') found.failed.push({ label, why: live.why });
    else if (live.kind === 'not-prerendered') found.notPrerendered.push(label);
    else if (liveStatus(id, setting, live) === 'older') found.older.push(label);
  }
  for (const live of await readLiveDocuments([LIVE_POSITIONS, LIVE_SERVICES], signal)) {
    const { label } = live;
    if (live.kind === 'failed') found.failed.push({ label, why: live.why });
    else if (live.kind === 'not-prerendered') found.notPrerendered.push(label);
    else if (live.older.length + live.closed > 0) found.older.push(label);
  }
  return found;
}

const PARAMETER = 'page';

export function searchOf(page: SeoPageId): string {
  return `?${PARAMETER}=${page}`;
}

export function useOpenPage() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(PARAMETER);
  const page = SEO_PAGES.find(({ id }) => id === requested)?.id ?? 'home';
  const open = (id: string) => setSearch({ [PARAMETER]: id }, { replace: true });
  return [page, open] as const;
}
