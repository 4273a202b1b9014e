import { useQuery } from '@tanstack/react-query';
import { StatCard } from '@/back-office/shared/stat-card';
import { CONTACT_STATUSES, type ContactStatus } from '@/domain/contact';
import { plural } from '@/lib/plural';
import { contactQueries } from './contact-queries';
import { STATUS_VIEWS } from './status-badge';
import { useDeskAddress } from './desk-address';

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
