import { heartbeatQuery, PUBLISHED } from '@/back-office/documents/published-documents';
import { WAITING } from '@/back-office/run/attempt';
import { Refresh } from '@/back-office/ui/refresh';
import { Administrators } from '@/back-office/site/administrators';
import { changeQueries } from '@/back-office/site/change-queries';
import { History } from '@/back-office/site/history';
import { Publication } from '@/back-office/site/publication';
import { AdminPage } from '@/back-office/frame/admin-page';
import { AdminLayout } from '@/back-office/frame/admin-layout';

const SHOWN = [changeQueries.all, PUBLISHED, WAITING, heartbeatQuery.queryKey];

export function SitePage() {
  return (
    <AdminPage title="Site" loadingText="Loading site...">
      <AdminLayout heading="Site" actions={<Refresh queries={SHOWN} />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Publication />
          <Administrators />
          <History />
        </div>
      </AdminLayout>
    </AdminPage>
  );
}
