import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PageCursor } from '@/data/documents';

// The code of the calls comes with the first of them: no page needs it to be shown.
const data = () => import('@/data/careers');

/** Openings read at a time (design 4). */
const PAGE_SIZE = 50;

/** What Firestore refuses as an id of a document. */
const IMPOSSIBLE_ID = /\/|^\.{1,2}$|^__.*__$/;

/** Recent openings on the dashboard (spec 9). */
const RECENT = 3;

/** Openings as visitors (`active`) and administrators (`every`) meet them. */
export const careerQueries = {
  all: ['careers'] as const,
  list: (which: 'active' | 'every') =>
    infiniteQueryOptions({
      queryKey: [...careerQueries.all, 'list', which],
      queryFn: async ({ pageParam }) =>
        (await data()).listCareers({
          activeOnly: which === 'active',
          size: PAGE_SIZE,
          cursor: pageParam,
        }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      // Other administrators write here too: opening the back office's list again reads it again.
      ...(which === 'every' && { gcTime: 0 }),
    }),
  undated: () =>
    queryOptions({
      queryKey: [...careerQueries.all, 'undated'],
      queryFn: async () => (await data()).listUndatedCareers(),
      gcTime: 0,
    }),
  recent: () =>
    queryOptions({
      queryKey: [...careerQueries.all, 'recent'],
      queryFn: async () => (await data()).listNewestCareers(RECENT),
      gcTime: 0,
    }),
  count: (which: 'active' | 'every') =>
    queryOptions({
      queryKey: [...careerQueries.all, 'count', which],
      queryFn: async () => (await data()).countCareers({ activeOnly: which === 'active' }),
      gcTime: 0,
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: [...careerQueries.all, 'id', id],
      // An address may name anything; what can't be the id of a document is not asked for.
      queryFn: async () => (IMPOSSIBLE_ID.test(id) ? null : (await data()).getCareer(id)),
    }),
};
