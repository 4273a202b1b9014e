import { useQuery } from '@tanstack/react-query';
import { FilterLinks } from '@/back-office/ui/filter-links';
import { plural } from '@/lib/plural';
import { contactQueries } from './contact-queries';
import { DESK_VIEWS, useDeskAddress, type DeskView } from './desk-address';
import { STATUS_VIEWS } from './status-badge';

export function ContactTotal() {
  const total = useQuery(contactQueries.count());
  return total.isSuccess ? <>{plural(total.data, 'total inquiry', 'total inquiries')}</> : null;
}

const VIEW_LABELS: Record<DeskView, string> = {
  all: 'All',
  due: 'Due',
  new: STATUS_VIEWS.new.summary,
  contacted: STATUS_VIEWS.contacted.summary,
  closed: STATUS_VIEWS.closed.summary,
  suspected: 'Possible spam',
  'past-retention': 'Past retention',
  deleted: 'Deleted',
};

export function ContactFilter() {
  const { state: address, pathWith } = useDeskAddress();
  const isSearch = address.q !== '' || address.email !== '';
  const counts = useViewCounts();
  return (
    <FilterLinks
      name="Filter by status"
      links={DESK_VIEWS.map((view) => ({
        label: VIEW_LABELS[view],
        to: pathWith({ view, q: '', email: '', id: '' }),
        isCurrent: !isSearch && address.view === view,
        count: counts[view],
      }))}
    />
  );
}

/** Doesn't count possible spam, which is detected in the browser, or the trash. */
function useViewCounts() {
  return {
    all: useQuery(contactQueries.count()),
    due: useQuery({
      ...contactQueries.due(),
      select: ({ overdue, today, later }) => overdue + today + later,
    }),
    new: useQuery(contactQueries.count({ status: 'new' })),
    contacted: useQuery(contactQueries.count({ status: 'contacted' })),
    closed: useQuery(contactQueries.count({ status: 'closed' })),
    'past-retention': useQuery(contactQueries.pastRetention()),
    suspected: undefined,
    deleted: undefined,
  };
}
