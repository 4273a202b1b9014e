import type { QueryClient } from '@tanstack/react-query';
import type { SeoPageId } from '@/content/pages';
import type { SeoSetting } from '@/domain/seo-setting';
import type { Service } from '@/domain/service';
import { seoQueries } from '@/features/seo/seo-queries';
import { serviceQueries } from '@/features/services/service-queries';

/** What a build has read from the database for one of its prerendered pages (design 6). */
export interface PrerenderedData {
  services: readonly Service[];
  /** Slug of the service that this page is about. */
  slug?: string | undefined;
  /** The setting of this page; none on a page without settings. */
  seo?: { page: SeoPageId; setting: SeoSetting } | undefined;
}

/** Id of the script element that holds the data as JSON; scripts/build/prerender.ts writes it. */
const ELEMENT_ID = 'prerendered-data';

/** updatedAt 0 marks prerendered data as stale. */
const STALE = { updatedAt: 0 };

/** Puts prerendered data into the cache, where the page finds it without a request. */
export function fillCache(
  queryClient: QueryClient,
  { services, slug, seo }: PrerenderedData,
): void {
  queryClient.setQueryData(serviceQueries.list().queryKey, services, STALE);
  const service = services.find((candidate) => candidate.slug === slug);
  if (service) {
    queryClient.setQueryData(serviceQueries.bySlug(service.slug).queryKey, service, STALE);
  }
  if (seo) queryClient.setQueryData(seoQueries.page(seo.page).queryKey, seo.setting, STALE);
}

/** Fills the cache from the prerendered page; does nothing on a page without data. */
export function readPrerenderedData(queryClient: QueryClient): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  if (json) fillCache(queryClient, JSON.parse(json) as PrerenderedData);
}

/** Fetches the prerendered data anew: what is on screen at once, the rest when it is shown. */
export function refreshPrerenderedData(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt === 0,
  });
}
