import type { QueryClient } from '@tanstack/react-query';
import type { SeoPageId } from '@/content/pages';
import type { SeoSetting } from '@/domain/seo-setting';
import type { Service } from '@/domain/service';
import { seoQueries } from '@/features/seo/seo-queries';
import { serviceQueries } from '@/features/services/service-queries';
import { summaryOf, type ServiceSummary } from '@/features/services/service-summary';

export interface PrerenderedData {
  services: readonly ServiceSummary[];
  service?: Service | undefined;
  seo?: { page: SeoPageId; setting: SeoSetting } | undefined;
}

/** Id of the script element that holds the data as JSON; scripts/build/prerender.ts writes it. */
const ELEMENT_ID = 'prerendered-data';

/** updatedAt 0 marks prerendered data as stale. */
const STALE = { updatedAt: 0 };

export function prerenderedData(
  services: readonly Service[],
  ownContent: Omit<PrerenderedData, 'services'> = {},
): PrerenderedData {
  return { services: services.map(summaryOf), ...ownContent };
}

export function fillCache(
  queryClient: QueryClient,
  { services, service, seo }: PrerenderedData,
): void {
  queryClient.setQueryData(serviceQueries.list().queryKey, services, STALE);
  if (service) {
    queryClient.setQueryData(serviceQueries.bySlug(service.slug).queryKey, service, STALE);
  }
  if (seo) queryClient.setQueryData(seoQueries.page(seo.page).queryKey, seo.setting, STALE);
}

export function readPrerenderedData(queryClient: QueryClient): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  if (json) fillCache(queryClient, JSON.parse(json) as PrerenderedData);
}

/** Refetches prerendered data: what is on screen now, the rest when it is shown. */
export function refreshPrerenderedData(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt === 0,
  });
}
