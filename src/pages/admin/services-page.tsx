import { ServiceDesk, ServiceTotal, useIsFull } from '@/back-office/services/service-desk';
import { useOpenService } from '@/back-office/services/service-desk-data';
import { AdminPage } from '@/back-office/frame/admin-page';
import { AdminLayout } from '@/back-office/frame/admin-layout';
import { AddButton } from '@/back-office/ui/add-button';

export function ServicesPage() {
  return (
    <AdminPage title="Service Management" loadingText="Loading services...">
      <ServiceManagement />
    </AdminPage>
  );
}

function ServiceManagement() {
  const open = useOpenService();
  const isFull = useIsFull();
  return (
    <AdminLayout
      heading="Service Management"
      subtitle={<ServiceTotal />}
      isPublished
      actions={!isFull && <AddButton label="Add Service" onClick={open.add} />}
    >
      <ServiceDesk open={open} />
    </AdminLayout>
  );
}
