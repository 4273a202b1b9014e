import { useQuery } from '@tanstack/react-query';
import { EditDialog } from '@/back-office/documents/edit-dialog';
import { serviceDeskQueries } from './service-desk-queries';
import { ServiceFields } from './service-fields';
import { serviceKind } from './service-kind';
import { ServicePreview } from './service-preview';
import type { OpenService } from './use-open-service';

export function ServiceDialog({ open }: { open: OpenService }) {
  const { data: services = [] } = useQuery(serviceDeskQueries.list());
  if (!open.current) return null;
  const others = services.filter(({ id }) => id !== open.current?.editing.id);
  return (
    <EditDialog
      key={open.current.key}
      kind={serviceKind}
      editing={open.current.editing}
      onClose={open.close}
      onDiscarded={open.offerDiscarded}
      fields={(edit) => <ServiceFields edit={edit} />}
      taken={{
        field: 'slug',
        message: 'Another service already has this slug. Choose a different slug.',
        isTaken: ({ slug }) => others.some((one) => one.id === slug || one.slug === slug),
      }}
      panel={(service) => <ServicePreview service={service} />}
    />
  );
}
