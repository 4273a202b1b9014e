import { useQuery } from '@tanstack/react-query';
import { RecentList } from '@/back-office/shared/recent-list';
import { StatCard } from '@/back-office/shared/stat-card';
import { pathTo } from '@/content/pages';
import { CONTACT_STATUSES, type Contact, type ContactStatus } from '@/domain/contact';
import { formatDateTime } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { nameOnCard } from './contact-facts';
import { contactQueries } from './contact-queries';
import { pathToDesk, useDeskAddress } from './desk-address';
import { STATUS_VIEWS, StatusBadge } from './status-badge';

export function ContactTotal() {
  const total = useQuery(contactQueries.count());
  return total.isSuccess ? <>{plural(total.data, 'total inquiry', 'total inquiries')}</> : null;
}

function StatusCount({ status }: { status: ContactStatus }) {
  const count = useQuery(contactQueries.count({ status }));
  const { pathWith } = useDeskAddress();
  return (
    <StatCard
      label={STATUS_VIEWS[status].summary}
      value={count.data}
      failed={count.isError}
      to={pathWith({ view: status, q: '', email: '', id: '' })}
    />
  );
}

export function ContactSummary() {
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-4">
      {CONTACT_STATUSES.map((status) => (
        <StatusCount key={status} status={status} />
      ))}
    </div>
  );
}

interface RecentContactsProps {
  contacts: Contact[] | undefined;
  total: number | undefined;
}

export function RecentContacts({ contacts, total }: RecentContactsProps) {
  return (
    <RecentList
      heading="Recent Contacts"
      what="contacts"
      to={pathTo('admin/contacts')}
      total={total}
      emptyText="No contacts yet"
      rows={contacts?.map(({ id, name, company, createdAt, status }) => ({
        id,
        to: pathToDesk({ id }),
        title: nameOnCard({ name }),
        detail: [formatDateTime(createdAt), company].filter(Boolean).join(' · ').slice(0, 300),
        badge: <StatusBadge status={status} />,
      }))}
    />
  );
}
