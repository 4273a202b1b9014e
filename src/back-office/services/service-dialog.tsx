import { useQuery } from '@tanstack/react-query';
import { EditDialog, Fields, Panel } from '@/back-office/documents/edit-dialog';
import type { StoredService } from '@/collections/services';
import { serviceDeskQueries, serviceKind, type OpenService } from './service-desk-data';
import { ServiceFields, type ServiceForm } from './service-fields';
import { ServicePreview } from './service-preview';

export function ServiceDialog({ open }: { open: OpenService }) {
  const { data: services = [] } = useQuery(serviceDeskQueries.list());
  const others = services.filter(({ id }) => id !== open.current?.editing.id);
  return (
    <EditDialog
      kind={serviceKind}
      open={open}
      size="full"
      taken={{
        field: 'slug',
        message: 'Another service already has this slug. Choose a different slug.',
        isTaken: ({ slug }) => others.some((one) => one.id === slug || one.slug === slug),
      }}
    >
      <Fields>{(edit: ServiceForm) => <ServiceFields edit={edit} />}</Fields>
      <Panel>{(service: StoredService) => <ServicePreview service={service} />}</Panel>
    </EditDialog>
  );
}
