import { queryOptions, useQuery } from '@tanstack/react-query';
import { editKind } from '@/back-office/documents/edit-kind';
import { listOptions, oneQuery } from '@/back-office/documents/list-queries';
import { ITEM_URL, useOpenItem } from '@/back-office/documents/use-open-item';
import { lastPosition } from '@/collections/service-order';
import { parseService, services } from '@/collections/services';
import { servicesData } from '@/data/lazy-data';
import { visibleText } from '@/domain/text';
import { serviceQueries } from '@/features/services/service-queries';
import { quotedName } from './service-actions';

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

const kind = editKind('services', services, {
  parse: parseService,
  quotedTitle: quotedName,
  savedQuery: serviceDeskQueries.one,
  initial: async () => ({ position: lastPosition(await servicesData.listServices()) }),
});

export const serviceKind: typeof kind = {
  ...kind,
  itemOf: (values, ...editing) =>
    kind.itemOf({ ...values, name: visibleText(values.name) || services.untitled }, ...editing),
};

const useService = (id: string) =>
  useQuery({
    ...serviceDeskQueries.list(),
    select: (all) => all.find((service) => service.id === id) ?? null,
  });

export const useOpenService = () => useOpenItem(serviceKind, ITEM_URL, useService);

export type OpenService = ReturnType<typeof useOpenService>;
