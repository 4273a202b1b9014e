import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { read } from '@/data/call';
import type { ContactFilter, ContactListing } from '@/data/contacts';
import type { Page, PageCursor } from '@/data/documents';
import type { Contact } from '@/domain/contact';

export const contactsData = () => import('@/data/contacts');

export const PAGE_SIZE = 50;
const RECENT = 3; // spec 9
/** Pages stay for Back and Forward within the screen, and are read again when they are shown. */
const LIST_GC_MS = 600_000;
const NEWS_INTERVAL_MS = 60_000;

const meta = { failure: 'Failed to fetch contacts', toast: true };

export type ContactPages = InfiniteData<Page<Contact>, PageCursor | null>;

export const contactQueries = {
  all: ['contacts'] as const,
  counts: ['contacts', 'count'] as const,
  lists: ['contacts', 'list'] as const,
  list: (listing: ContactListing = {}) =>
    infiniteQueryOptions({
      queryKey: [...contactQueries.lists, listing],
      queryFn: ({ pageParam }) =>
        read(contactsData, (contacts) =>
          contacts.listContacts({ ...listing, size: PAGE_SIZE, start: pageParam }),
        ),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      gcTime: LIST_GC_MS,
      refetchOnMount: 'always',
      meta,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...contactQueries.all, 'one', id],
      queryFn: () => read(contactsData, (contacts) => contacts.getContact(id)),
      gcTime: 0,
      // Without a toast: the place of the inquiry says so.
      meta: { failure: 'Failed to fetch the inquiry' },
    }),
  search: (text: string) =>
    queryOptions({
      queryKey: [...contactQueries.all, 'search', text],
      queryFn: text
        ? () => read(contactsData, (contacts) => contacts.searchContacts(text))
        : skipToken,
      gcTime: LIST_GC_MS,
      refetchOnMount: 'always',
      meta,
    }),
  recent: () =>
    queryOptions({
      queryKey: [...contactQueries.all, 'recent'],
      queryFn: () => read(contactsData, (contacts) => contacts.listNewestContacts(RECENT)),
      gcTime: 0,
      meta,
    }),
  count: (filter: ContactFilter = {}) =>
    queryOptions({
      queryKey: [...contactQueries.counts, filter],
      queryFn: () => read(contactsData, (contacts) => contacts.countContacts(filter)),
      gcTime: 0,
      meta,
    }),
  asOf: () =>
    queryOptions({
      queryKey: [...contactQueries.all, 'as of'],
      queryFn: async () => {
        const start = Date.now();
        const now = await read(
          () => import('@/data/server-time'),
          ({ serverTime }) => serverTime(),
        );
        // Before the lists were read: rather count a contact twice than not at all.
        return new Date(now.getTime() - (Date.now() - start));
      },
      gcTime: 0,
      meta: { failure: 'Failed to read the time of the server' },
    }),
  news: (asOf: Date | undefined) =>
    queryOptions({
      queryKey: [...contactQueries.all, 'news', asOf?.getTime()],
      queryFn: asOf
        ? () => read(contactsData, (contacts) => contacts.countContacts({ since: asOf }))
        : skipToken,
      initialData: 0,
      refetchInterval: NEWS_INTERVAL_MS,
      gcTime: 0,
      meta: { failure: 'Failed to count new inquiries' },
    }),
  deleted: () =>
    infiniteQueryOptions({
      queryKey: [...contactQueries.all, 'deleted'],
      queryFn: ({ pageParam }) =>
        read(contactsData, (contacts) =>
          contacts.listDeletedContacts({ size: PAGE_SIZE, start: pageParam }),
        ),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      gcTime: 0,
      meta,
    }),
};

/** Replaces a contact, or takes it out (null), wherever it is shown without reading it again. */
export function replaceContact(client: QueryClient, id: string, contact: Contact | null): void {
  const replaced = (items: Contact[]) =>
    items.flatMap((item) => (item.id === id ? (contact ?? []) : item));
  /** Nothing is read: the time of the last read stays. */
  const change = <Data>(queryKey: QueryKey, changed: (now: Data) => Data) => {
    for (const query of client.getQueryCache().findAll({ queryKey })) {
      client.setQueryData<Data>(query.queryKey, (now) => now && changed(now), {
        updatedAt: query.state.dataUpdatedAt,
      });
    }
  };
  change<Contact | null>(contactQueries.one(id).queryKey, () => contact);
  change<{ contacts: Contact[] }>([...contactQueries.all, 'search'], (now) => ({
    ...now,
    contacts: replaced(now.contacts),
  }));
  change<ContactPages>(contactQueries.lists, (now) => ({
    ...now,
    pages: now.pages.map((page) => ({ ...page, items: replaced(page.items) })),
  }));
}

export function reloadContacts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: contactQueries.all });
}
