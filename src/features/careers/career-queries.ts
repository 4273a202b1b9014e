import {
  infiniteQueryOptions,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { read } from '@/data/call';
import type { PageCursor } from '@/data/documents';
import type { Career } from '@/domain/career';

export const careersData = () => import('@/data/careers');

const PAGE_SIZE = 50; // design 4

/** Firestore rejects these document ids. */
const INVALID_ID = /\/|^\.{1,2}$|^__.*__$/;

export async function readCareer(id: string): Promise<Career | null> {
  return INVALID_ID.test(id) ? null : read(careersData, (careers) => careers.getCareer(id));
}

export const careerQueries = {
  all: ['careers'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...careerQueries.all, 'list'],
      queryFn: ({ pageParam }) =>
        read(careersData, (careers) =>
          careers.listCareers({ isActive: true, size: PAGE_SIZE, start: pageParam }),
        ),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      meta: { failure: 'Failed to fetch careers' },
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: [...careerQueries.all, 'id', id],
      queryFn: () => readCareer(id),
      meta: { failure: 'Failed to fetch career' },
    }),
};

/** A career and its query. After a failed read the career is that of the list, if it is there. */
export function useCareer(id: string) {
  const queryClient = useQueryClient();
  const known = queryClient
    .getQueryData(careerQueries.list().queryKey)
    ?.pages.flatMap((page) => page.items)
    .find((career) => career.id === id);
  const query = useQuery({ ...careerQueries.byId(id), placeholderData: known });
  return { query, career: query.isError ? known : query.data };
}
