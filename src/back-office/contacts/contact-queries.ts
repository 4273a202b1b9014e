import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { addMilliseconds, max, min } from 'date-fns';
import { freshQuery, listOptions, listQuery } from '@/back-office/documents/list-queries';
import { firmDay } from '@/content/firm-day';
import type { ContactListing } from '@/data/contacts';
import { CONTACT_COLLECTIONS, type ContactCollection } from '@/collections/inquiry-changes';
import type { PageCursor } from '@/data/documents';
import { changesData, contactFiguresData, contactsData } from '@/data/lazy-back-office-data';
import { servicesData } from '@/data/lazy-data';
import { AccessDeniedError } from '@/domain/errors';
import { SERVICE_INTERESTS, type ServiceInterest } from '@/domain/service-interests';
import { dueLimitsAt } from './due-groups';
import { pastRetention } from './past-retention';

export async function readServiceInterests(): Promise<readonly ServiceInterest[]> {
  const services = await servicesData.listServices();
  if (services.length === 0) return SERVICE_INTERESTS;
  return services.map(({ slug, name }) => ({ value: slug, label: name }));
}

const SCAN_PAGE = 200;
const RECENT = 3; // spec 9
/** More than RECENT, because spam is left out. */
const MAX_RECENT = 10;
const NEWS_INTERVAL_MS = 60_000;
const DUE_INTERVAL_MS = 300_000;
const FAILURE = 'Failed to fetch contacts';

export const contactQueries = {
  all: ['contacts'] as const,
  counts: ['contacts', 'count'] as const,
  list: (listing: ContactListing = {}) =>
    listQuery([...contactQueries.all, 'list', listing], FAILURE, (range) =>
      contactsData.listContacts({ ...listing, ...range }),
    ),
  /** What searches read. Each search goes on with the pages of the one before. */
  scan: (place: ContactCollection) =>
    infiniteQueryOptions({
      queryKey: [...contactQueries.all, 'scan', place],
      queryFn: ({ pageParam }) =>
        contactsData.listContacts({ in: place, size: SCAN_PAGE, start: pageParam }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      ...listOptions(FAILURE),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...contactQueries.all, 'one', id],
      queryFn: () => contactsData.getContact(id),
      gcTime: 0,
      meta: { failure: 'Failed to fetch the inquiry' },
    }),
  /** Under the root of the history, so that every write refetches it. */
  timeline: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['changes', 'of contact', id],
      queryFn: ({ pageParam }) => changesData.listContactChanges(id, pageParam),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      gcTime: 0,
      meta: { failure: 'Failed to fetch the timeline' },
    }),
  /** Not under `all`, because changing a contact doesn't change the services. */
  services: () =>
    queryOptions({
      queryKey: ['services', 'of contacts'],
      queryFn: readServiceInterests,
      meta: { failure: 'Failed to fetch services for inquiries' },
    }),
  recent: () =>
    freshQuery([...contactQueries.all, 'recent'], FAILURE, async () => {
      const newest = await contactsData.listNewestContacts(MAX_RECENT);
      return newest.filter(({ isSpam }) => !isSpam).slice(0, RECENT);
    }),
  count: (listing: ContactListing = {}) =>
    freshQuery([...contactQueries.counts, { ...listing, order: undefined }], FAILURE, () =>
      contactsData.countContacts(listing),
    ),
  followUps: (today: string) =>
    freshQuery([...contactQueries.all, 'follow-ups', today], FAILURE, () =>
      contactsData.listFollowUps(today),
    ),
  /** Counts of the inquiries past retention, with spam and deleted ones, which retention.tsx also states on their own. */
  pastRetention: () =>
    freshQuery([...contactQueries.counts, 'past retention', pastRetention()], FAILURE, async () => {
      const count = (listing: ContactListing) =>
        contactsData.countContacts({ ...listing, ...pastRetention() });
      const [kept, spam, deleted] = await Promise.all([
        count({}),
        count({ isSpam: true }),
        count({ in: 'deletedContacts' }),
      ]);
      return { count: kept + deleted, spam, deleted };
    }),
  pastRetentionSpan: () =>
    freshQuery([...contactQueries.counts, 'retention span', pastRetention()], FAILURE, async () => {
      const spans = await Promise.all(
        CONTACT_COLLECTIONS.map((place) =>
          contactsData.contactSpan({ in: place, ...pastRetention() }),
        ),
      );
      const dates = spans.flatMap(({ from, to }) => [from, to]).filter((date) => date !== null);
      return { from: min(dates), to: max(dates) };
    }),
  dueDeleted: () =>
    freshQuery([...contactQueries.counts, 'due deleted'], FAILURE, () =>
      contactsData.countDueDeleted(new Date()),
    ),
  due: () =>
    queryOptions({
      queryKey: [...contactQueries.counts, 'due'],
      queryFn: () => {
        const now = new Date();
        return contactFiguresData.dueFigures(dueLimitsAt(now), firmDay(now));
      },
      gcTime: 0,
      refetchInterval: DUE_INTERVAL_MS,
      meta: { failure: 'Failed to count due inquiries' },
    }),
  /** Date of the newest inquiry. Never stale: only a list that shows a newer inquiry sets it (useShownNews). */
  newest: () =>
    queryOptions({
      queryKey: ['newest contact'],
      queryFn: async () => {
        const [newest] = await contactsData.listNewestContacts(1);
        return newest?.createdAt ?? new Date(0);
      },
      staleTime: 'static',
      gcTime: 0,
      meta: { failure: 'Failed to read the newest inquiry' },
    }),
  news: (since: Date | undefined) =>
    queryOptions({
      queryKey: ['new contacts', since?.getTime()],
      queryFn: since
        ? () => contactsData.countContacts({ isSpam: false, from: addMilliseconds(since, 1) })
        : skipToken,
      initialData: 0,
      // Only while the page is visible, and at once when it becomes visible.
      refetchInterval: (query) => !isRefused(query) && NEWS_INTERVAL_MS,
      refetchOnWindowFocus: (query) => !isRefused(query) && 'always',
      gcTime: 0,
      meta: { failure: 'Failed to count new inquiries' },
    }),
};

/** Whether access was lost. If so, polling must stop, because unsaved input can keep the desk open. */
const isRefused = ({ state }: { state: { fetchFailureReason: unknown } }) =>
  state.fetchFailureReason instanceof AccessDeniedError;
