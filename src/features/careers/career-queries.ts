import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { read } from '@/data/call';
import type { PageCursor } from '@/data/documents';

const careersData = () => import('@/data/careers');

/** Careers read at a time (design 4). */
const PAGE_SIZE = 50;

/** What Firestore refuses as an id of a document. */
const IMPOSSIBLE_ID = /\/|^\.{1,2}$|^__.*__$/;

/** Recent careers on the dashboard (spec 9). */
const RECENT = 3;

/** The public page logs a failure only, the back office shows it, too (spec 8). */
const metaOf = (which: 'active' | 'every') => ({
  failure: 'Failed to fetch careers',
  toast: which === 'every',
});

/** Careers as visitors (`active`) and administrators (`every`) see them. */
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
            cursor: pageParam,
          }),
        ),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      // Other administrators write here too: opening the back office's list again reads it again.
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
      // An address may name anything; what can't be the id of a document is not asked for.
      queryFn: () =>
        IMPOSSIBLE_ID.test(id) ? null : read(careersData, (careers) => careers.getCareer(id)),
      meta: { failure: 'Failed to fetch career' },
    }),
};
