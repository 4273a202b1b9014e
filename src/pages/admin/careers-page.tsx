import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CareerDesk, CareerTotal } from '@/back-office/careers/career-desk';
import { CareerDialog } from '@/back-office/careers/career-dialog';
import { useOpenCareer } from '@/back-office/careers/career-desk-data';
import { GoogleForJobs } from '@/back-office/seo/google-for-jobs';
import { pathTo } from '@/content/pages';
import { AdminPage } from '@/back-office/frame/admin-page';
import { AdminLayout } from '@/back-office/frame/admin-layout';
import { AddButton } from '@/back-office/ui/add-button';

export function CareersPage() {
  return (
    <AdminPage title="Career Management" loadingText="Loading careers..." signedOut="nothing">
      <CareerManagement />
    </AdminPage>
  );
}

function CareerManagement() {
  const open = useOpenCareer();
  return (
    <AdminLayout
      heading="Career Management"
      subtitle={<CareerTotal />}
      isPublished
      actions={
        <>
          <Link
            to={pathTo('admin/dashboard')}
            className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-firm underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Back to Dashboard
          </Link>
          <AddButton label="Add Career" onClick={open.add} />
        </>
      }
    >
      <CareerDesk open={open} />
      <CareerDialog
        open={open}
        googleForJobs={(career, fill) => <GoogleForJobs career={career} fill={fill} />}
      />
    </AdminLayout>
  );
}
