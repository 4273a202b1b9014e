import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { read } from '@/data/call';
import type { PageCursor } from '@/data/documents';
import type { Change } from '@/domain/change';

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
      // No toast: the list shows it.
      meta: { failure: 'Failed to fetch changes' },
    }),
  stored: (change: Change) =>
    queryOptions({
      queryKey: [...changeQueries.all, 'stored', change],
      queryFn: () => read(changesData, (changes) => changes.readChanged(change)),
      gcTime: 0,
      // No toast: the dialog shows it.
      meta: { failure: 'Failed to compare the versions' },
    }),
};

export const useRecentChanges = () => useInfiniteQuery(changeQueries.list());
