import type { QueryClient } from '@tanstack/react-query';
import { editKind, type FormValues, type SavedKind } from '@/back-office/shared/edit-kind';
import { parseService, services, type StoredService } from '@/collections/services';
import { serviceQueries } from '@/features/services/service-queries';
import { slugOf } from './slug-of';

export const serviceWrites = () => import('@/data/service-writes');

export const refreshServices = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: serviceQueries.all });

export type ServiceFormValues = FormValues<typeof services>;

export const quotedName = ({ name }: StoredService) => `“${name}”`;

const kind = editKind(services, { parse: parseService, quotedTitle: quotedName });

export const SERVICE: SavedKind<
  ServiceFormValues,
  StoredService,
  Awaited<ReturnType<typeof serviceWrites>>
> = {
  ...kind,
  itemOf: (values, ...editing) =>
    kind.itemOf({ ...values, name: values.name.trim() || services.untitled }, ...editing),
  copyOf(service) {
    const copy = kind.copyOf(service);
    return { ...copy, slug: slugOf(copy.name) };
  },
  taken: {
    field: 'slug',
    message: 'Another service already has this slug. Choose a different slug.',
  },
  placeOf: ({ words, base }) => `services/${base.item?.id ?? words.slug}`,
  load: serviceWrites,
  write: (services, key, { words, base: { item } }) =>
    services.saveService(key, item?.id ?? words.slug, kind.inputOf(words), item?.version ?? ''),
  refresh: refreshServices,
};
