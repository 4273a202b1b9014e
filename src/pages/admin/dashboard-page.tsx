import { BriefcaseBusiness, Inbox, Search } from 'lucide-react';
import { Loading } from '@/components/loading';
import { StatCard } from '@/components/stat-card';
import { Button, ButtonLink } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import { pathTo } from '@/content/pages';
import { RecentCareers } from '@/features/careers/recent-careers';
import { useCareerOverview } from '@/features/careers/use-career-overview';
import { useRecentChanges } from '@/features/changes/change-queries';
import { RecentChanges } from '@/features/changes/recent-changes';
import { RecentContacts } from '@/features/contacts/desk/recent-contacts';
import { ResponseTime } from '@/features/contacts/desk/response-time';
import { useContactOverview } from '@/features/contacts/desk/use-contact-overview';
import { readStaticPages } from '@/features/seo/desk/static-pages';
import { PrivateHead } from '@/features/seo/head';
import { AdminGate } from '@/features/session/admin-gate';
import { SiteCheck } from '@/features/site-check/site-check';
import { AdminLayout } from './admin-layout';

const LOADING = 'Loading dashboard...';

const SHORTCUTS = [
  { label: 'Manage Careers', to: pathTo('admin/careers'), Icon: BriefcaseBusiness },
  { label: 'Manage SEO', to: pathTo('admin/seo'), Icon: Search },
  { label: 'Manage Contacts', to: pathTo('admin/contacts'), Icon: Inbox },
];

export function DashboardPage() {
  return (
    <>
      <PrivateHead title="Dashboard" />
      <AdminGate loadingText={LOADING}>
        <AdminLayout
          heading="Admin Dashboard"
          subtitle="Jobs, search engine settings, and inquiries at a glance"
        >
          <Dashboard />
        </AdminLayout>
      </AdminGate>
    </>
  );
}

function Dashboard() {
  const careers = useCareerOverview();
  const contacts = useContactOverview();
  const changes = useRecentChanges();
  const error = careers.error ?? contacts.error;

  if (careers.isPending || contacts.isPending) return <Loading text={LOADING} />;
  const numbers = [
    { label: 'Active Jobs', count: careers.active },
    { label: 'New Contacts', count: contacts.fresh },
    { label: 'Total Contacts', count: contacts.total },
    { label: 'Total Jobs', count: careers.total },
  ];
  return (
    <>
      {error && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep">
          <p>Some of this couldn’t be loaded. {failureReason(error)}</p>
          <Button
            variant="danger"
            size="small"
            onClick={() => {
              careers.retry();
              contacts.retry();
            }}
          >
            Try again
          </Button>
        </div>
      )}
      <div className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {numbers.map(({ label, count }) => (
          <StatCard key={label} label={label} value={count.data} failed={count.isError} />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <RecentCareers careers={careers.recent.data} total={careers.total.data} />
        <RecentContacts contacts={contacts.recent.data} total={contacts.total.data} />
      </div>
      <nav aria-label="Shortcuts" className="grid gap-2 sm:grid-cols-3 sm:gap-4">
        {SHORTCUTS.map(({ label, to, Icon }) => (
          <ButtonLink key={to} to={to} variant="raised">
            <Icon aria-hidden className="size-5" />
            {label}
          </ButtonLink>
        ))}
      </nav>
      <ResponseTime />
      <SiteCheck readStaticPages={readStaticPages} />
      <RecentChanges changes={changes} />
    </>
  );
}
