import type { QueryClient } from '@tanstack/react-query';
import type { SeoPageId, SeoSetting } from '@/domain/seo-setting';
import type { Service } from '@/domain/service';
import { seoQueries } from '@/features/seo/seo-queries';
import { serviceQueries } from '@/features/services/service-queries';

/** What a build has read from the store for one of its static pages (design 6). */
export interface BakedContent {
  services: readonly Service[];
  /** The slug of the service that this page is about. */
  slug?: string | undefined;
  /** The setting of this page; none on a page without settings. */
  seo?: { page: SeoPageId; setting: SeoSetting } | undefined;
}

/** Id of the script element of a static page that holds its content as JSON for the browser. */
const BAKED_ELEMENT = 'baked-content';

/** A moment before every other: what was baked in is known, and older than any answer. */
const LONG_AGO = { updatedAt: 0 };

/** Puts content into the cache, where the page finds it without a request. */
export function fillCache(queryClient: QueryClient, { services, slug, seo }: BakedContent): void {
  queryClient.setQueryData(serviceQueries.list().queryKey, services, LONG_AGO);
  const service = services.find((candidate) => candidate.slug === slug);
  if (service) {
    queryClient.setQueryData(serviceQueries.bySlug(service.slug).queryKey, service, LONG_AGO);
  }
  if (seo) queryClient.setQueryData(seoQueries.page(seo.page).queryKey, seo.setting, LONG_AGO);
}

/** Takes over the content of a static page; does nothing on a page that has none. */
export function readBakedContent(queryClient: QueryClient, page: Document): void {
  const json = page.getElementById(BAKED_ELEMENT)?.textContent;
  if (json) fillCache(queryClient, JSON.parse(json) as BakedContent);
}

/**
 * Loads what was baked in anew, so that what is stored by now takes its place: what is on the screen at
 * once, the rest when it comes there.
 */
export function refreshBakedContent(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt === 0,
  });
}
