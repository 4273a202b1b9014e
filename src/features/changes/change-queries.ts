import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { failureReason } from '@/content/failures';
import { read, write } from '@/data/call';
import type { PageCursor } from '@/data/documents';

const changesData = () => import('@/data/changes');

const PAGE_SIZE = 10;

/** Not cached after the screen closes (gcTime 0): each save adds a change. */
export const changeQueries = {
  all: ['changes'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...changeQueries.all, 'list'],
      queryFn: ({ pageParam }) =>
        read(changesData, (changes) => changes.listChanges({ size: PAGE_SIZE, start: pageParam })),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      gcTime: 0,
      // Without a toast: the list itself says so.
      meta: { failure: 'Failed to fetch changes' },
    }),
};

/** The history of changes in pages, newest first. */
export const useRecentChanges = () => useInfiniteQuery(changeQueries.list());

/** Undoes a change, then reloads whatever may show the document. */
export function useUndoChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => write(changesData, (changes) => changes.undoChange(id)),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      toast({ title: 'Success', description: 'Change undone' });
    },
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: 'Error',
        description: `Failed to undo the change. ${failureReason(error)}`,
      });
      // Someone else's change, or this one after a timeout, may be the reason.
      return queryClient.invalidateQueries({ queryKey: changeQueries.all });
    },
    meta: { failure: 'Failed to undo change' },
  });
}
