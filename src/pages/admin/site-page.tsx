import { Administrators } from '@/back-office/site/administrators';
import { History } from '@/back-office/site/history';
import { Publication } from '@/back-office/site/publication';
import { AdminPage } from '@/back-office/frame/admin-page';
import { AdminLayout } from '@/back-office/frame/admin-layout';

export function SitePage() {
  return (
    <AdminPage title="Site" loadingText="Loading site...">
      <AdminLayout heading="Site">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Publication />
          <Administrators />
          <History />
        </div>
      </AdminLayout>
    </AdminPage>
  );
}
