import { useQueries } from '@tanstack/react-query';
import { BriefcaseBusiness, Inbox, Search } from 'lucide-react';
import { Loading } from '@/components/loading';
import { StatCard } from '@/back-office/ui/stat-card';
import { Button, ButtonLink } from '@/components/ui/button';
import { ADMIN_NAVIGATION } from '@/content/admin-navigation';
import { DASHBOARD_FAILURE as meta, failureReason } from '@/content/failures';
import { pathTo } from '@/content/pages';
import { careerDeskQueries } from '@/back-office/careers/career-desk-data';
import { pathToCareerDesk } from '@/back-office/careers/career-desk-data';
import { ClosedCareers } from '@/back-office/careers/closing';
import { RecentCareers } from '@/back-office/careers/recent-careers';
import { LastChange } from '@/back-office/site/last-change';
import { ScheduleLine } from '@/back-office/site/schedule-line';
import { contactQueries } from '@/back-office/contacts/contact-queries';
import { pathToDesk } from '@/back-office/contacts/desk-search-params';
import { DueSummary } from '@/back-office/contacts/due-summary';
import { RecentContacts } from '@/back-office/contacts/recent-contacts';
import { ResponseTime } from '@/back-office/contacts/response-time';
import { RetentionNotes } from '@/back-office/contacts/retention';
import { useWantedPath } from '@/features/session/use-wanted-path';
import { AdminPage } from '@/back-office/frame/admin-page';
import { AdminLayout } from '@/back-office/frame/admin-layout';

const LOADING = 'Loading dashboard...';

const CAREERS = pathTo('admin/careers');
const CONTACTS = pathTo('admin/contacts');

const SHORTCUTS = [
  { label: 'Manage Careers', to: CAREERS, Icon: BriefcaseBusiness },
  { label: 'Manage SEO', to: pathTo('admin/seo'), Icon: Search },
  { label: 'Manage Contacts', to: CONTACTS, Icon: Inbox },
];

export function DashboardPage() {
  return (
    <AdminPage title="Dashboard" loadingText={LOADING}>
      <AdminLayout heading="Admin Dashboard" subtitle={<DueSummary />}>
        <ContinueLink />
        <Dashboard />
      </AdminLayout>
    </AdminPage>
  );
}

function ContinueLink() {
  const wanted = useWantedPath();
  const path = wanted?.replace(/[?#].*/, '');
  const page = ADMIN_NAVIGATION.find(({ to }) => to === path);
  if (!wanted || !page || page.label === 'Dashboard') return null;
  return (
    <ButtonLink to={wanted} variant="action" className="justify-self-start">
      Continue to {page.heading}
    </ButtonLink>
  );
}

function Dashboard() {
  const [active, jobs, recentJobs, fresh, contacts, recentContacts] = useQueries({
    queries: [
      { ...careerDeskQueries.count('active'), meta },
      { ...careerDeskQueries.count('all'), meta },
      { ...careerDeskQueries.recent(), meta },
      { ...contactQueries.count({ isSpam: false, status: 'new' }), meta },
      { ...contactQueries.count({ isSpam: false }), meta },
      { ...contactQueries.recent(), meta },
    ],
  });
  const all = [active, jobs, recentJobs, fresh, contacts, recentContacts];
  const failed = all.filter(({ isError }) => isError);
  const error = failed[0]?.error;

  if (all.some(({ isPending }) => isPending)) return <Loading text={LOADING} />;
  const numbers = [
    { label: 'Active Jobs', count: active, to: pathToCareerDesk({ status: 'active' }) },
    { label: 'New Contacts', count: fresh, to: pathToDesk({ view: 'new' }) },
    { label: 'Total Contacts', count: contacts, to: CONTACTS },
    { label: 'Total Jobs', count: jobs, to: CAREERS },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {error && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep">
          <p>Part of the dashboard couldn’t be loaded. {failureReason(error)}</p>
          <Button
            variant="danger"
            size="small"
            onClick={() => failed.forEach((query) => void query.refetch())}
          >
            Try again
          </Button>
        </div>
      )}
      <div className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {numbers.map(({ label, count, to }) => (
          <StatCard key={label} label={label} value={count.data} failed={count.isError} to={to} />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <RecentCareers careers={recentJobs.data} total={jobs.data} />
        <RecentContacts contacts={recentContacts.data} total={contacts.data} />
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
      <div className="divide-y divide-rule border border-rule bg-paper-raised empty:hidden">
        <LastChange />
        <ScheduleLine />
        <RetentionNotes />
        <ClosedCareers />
      </div>
    </div>
  );
}
