import { Refresh } from '@/back-office/ui/refresh';
import { Administrators } from '@/back-office/site/administrators';
import { changeQueries } from '@/back-office/site/change-queries';
import { History } from '@/back-office/site/history';
import { SiteCheck } from '@/back-office/site/site-check';
import { Snapshot } from '@/back-office/site/snapshot';
import { PrivateHead } from '@/features/seo/head';
import { AdminGate } from '@/features/session/admin-gate';
import { AdminLayout } from '@/back-office/frame/admin-layout';

export function SitePage() {
  return (
    <>
      <PrivateHead title="Site" />
      <AdminGate loadingText="Loading site...">
        <AdminLayout heading="Site" actions={<Refresh queries={[changeQueries.all]} />}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              <SiteCheck />
              <Snapshot />
            </div>
            <Administrators />
            <History />
          </div>
        </AdminLayout>
      </AdminGate>
    </>
  );
}
