import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { read, write } from '@/data/call';
import type { Page, PageCursor } from '@/data/documents';
import type { Contact, ContactStatus } from '@/domain/contact';

const contactsData = () => import('@/data/contacts');

/** Contacts read at a time (design 4). */
const PAGE_SIZE = 50;
/** Recent contacts on the dashboard (spec 9). */
const RECENT = 3;

const meta = { failure: 'Failed to fetch contacts', toast: true };

type ContactPages = InfiniteData<Page<Contact>, PageCursor | null>;

/**
 * Contacts as administrators see them. Nothing is cached when its screen closes (gcTime 0), because other
 * people write here all the time.
 */
export const contactQueries = {
  all: ['contacts'] as const,
  counts: ['contacts', 'count'] as const,
  list: (status?: ContactStatus) =>
    infiniteQueryOptions({
      queryKey: [...contactQueries.all, 'list', status ?? 'every status'],
      queryFn: ({ pageParam }) =>
        read(contactsData, (contacts) =>
          contacts.listContacts({ status, size: PAGE_SIZE, cursor: pageParam }),
        ),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      gcTime: 0,
      meta,
    }),
  recent: () =>
    queryOptions({
      queryKey: [...contactQueries.all, 'recent'],
      queryFn: () => read(contactsData, (contacts) => contacts.listNewestContacts(RECENT)),
      gcTime: 0,
      meta,
    }),
  /** How many there are, in all or of one status; no contact is read for it. */
  count: (status?: ContactStatus) =>
    queryOptions({
      queryKey: [...contactQueries.counts, status ?? 'every status'],
      queryFn: () => read(contactsData, (contacts) => contacts.countContacts(status)),
      gcTime: 0,
      meta,
    }),
};

/** Sets the status of a contact; afterwards the list and the counts are loaded again (spec 4). */
export function useUpdateContactStatus(listed?: ContactStatus) {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: else the reload of one change could show another row as it was before its own.
    scope: { id: 'contact-status' },
    mutationFn: ({ id, status }: { id: string; status: ContactStatus }) =>
      write(contactsData, (contacts) => contacts.updateContactStatus(id, status)),
    // Here and not in the row, which may have left the list by now.
    onSuccess: async (_answer, { id }) => {
      const counts = queryClient.invalidateQueries({ queryKey: contactQueries.counts });
      await reloadPageOf(queryClient, id, listed);
      await counts;
      toast({ title: 'Success', description: 'Contact status updated successfully' });
    },
    meta: { failure: 'Failed to update contact status', toast: true },
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
  if (!loaded || !page) return;
  try {
    const start = loaded.pageParams[index] ?? null;
    const fresh = await read(contactsData, (contacts) =>
      contacts.listContactsAgain({ status: listed, size: PAGE_SIZE, start, end: page.next }),
    );
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
