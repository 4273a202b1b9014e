import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { PAGE_SIZE } from '@/back-office/documents/list-queries';
import { useMinute } from '@/back-office/ui/use-minute';
import { useAdministrators } from '@/back-office/documents/use-administrators';
import type { Contact, DeletedContact } from '@/collections/inquiries';
import type { ContactCollection } from '@/collections/inquiry-changes';
import { useShownNews } from './contact-news';
import { contactQueries } from './contact-queries';
import { dueLimitsAt, withFollowUps } from './due-groups';
import { exactSearch, listingOf, type DeskParams, type DeskView } from './desk-search-params';
import { isListed, textFilter } from './filter-contacts';
import { readInquiries, type Inquiries } from './read-inquiries';
import { useFollowUps } from './use-follow-ups';

/** The database finds a view, an email address, or a reference; other searches compare in the browser (useScan). */
function useFoundContacts(params: DeskParams, me: string, isEnabled: boolean) {
  const { view, order, q, service, from, to } = params;
  const { emails } = useAdministrators();
  const listing = useMemo(
    () => listingOf({ view, order, service, from, to }, me, emails),
    [view, order, service, from, to, me, emails],
  );
  const exact = exactSearch(q);
  // No index combines the trash's order by deletion date with a creation date or service, so the browser filters it.
  const isFilteredTrash = view === 'deleted' && Boolean(service || from || to);
  const needsScan = q !== '' || isFilteredTrash;
  const withoutService = listing.isOpen && { service: undefined };
  const asked = { ...listing, ...withoutService, administrators: undefined };
  const query = exact ? { in: listing.in, ...exact } : asked;
  const isExact = exact !== undefined;
  const list = useInfiniteQuery({
    ...contactQueries.list(query),
    enabled: isEnabled && (!needsScan || isExact),
  });
  const pages = list.data?.pages;
  // A word such as "database" looks like a reference.
  const isWord = exact?.idStart !== undefined && pages?.[0]?.items.length === 0;
  const isScan = needsScan && (!exact || isWord);
  const search = JSON.stringify([view, q, service, from, to]);
  const scan = useScan(listing.in ?? 'contacts', search, isEnabled && isScan);
  const services = useQuery({ ...contactQueries.services(), enabled: isEnabled && isScan }).data;

  const listed = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  const read = isScan ? scan.contacts : listed;
  const matching = useMemo(() => {
    const hasWords = textFilter(isScan ? q : '', services);
    // An address or a reference finds an inquiry even if it is marked as spam.
    const limits =
      isExact && !isScan && !listing.isSpam ? { ...listing, isSpam: undefined } : listing;
    return read.filter((contact) => isListed(contact, limits) && hasWords(contact));
  }, [read, listing, isExact, isScan, q, services]);
  const followUps = useFollowUps(listing, isEnabled && view === 'due' && !q);
  const now = useMinute();
  const inOrder = (contacts: Contact[]) =>
    withFollowUps(dueLimitsAt(now), followUps.contacts, contacts);
  const found = inOrder(matching);

  const [more, setMore] = useState({ search, rows: PAGE_SIZE });
  if (more.search !== search) setMore({ search, rows: PAGE_SIZE });
  const { isFetching, fetchNextPage, hasNextPage } = list;
  // Loads all that an address or a reference finds, and continues past pages that have only spam.
  const mustReadNextPage = !isScan && hasNextPage && (isExact || found.length === 0);
  const isReady = isEnabled && mustReadNextPage && !isFetching && !list.isError;
  useEffect(() => {
    if (isReady) void fetchNextPage();
  }, [isReady, fetchNextPage]);

  // The browser finds what is nobody's, so there is no count, and actions apply to what has been loaded.
  const isCounted = view !== 'nobody';
  const isLoaded = isScan || isExact || !isCounted || (list.isSuccess && !hasNextPage);
  const count = useQuery({
    ...contactQueries.count(exact ? query : listing),
    enabled: isEnabled && !isLoaded && hasNextPage,
  });
  const total =
    isLoaded || count.data === undefined ? found.length : count.data + followUps.contacts.length;
  const all: Inquiries = isLoaded
    ? found
    : {
        length: total,
        read: async () => inOrder(await readInquiries(query, listing)),
      };
  return {
    /** All loaded contacts; `shown` has fewer, because a search may find thousands. */
    found,
    shown: isScan && found.length > more.rows ? found.slice(0, more.rows) : found,
    showMore: () => setMore({ search, rows: more.rows + PAGE_SIZE }),
    list,
    /** The search in the browser; null if the database finds the contacts. */
    scan: isScan ? scan : null,
    /** Whether there may be more than what was found. */
    isPartial: isScan ? scan.isReading || scan.hasMore : !isCounted && hasNextPage,
    isDone: isScan
      ? scan.query.isSuccess && !scan.isReading
      : list.isSuccess && !mustReadNextPage && !followUps.isPending,
    refresh: () => void (isScan ? scan.query.refetch() : list.refetch()),
    /** Identifies the search: everything in the URL but the order and the open inquiry. */
    search,
    total,
    all,
  };
}

/** The contacts for the URL or, if there are none, in the trash or outside it. `me`: the administrator's email address. */
export function useDeskContacts(params: DeskParams, me: string) {
  const isTrash = params.view === 'deleted';
  const contacts = useFoundContacts(params, me, true);
  const { view, order, q, service, from, to } = params;
  const isNewestFirst =
    view === 'all' && order === 'newest' && [q, service, from, to].every((value) => !value);
  useShownNews(isNewestFirst ? contacts.list.data?.pages[0]?.items : undefined);
  const otherView: DeskView = isTrash ? 'all' : 'deleted';
  const isMissed = q !== '' && contacts.isDone && contacts.found.length === 0;
  const other = useFoundContacts({ ...params, view: otherView }, me, isMissed);
  return {
    ...contacts,
    isNewestFirst,
    elsewhere: isMissed && other.total > 0 ? { view: otherView, count: other.total } : undefined,
  };
}

export type DeskContacts = ReturnType<typeof useDeskContacts>;

/** With pages of 200, 2,000 inquiries. */
const MAX_PAGES = 10;

/** Reads contacts for a search in the browser, newest first, up to MAX_PAGES. A new `search` resumes after `stop`. */
function useScan(place: ContactCollection, search: string, isEnabled: boolean) {
  const [limit, setLimit] = useState({ search, pages: MAX_PAGES });
  if (limit.search !== search) setLimit({ search, pages: MAX_PAGES });
  const query = useInfiniteQuery({ ...contactQueries.scan(place), enabled: isEnabled });
  const pages = query.data?.pages;
  const read = pages?.length ?? 0;
  const isFailed = query.isError && !query.isFetching;
  const isReading =
    isEnabled && !isFailed && (read === 0 || (query.hasNextPage && read < limit.pages));
  const { fetchNextPage, isFetching } = query;
  useEffect(() => {
    if (isReading && read > 0 && !isFetching) void fetchNextPage();
  }, [isReading, read, isFetching, fetchNextPage]);
  const contacts = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  const [last] = contacts.slice(-1) as Partial<DeletedContact>[];
  return {
    query,
    contacts,
    isReading,
    hasMore: query.hasNextPage,
    /** Date of the oldest contact read. */
    back: last?.deletedAt ?? last?.createdAt ?? null,
    stop: () => setLimit({ search, pages: 0 }),
    readOn() {
      setLimit({ search, pages: read + MAX_PAGES });
      void fetchNextPage();
    },
  };
}
