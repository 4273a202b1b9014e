import { SeoDesk } from '@/back-office/seo/seo-desk';
import { AdminPage } from '@/back-office/frame/admin-page';
import { AdminLayout } from '@/back-office/frame/admin-layout';

export function SeoPage() {
  return (
    <AdminPage title="SEO Management" loadingText="Loading SEO settings...">
      <AdminLayout
        heading="SEO Management"
        subtitle="Manage page titles, descriptions, and keywords"
        isPublished
      >
        <SeoDesk />
      </AdminLayout>
    </AdminPage>
  );
}
