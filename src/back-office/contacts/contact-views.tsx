import { useUrlState } from '@/back-office/ui/use-url-state';
import { useQuery } from '@tanstack/react-query';
import { CountText, FilterLinks } from '@/back-office/ui/filter-links';
import { CONTACT_STATUSES, type ContactStatus } from '@/collections/inquiries';
import type { ContactListing } from '@/data/contacts';
import { plural } from '@/lib/plural';
import { contactQueries } from './contact-queries';
import { contactStatuses } from './contact-statuses';
import { DESK_VIEWS, listingOf, CONTACT_DESK, type DeskView } from './desk-search-params';
import { dueTotal } from './due-groups';
import { useFollowUps } from './use-follow-ups';

export function ContactTotal() {
  const total = useQuery(contactQueries.count({ isSpam: false }));
  if (total.isPending) return <span className="skeleton my-1 inline-block h-4 w-28" aria-hidden />;
  return total.isSuccess ? <>{plural(total.data, 'total inquiry', 'total inquiries')}</> : null;
}

const statusSummaries = Object.fromEntries(
  CONTACT_STATUSES.map((status) => [status, contactStatuses[status].summary]),
) as Record<ContactStatus, string>;

const VIEW_LABELS: Record<DeskView, string> = {
  all: 'All',
  due: 'Due',
  mine: 'Mine',
  nobody: 'Nobody’s',
  ...statusSummaries,
  spam: 'Spam',
  'past-retention': 'Past retention',
  deleted: 'Deleted',
};

/** In the menu “More” unless they are open. */
const MORE: readonly DeskView[] = ['spam', 'past-retention', 'deleted'];

/** `me`: the administrator’s email address. */
export function ContactViews({ me }: { me: string }) {
  const { state, pathWith } = useUrlState(CONTACT_DESK);
  const isTab = (view: DeskView) => view === state.view || !MORE.includes(view);
  const linkTo = (view: DeskView) => ({
    label: VIEW_LABELS[view],
    to: pathWith({ view, id: '' }),
    isCurrent: view === state.view,
    count: !state.q && <ViewCount view={view} me={me} />,
  });
  return (
    <FilterLinks
      name="Filter by status"
      links={DESK_VIEWS.filter(isTab).map(linkTo)}
      more={MORE.filter((view) => !isTab(view)).map(linkTo)}
    />
  );
}

/** The number of inquiries in a view, within the period and for the service that the filter names. */
function ViewCount({ view, me }: { view: DeskView; me: string }) {
  const { service, from, to } = useUrlState(CONTACT_DESK).state;
  const listing = listingOf({ view, order: 'newest', service, from, to }, me);
  // Queries can’t find a missing field.
  if (view === 'nobody') return null;
  if (view === 'past-retention') return <PastRetentionCount />;
  if (view !== 'due') return <ListingCount listing={listing} />;
  return service || from || to ? <FilteredDueCount listing={listing} /> : <DueCount />;
}

const ListingCount = ({ listing }: { listing: ContactListing }) => (
  <CountText {...useQuery(contactQueries.count(listing))} />
);

function PastRetentionCount() {
  const { data, isError } = useQuery(contactQueries.pastRetention());
  return <CountText data={data?.count} isError={isError} />;
}

/** Exactly the sum of what the line in the heading names. */
function DueCount() {
  const { data, isError } = useQuery(contactQueries.due());
  return <CountText data={data && dueTotal(data)} isError={isError} />;
}

function FilteredDueCount({ listing }: { listing: ContactListing }) {
  const { data, isError } = useQuery(contactQueries.count(listing));
  const followUps = useFollowUps(listing);
  const isKnown = data !== undefined && !followUps.isPending && !followUps.isError;
  return (
    <CountText
      data={isKnown ? data + followUps.contacts.length : undefined}
      isError={isError || followUps.isError}
    />
  );
}
