import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  countCareers,
  createCareer,
  deleteCareer,
  getCareer,
  listCareers,
  listNewestCareers,
  listUndatedCareers,
  updateCareer,
} from '@/data/careers';
import type { PageCursor } from '@/data/documents';
import { cleanCareer, type CareerInput } from '@/domain/career';

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
      queryFn: ({ pageParam }) =>
        listCareers({ activeOnly: which === 'active', size: PAGE_SIZE, cursor: pageParam }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      // Other administrators write here too: opening the back office's list again reads it again.
      ...(which === 'every' && { gcTime: 0 }),
    }),
  undated: () =>
    queryOptions({
      queryKey: [...careerQueries.all, 'undated'],
      queryFn: listUndatedCareers,
      gcTime: 0,
    }),
  recent: () =>
    queryOptions({
      queryKey: [...careerQueries.all, 'recent'],
      queryFn: () => listNewestCareers(RECENT),
      gcTime: 0,
    }),
  count: (which: 'active' | 'every') =>
    queryOptions({
      queryKey: [...careerQueries.all, 'count', which],
      queryFn: () => countCareers({ activeOnly: which === 'active' }),
      gcTime: 0,
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: [...careerQueries.all, 'id', id],
      // An address may name anything; what can't be the id of a document is not asked for.
      queryFn: () => (IMPOSSIBLE_ID.test(id) ? null : getCareer(id)),
    }),
};

/** The career that a form was opened with: its id and the version that it started from. */
export interface CareerTarget {
  id: string;
  version: string;
}

/** Creates a career under `id`, or updates the one of `target`; then all careers are loaded again. */
export function useSaveCareer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (
      save: { career: CareerInput } & ({ id: string } | { target: CareerTarget }),
    ) => {
      const career = cleanCareer(save.career);
      if ('target' in save) await updateCareer(save.target.id, career, save.target.version);
      else await createCareer(save.id, career);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: careerQueries.all }),
  });
}

/** Deletes a career and gives back what brings the same one back (null where it was gone already). */
export function useDeleteCareer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const restore = await deleteCareer(id);
      return (
        restore &&
        (async () => {
          await restore();
          await queryClient.invalidateQueries({ queryKey: careerQueries.all });
        })
      );
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: careerQueries.all }),
  });
}
