import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Contact, DeletedContact } from '@/collections/inquiries';
import type { ContactCollection } from '@/collections/inquiry-changes';
import { contactQueries } from './contact-queries';

/** With pages of 200, 2,000 inquiries. */
const MAX_PAGES = 10;

/** Reads contacts for a search in the browser, newest first, up to MAX_PAGES. A new `search` resumes after `stop`. */
export function useScan(place: ContactCollection, search: string, isEnabled: boolean) {
  const [limit, setLimit] = useState({ search, pages: MAX_PAGES });
  if (limit.search !== search) setLimit({ search, pages: MAX_PAGES });
  const scan = useInfiniteQuery({ ...contactQueries.scan(place), enabled: isEnabled });
  const changes = useQuery({
    ...contactQueries.changes(place),
    enabled: isEnabled && scan.data !== undefined,
  });
  const pages = scan.data?.pages;
  const read = pages?.length ?? 0;
  const isFailed = scan.isError && !scan.isFetching;
  const isOn = isEnabled && !isFailed && (read === 0 || (scan.hasNextPage && read < limit.pages));
  const { fetchNextPage, isFetching } = scan;
  useEffect(() => {
    if (isOn && read > 0 && !isFetching) void fetchNextPage();
  }, [isOn, read, isFetching, fetchNextPage]);

  const handleSearch = useEffectEvent(() => {
    if (!isEnabled || read === 0) return;
    void changes.refetch();
    if (isFailed) void fetchNextPage();
  });
  // The pages may be hours old, so each search reads what has changed since.
  useEffect(() => handleSearch(), [search]);

  const changed = changes.data?.contacts;
  const contacts = useMemo(() => current(pages ?? [], changed), [pages, changed]);
  return {
    query: scan,
    contacts,
    isReading: isOn,
    hasMore: scan.hasNextPage,
    /** Date of the oldest contact read. */
    back: dateOf(pages?.at(-1)?.items.at(-1)),
    stop: () => setLimit({ search, pages: 0 }),
    readOn() {
      setLimit({ search, pages: read + MAX_PAGES });
      void fetchNextPage();
    },
    refresh: () => void changes.refetch(),
  };
}

function current(
  pages: { items: Contact[] }[],
  changed: ReadonlyMap<string, Contact | null> = new Map(),
): Contact[] {
  const contacts = new Map<string, Contact | null>(
    pages.flatMap(({ items }) => items.map((contact) => [contact.id, contact])),
  );
  for (const [id, contact] of changed) contacts.set(id, contact);
  return [...contacts.values()]
    .filter((contact) => contact !== null)
    .sort((a, b) => Number(dateOf(b)) - Number(dateOf(a)));
}

function dateOf(contact: Contact | undefined): Date | null {
  const { createdAt = null, deletedAt } = (contact ?? {}) as Partial<DeletedContact>;
  return deletedAt ?? createdAt;
}
