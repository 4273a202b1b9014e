import { useQuery } from '@tanstack/react-query';
import { FilterLinks } from '@/back-office/ui/filter-links';
import { plural } from '@/lib/plural';
import { contactQueries } from './contact-queries';
import { contactStatuses } from './contact-statuses';
import { useFollowUps } from './use-follow-ups';
import { DESK_VIEWS, listingOf, useDeskParams, type DeskView } from './desk-search-params';

export function ContactTotal() {
  const total = useQuery(contactQueries.count({ isSpam: false }));
  if (total.isPending) return <span className="skeleton my-1 inline-block h-4 w-28" aria-hidden />;
  return total.isSuccess ? <>{plural(total.data, 'total inquiry', 'total inquiries')}</> : null;
}

const VIEW_LABELS: Record<DeskView, string> = {
  all: 'All',
  due: 'Due',
  mine: 'Mine',
  nobody: 'Nobody’s',
  new: contactStatuses.new.summary,
  contacted: contactStatuses.contacted.summary,
  closed: contactStatuses.closed.summary,
  spam: 'Spam',
  'past-retention': 'Past retention',
  deleted: 'Deleted',
};

export function ContactViews({ me }: { me: string }) {
  const { state, pathWith } = useDeskParams();
  const { service, from, to } = state;
  const listing = (view: DeskView) => listingOf({ view, order: 'newest', service, from, to }, me);
  const useCount = (view: DeskView) => useQuery(contactQueries.count(listing(view)));
  const waiting = useCount('due');
  const { others } = useFollowUps(listing('due'));
  const counts = {
    all: useCount('all'),
    due: { ...waiting, data: waiting.data === undefined ? undefined : waiting.data + others },
    mine: useCount('mine'),
    // Queries can’t find a missing field.
    nobody: undefined,
    new: useCount('new'),
    contacted: useCount('contacted'),
    closed: useCount('closed'),
    spam: useCount('spam'),
    'past-retention': useQuery(contactQueries.pastRetention()),
    deleted: useCount('deleted'),
  };
  return (
    <FilterLinks
      name="Filter by status"
      links={DESK_VIEWS.map((view) => ({
        label: VIEW_LABELS[view],
        to: pathWith({ view, id: '' }),
        isCurrent: state.view === view,
        count: state.q ? undefined : counts[view],
      }))}
    />
  );
}
