import { Plus } from 'lucide-react';
import { ServiceDesk, ServiceTotal, useIsFull } from '@/back-office/services/service-desk';
import { useOpenService } from '@/back-office/services/use-open-service';
import { Button } from '@/components/ui/button';
import { PrivateHead } from '@/features/seo/head';
import { AdminGate } from '@/features/session/admin-gate';
import { AdminLayout } from '@/back-office/frame/admin-layout';

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
      actions={
        !isFull && (
          <Button variant="action" size="small" onClick={open.add}>
            <Plus aria-hidden className="size-5" />
            Add Service
          </Button>
        )
      }
    >
      <ServiceDesk open={open} />
    </AdminLayout>
  );
}
