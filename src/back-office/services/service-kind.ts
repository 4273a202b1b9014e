import type { QueryClient } from '@tanstack/react-query';
import { copyName, type SavedKind } from '@/back-office/shared/edit-kind';
import { toRows, toTexts, type ListRow } from '@/back-office/shared/list-rows';
import { FIELD_LABELS } from '@/content/field-labels';
import { pathTo } from '@/content/pages';
import { SERVICE_LIMITS, type StoredService } from '@/domain/service';
import { parseService, serviceSchema, type ServiceInput } from '@/domain/service-schema';
import { serviceQueries } from '@/features/services/service-queries';
import { SERVICE_ICONS } from './service-icons';
import { slugOf } from './slug-of';

export const serviceWrites = () => import('@/data/service-writes');

export const refreshServices = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: serviceQueries.all });

export type ServiceFormValues = Omit<ServiceInput, 'features'> & { features: ListRow[] };

export const quotedName = ({ name }: StoredService) => `“${name}”`;

const valuesOf = (service: ServiceInput): ServiceFormValues => {
  const { name, slug, description, longDescription, icon, color, features } = service;
  const rows = toRows(features.length > 0 ? features : ['']);
  return { name, slug, description, longDescription, icon, color, features: rows };
};

const inputOf = (values: ServiceFormValues): ServiceInput => ({
  ...values,
  features: toTexts(values.features).flatMap((text) => text.trim() || []),
});

export const SERVICE: SavedKind<
  ServiceFormValues,
  StoredService,
  Awaited<ReturnType<typeof serviceWrites>>
> = {
  noun: 'service',
  desk: pathTo('admin/services'),
  labels: FIELD_LABELS.services,
  schema: serviceSchema,
  blank: () => ({
    name: '',
    slug: '',
    description: '',
    longDescription: '',
    icon: SERVICE_ICONS[0].icon,
    color: 'blue',
    features: toRows(['']),
  }),
  valuesOf,
  inputOf,
  itemOf: (values, { item }, today) => ({
    ...inputOf(values),
    name: values.name.trim() || 'Untitled service',
    id: item?.id ?? values.slug,
    position: item?.position ?? null,
    updatedAt: today,
    version: item?.version ?? '',
  }),
  parse: parseService,
  quotedTitle: quotedName,
  copyOf(service) {
    const name = copyName(service.name, SERVICE_LIMITS.name);
    return valuesOf({ ...service, name, slug: slugOf(name) });
  },
  taken: {
    field: 'slug',
    message: 'Another service already has this slug. Choose a different slug.',
  },
  placeOf: ({ words, base }) => `services/${base.item?.id ?? words.slug}`,
  load: serviceWrites,
  write: (services, key, { words, base: { item } }) =>
    services.saveService(key, item?.id ?? words.slug, inputOf(words), item?.version ?? ''),
  refresh: refreshServices,
};
