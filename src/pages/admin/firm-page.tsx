import { FirmDesk } from '@/back-office/firm/firm-desk';
import { AdminLayout } from '@/back-office/frame/admin-layout';
import { AdminPage } from '@/back-office/frame/admin-page';

export function FirmPage() {
  return (
    <AdminPage title="Firm" loadingText="Loading firm...">
      <AdminLayout
        heading="Firm"
        subtitle="Visitors see changes after the next publication"
        isPublished
      >
        <FirmDesk />
      </AdminLayout>
    </AdminPage>
  );
}
