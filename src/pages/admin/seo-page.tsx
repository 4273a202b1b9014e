import { PrivateHead } from '@/features/seo/head';
import { SeoDesk } from '@/back-office/seo/seo-desk';
import { AdminGate } from '@/features/session/admin-gate';
import { AdminLayout } from '@/back-office/frame/admin-layout';

export function SeoPage() {
  return (
    <>
      <PrivateHead title="SEO Management" />
      <AdminGate loadingText="Loading SEO settings...">
        <AdminLayout
          heading="SEO Management"
          subtitle="Manage page titles, descriptions, and keywords"
        >
          <SeoDesk />
        </AdminLayout>
      </AdminGate>
    </>
  );
}
