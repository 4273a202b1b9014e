import { EditDialog } from '@/back-office/shared/edit-dialog';
import type { StoredService } from '@/collections/services';
import { ServiceForm } from './service-form';
import { serviceKind } from './service-kind';
import { ServicePagePreview, ServicePreviewPanel } from './service-preview';
import type { OpenService } from './use-open-service';

interface ServiceDialogProps {
  open: OpenService;
  services: readonly StoredService[] | undefined;
}

export function ServiceDialog({ open, services = [] }: ServiceDialogProps) {
  if (!open.current) return null;
  return (
    <EditDialog
      key={open.current.key}
      kind={serviceKind}
      editing={open.current.editing}
      panelSize="half"
      onClose={open.close}
      onDiscarded={open.offerDiscarded}
      check={({ slug }, { item }) => {
        const isTaken = !item && services.some((one) => one.id === slug || one.slug === slug);
        return isTaken ? { slug: { type: 'validate', message: serviceKind.taken?.message } } : {};
      }}
      form={(form, isNew) => <ServiceForm form={form} isNew={isNew} />}
      panel={(service) => <ServicePreviewPanel service={service} />}
      preview={{
        text: () => 'This is what visitors will see after you save.',
        content: (service) => <ServicePagePreview service={service} />,
      }}
    />
  );
}
