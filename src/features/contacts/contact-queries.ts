import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import {
  countContacts,
  countDatedContacts,
  listContacts,
  listContactsAgain,
  listNewestContacts,
  listUndatedContacts,
  updateContactStatus,
} from '@/data/contacts';
import type { Page, PageCursor } from '@/data/documents';
import type { Contact, ContactStatus } from '@/domain/contact';

/** Contacts read at a time (design 4). */
const PAGE_SIZE = 50;
/** Recent contacts on the dashboard (spec 9). */
const RECENT = 3;

type ContactPages = InfiniteData<Page<Contact>, PageCursor | null>;

/**
 * Contacts as the administrator meets them. Nothing is kept when its screen closes: other people write
 * here all the time, and opening the screen again shows what is stored by then.
 */
export const contactQueries = {
  all: ['contacts'] as const,
  lists: ['contacts', 'list'] as const,
  counts: ['contacts', 'count'] as const,
  list: (status?: ContactStatus) =>
    infiniteQueryOptions({
      queryKey: [...contactQueries.lists, status ?? 'every status'],
      queryFn: ({ pageParam }) => listContacts({ status, size: PAGE_SIZE, cursor: pageParam }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      gcTime: 0,
    }),
  recent: () =>
    queryOptions({
      queryKey: [...contactQueries.all, 'recent'],
      queryFn: () => listNewestContacts(RECENT),
      gcTime: 0,
    }),
  /** How many there are, in all or of one status; no contact is read for it. */
  count: (status?: ContactStatus) =>
    queryOptions({
      queryKey: [...contactQueries.counts, status ?? 'every status'],
      queryFn: () => countContacts(status),
      gcTime: 0,
    }),
  /** How many of them a list by date can show. */
  datedCount: (status?: ContactStatus) =>
    queryOptions({
      queryKey: [...contactQueries.counts, 'dated', status ?? 'every status'],
      queryFn: () => countDatedContacts(status),
      gcTime: 0,
    }),
  undated: (expected: number, status?: ContactStatus) =>
    queryOptions({
      queryKey: [...contactQueries.all, 'undated', status ?? 'every status', expected],
      queryFn: () => listUndatedContacts(expected, status),
      gcTime: 0,
    }),
};

/** Sets the status of a contact; afterwards the list and the counts are loaded again (spec 4). */
export function useUpdateContactStatus(listed?: ContactStatus) {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: else the reload of one change could show another row as it was before its own.
    scope: { id: 'contact-status' },
    mutationFn: ({ id, status }: { id: string; status: ContactStatus }) =>
      updateContactStatus(id, status),
    onSuccess: async (_answer, { id }) => {
      const counts = queryClient.invalidateQueries({ queryKey: contactQueries.counts });
      await reloadPageOf(queryClient, id, listed);
      await counts;
    },
  });
}

/**
 * Loads the page of the list again that holds the contact, and no other one: a change costs one page,
 * however many are loaded. Where that fails the whole list is loaded again, which also tells of the failure.
 */
async function reloadPageOf(queryClient: QueryClient, id: string, listed?: ContactStatus) {
  const { queryKey } = contactQueries.list(listed);
  const loaded = queryClient.getQueryData<ContactPages>(queryKey);
  const index = loaded?.pages.findIndex(({ items }) => items.some((item) => item.id === id)) ?? -1;
  const page = loaded?.pages[index];
  if (!loaded || !page) {
    await queryClient.invalidateQueries({ queryKey: [...contactQueries.all, 'undated'] });
    return;
  }
  try {
    const fresh = await listContactsAgain({
      status: listed,
      size: PAGE_SIZE,
      start: loaded.pageParams[index] ?? null,
      end: page.next,
    });
    // A page that is being added would bring the old ones back with it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<ContactPages>(
      queryKey,
      (now) => now && { ...now, pages: now.pages.map((old, i) => (i === index ? fresh : old)) },
    );
  } catch {
    await queryClient.invalidateQueries({ queryKey });
  }
}
