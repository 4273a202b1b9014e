import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { read } from '@/data/call';
import type { PageCursor } from '@/data/documents';
import type { Change, ChangeFilter } from '@/domain/change';

const changesData = () => import('@/data/changes');

const PAGE_SIZE = 10;

// No toast: each screen shows the failure.
const meta = { failure: 'Failed to fetch changes' };

/** Not cached after the screen closes (gcTime 0), because each save adds a change. */
export const changeQueries = {
  all: ['changes'] as const,
  list: (filter: ChangeFilter) =>
    infiniteQueryOptions({
      queryKey: [...changeQueries.all, 'list', filter],
      queryFn: ({ pageParam }) =>
        read(changesData, (changes) =>
          changes.listChanges({ size: PAGE_SIZE, start: pageParam, ...filter }),
        ),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      gcTime: 0,
      meta,
    }),
  newest: () =>
    queryOptions({
      queryKey: [...changeQueries.all, 'newest'],
      queryFn: () => read(changesData, (changes) => changes.getNewestChange()),
      gcTime: 0,
      meta,
    }),
  stored: (change: Change) =>
    queryOptions({
      queryKey: [...changeQueries.all, 'stored', change],
      queryFn: () => read(changesData, (changes) => changes.readChanged(change)),
      gcTime: 0,
      // No toast: the dialog shows the failure.
      meta: { failure: 'Failed to compare the versions' },
    }),
};
