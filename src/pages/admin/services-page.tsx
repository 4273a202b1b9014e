import { ServiceDesk, ServiceTotal, useIsFull } from '@/back-office/services/service-desk';
import { useOpenService } from '@/back-office/services/use-open-service';
import { PrivateHead } from '@/features/seo/head';
import { AdminGate } from '@/features/session/admin-gate';
import { AdminLayout } from '@/back-office/frame/admin-layout';
import { AddButton } from '@/back-office/ui/add-button';

export function ServicesPage() {
  return (
    <>
      <PrivateHead title="Service Management" />
      <AdminGate loadingText="Loading services...">
        <ServiceManagement />
      </AdminGate>
    </>
  );
}

function ServiceManagement() {
  const open = useOpenService();
  const isFull = useIsFull();
  return (
    <AdminLayout
      heading="Service Management"
      subtitle={<ServiceTotal />}
      actions={!isFull && <AddButton label="Add Service" onClick={open.add} />}
    >
      <ServiceDesk open={open} />
    </AdminLayout>
  );
}
