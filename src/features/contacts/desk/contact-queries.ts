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

const PAGE_SIZE = 50; // design 4
const RECENT = 3; // spec 9

const meta = { failure: 'Failed to fetch contacts', toast: true };

type ContactPages = InfiniteData<Page<Contact>, PageCursor | null>;

/** Not cached after the screen closes (gcTime 0), because visitors add contacts all the time. */
export const contactQueries = {
  all: ['contacts'] as const,
  counts: ['contacts', 'count'] as const,
  list: (status?: ContactStatus) =>
    infiniteQueryOptions({
      queryKey: [...contactQueries.all, 'list', status ?? 'every status'],
      queryFn: ({ pageParam }) =>
        read(contactsData, (contacts) =>
          contacts.listContacts({ status, size: PAGE_SIZE, start: pageParam }),
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
  count: (status?: ContactStatus) =>
    queryOptions({
      queryKey: [...contactQueries.counts, status ?? 'every status'],
      queryFn: () => read(contactsData, (contacts) => contacts.countContacts(status)),
      gcTime: 0,
      meta,
    }),
};

/** Sets the status of a contact, then reloads its page of the list and the counts (spec 4). */
export function useUpdateContactStatus(listed?: ContactStatus) {
  const queryClient = useQueryClient();
  return useMutation({
    // In sequence: the reload after one change could otherwise show another row before its change.
    scope: { id: 'contact-status' },
    mutationFn: ({ id, status }: { id: string; status: ContactStatus }) =>
      write(contactsData, (contacts) => contacts.updateContactStatus(id, status)),
    // Here, because the row may be unmounted by now.
    onSuccess: async (_answer, { id }) => {
      const counts = queryClient.invalidateQueries({ queryKey: contactQueries.counts });
      await reloadPageOf(queryClient, id, listed);
      await counts;
      toast({ title: 'Success', description: 'Contact status updated successfully' });
    },
    meta: { failure: 'Failed to update contact status', toast: true },
  });
}

/** Reloads only the page with the contact; on failure the whole list, which reports the failure. */
async function reloadPageOf(queryClient: QueryClient, id: string, listed?: ContactStatus) {
  const { queryKey } = contactQueries.list(listed);
  const loaded = queryClient.getQueryData<ContactPages>(queryKey);
  const index = loaded?.pages.findIndex(({ items }) => items.some((item) => item.id === id)) ?? -1;
  const page = loaded?.pages[index];
  if (!loaded || !page) return;
  try {
    const start = loaded.pageParams[index] ?? null;
    const fresh = await read(contactsData, (contacts) =>
      contacts.listContacts({ status: listed, size: PAGE_SIZE, start, end: page.next }),
    );
    // A running `Load more` would overwrite the fresh page.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<ContactPages>(
      queryKey,
      (now) => now && { ...now, pages: now.pages.map((old, i) => (i === index ? fresh : old)) },
    );
  } catch {
    await queryClient.invalidateQueries({ queryKey });
  }
}
