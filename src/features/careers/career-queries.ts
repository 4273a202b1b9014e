import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { read } from '@/data/call';
import type { PageCursor } from '@/data/documents';

const careersData = () => import('@/data/careers');

const PAGE_SIZE = 50; // design 4

/** Firestore rejects these document ids. */
const INVALID_ID = /\/|^\.{1,2}$|^__.*__$/;

const RECENT = 3; // spec 9

/** Failures are shown in the back office only (spec 8). */
const metaOf = (which: 'active' | 'every') => ({
  failure: 'Failed to fetch careers',
  toast: which === 'every',
});

export const careerQueries = {
  all: ['careers'] as const,
  list: (which: 'active' | 'every') =>
    infiniteQueryOptions({
      queryKey: [...careerQueries.all, 'list', which],
      queryFn: ({ pageParam }) =>
        read(careersData, (careers) =>
          careers.listCareers({
            activeOnly: which === 'active',
            size: PAGE_SIZE,
            start: pageParam,
          }),
        ),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      ...(which === 'every' && { gcTime: 0 }),
      meta: metaOf(which),
    }),
  recent: () =>
    queryOptions({
      queryKey: [...careerQueries.all, 'recent'],
      queryFn: () => read(careersData, (careers) => careers.listNewestCareers(RECENT)),
      gcTime: 0,
      meta: metaOf('every'),
    }),
  count: (which: 'active' | 'every') =>
    queryOptions({
      queryKey: [...careerQueries.all, 'count', which],
      queryFn: () =>
        read(careersData, (careers) => careers.countCareers({ activeOnly: which === 'active' })),
      gcTime: 0,
      meta: metaOf(which),
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: [...careerQueries.all, 'id', id],
      queryFn: () =>
        INVALID_ID.test(id) ? null : read(careersData, (careers) => careers.getCareer(id)),
      meta: { failure: 'Failed to fetch career' },
    }),
};
