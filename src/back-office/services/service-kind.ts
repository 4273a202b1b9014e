import { editKind, type EditKind, type FormValues } from '@/back-office/shared/edit-kind';
import { parseService, services, type StoredService } from '@/collections/services';
import { quotedName, saveService } from './service-actions';
import { slugOf } from './slug-of';

export type ServiceFormValues = FormValues<typeof services>;

const kind = editKind(services, { parse: parseService, quotedTitle: quotedName });

export const serviceKind: EditKind<ServiceFormValues, StoredService> = {
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
  save: (values, { item }) => saveService(kind.inputOf(values), item),
};
