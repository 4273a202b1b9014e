import {
  infiniteQueryOptions,
  queryOptions,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { Career } from '@/collections/careers';
import type { Page, PageCursor } from '@/data/documents';
import { careersData } from '@/data/lazy-data';
import { AccessDeniedError } from '@/domain/errors';
import { isWholeCareer, type CareerSummary } from './career-summary';

export const PAGE_SIZE = 50; // design 6

/** Summaries if prerendered, whole careers if read from the database. */
type CareerPages = InfiniteData<Page<CareerSummary>, PageCursor | null>;

const listed = (data: CareerPages | undefined) => data?.pages.flatMap(({ items }) => items) ?? [];

export const careerQueries = {
  all: ['careers'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...careerQueries.all, 'list'],
      queryFn: ({ pageParam }): Promise<Page<CareerSummary>> =>
        careersData.listCareers({ isActive: true, size: PAGE_SIZE, start: pageParam }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      meta: { failure: 'Failed to fetch careers' },
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: [...careerQueries.all, 'id', id],
      queryFn: () =>
        careersData.getCareer(id).catch((error: unknown) => {
          // Visitors can't read inactive careers.
          if (error instanceof AccessDeniedError) return null;
          throw error;
        }),
      meta: { failure: 'Failed to fetch career' },
    }),
  similar: (id: string) =>
    queryOptions({
      queryKey: [...careerQueries.all, 'similar', id],
      queryFn: async ({ client }) => {
        const [{ similarCareers }, career, list] = await Promise.all([
          import('./similar-careers'),
          client.fetchQuery(careerQueries.byId(id)),
          client.fetchInfiniteQuery(careerQueries.list()),
        ]);
        return career ? similarCareers(career, listed(list)) : [];
      },
      meta: { failure: 'Failed to fetch careers' },
    }),
};

/** A career and its query. If a read fails, the career is the last known version. */
export function useCareer(id: string) {
  const queryClient = useQueryClient();
  const known = listed(queryClient.getQueryData(careerQueries.list().queryKey)).find(
    (career): career is Career => career.id === id && isWholeCareer(career),
  );
  const query = useQuery({ ...careerQueries.byId(id), placeholderData: known });
  return { query, career: query.data === undefined ? known : query.data };
}
