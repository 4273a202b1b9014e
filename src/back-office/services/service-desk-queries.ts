import { queryOptions } from '@tanstack/react-query';
import { listOptions } from '@/back-office/documents/list-queries';
import { LIVE_SERVICES, readLiveDocuments } from '@/back-office/documents/live-documents';
import { servicesData } from '@/data/lazy-data';
import { serviceQueries } from '@/features/services/service-queries';

/** Query key under serviceQueries.all, so that every write invalidates the queries below. */
const DESK = [...serviceQueries.all, 'desk'];

export const serviceDeskQueries = {
  list: () =>
    queryOptions({
      queryKey: [...DESK, 'list'],
      queryFn: () => servicesData.listServices(),
      ...listOptions('Failed to fetch services'),
    }),
  /** No toast: the form of the service shows the error. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...DESK, 'one', id],
      queryFn: () => servicesData.getService(id),
      gcTime: 0,
      meta: { failure: 'Failed to fetch service' },
    }),
  /** The prerendered services, which search engines see. */
  live: () =>
    queryOptions({
      queryKey: [...DESK, 'live'],
      queryFn: async ({ signal }) => (await readLiveDocuments([LIVE_SERVICES], signal))[0] ?? null,
      gcTime: 0,
    }),
};
