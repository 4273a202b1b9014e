import { editKind } from '@/back-office/documents/edit-kind';
import { lastPosition } from '@/collections/service-order';
import { parseService, services } from '@/collections/services';
import { servicesData } from '@/data/lazy-data';
import { quotedName } from './service-actions';
import { serviceDeskQueries } from './service-desk-queries';

const kind = editKind('services', services, {
  parse: parseService,
  quotedTitle: quotedName,
  savedQuery: serviceDeskQueries.one,
  initial: async () => ({ position: lastPosition(await servicesData.listServices()) }),
});

export const serviceKind: typeof kind = {
  ...kind,
  itemOf: (values, ...editing) =>
    kind.itemOf({ ...values, name: values.name.trim() || services.untitled }, ...editing),
};
