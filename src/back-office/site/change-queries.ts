import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE } from '@/back-office/documents/list-queries';
import type { Subject } from '@/collections/collections';
import type { PageCursor } from '@/data/documents';
import { changesData } from '@/data/lazy-back-office-data';

const meta = { failure: 'Failed to fetch changes' };

/** Not cached after the screen closes (gcTime 0), because each save adds a change. */
export const changeQueries = {
  all: ['changes'] as const,
  list: (subject: Subject | '') =>
    infiniteQueryOptions({
      queryKey: [...changeQueries.all, 'list', subject],
      queryFn: ({ pageParam }) =>
        changesData.listChanges({ size: PAGE_SIZE, start: pageParam, subject }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      gcTime: 0,
      meta,
    }),
  newest: () =>
    queryOptions({
      queryKey: [...changeQueries.all, 'newest'],
      queryFn: () => changesData.getNewestChange(),
      gcTime: 0,
      meta,
    }),
};
