import { useQuery } from '@tanstack/react-query';
import { StatCard } from '@/components/stat-card';
import { CONTACT_STATUSES } from '@/domain/contact';
import { plural } from '@/lib/plural';
import { contactQueries } from './contact-queries';
import { STATUS_VIEWS } from './contact-status';

/** The number of all enquiries. */
export function ContactTotal() {
  const counts = useQuery(contactQueries.counts());
  return counts.data ? <>{plural(counts.data.total, 'total inquiry', 'total inquiries')}</> : null;
}

/** The three summary cards (spec 2). */
export function ContactSummary() {
  const counts = useQuery(contactQueries.counts());
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {CONTACT_STATUSES.map((status) => (
        <StatCard
          key={status}
          label={STATUS_VIEWS[status].summary}
          value={counts.data?.byStatus.get(status)}
        />
      ))}
    </div>
  );
}
