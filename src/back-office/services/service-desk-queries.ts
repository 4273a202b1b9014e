import { queryOptions } from '@tanstack/react-query';
import { listOptions, oneQuery } from '@/back-office/documents/list-queries';
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
  one: (id: string) =>
    oneQuery([...DESK, 'one', id], 'Failed to fetch service', () => servicesData.getService(id)),
};
