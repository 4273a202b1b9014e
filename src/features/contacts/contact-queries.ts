import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { countContacts, listContacts, updateContactStatus } from '@/data/contacts';
import type { PageCursor } from '@/data/documents';
import { CONTACT_STATUSES, type ContactStatus } from '@/domain/contact';

/** Enquiries read at a time (design 4). */
const PAGE_SIZE = 50;

/** Enquiries as the administrator meets them. */
export const contactQueries = {
  all: ['contacts'] as const,
  list: (status?: ContactStatus) =>
    infiniteQueryOptions({
      queryKey: [...contactQueries.all, 'list', status ?? 'every status'],
      queryFn: ({ pageParam }) => listContacts({ status, size: PAGE_SIZE, cursor: pageParam }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
    }),
  /** The total and the number of each status; no enquiry is read for it. */
  counts: () =>
    queryOptions({
      queryKey: [...contactQueries.all, 'counts'],
      queryFn: async () => {
        const [total, ...numbers] = await Promise.all([
          countContacts(),
          ...CONTACT_STATUSES.map((status) => countContacts(status)),
        ]);
        return { total, byStatus: new Map(CONTACT_STATUSES.map((s, i) => [s, numbers[i] ?? 0])) };
      },
    }),
};

/** Sets the status of an enquiry; afterwards the list and the counts are loaded again (spec 4). */
export function useUpdateContactStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: ContactStatus }) =>
      updateContactStatus(id, status),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contactQueries.all }),
  });
}
