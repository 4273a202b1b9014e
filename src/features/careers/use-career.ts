import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Career } from '@/domain/career';
import { careerQueries } from './career-queries';

export type CareerState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'closed' }
  | { status: 'open'; career: Career };

export function useCareer(id: string): CareerState {
  const queryClient = useQueryClient();
  const known = queryClient
    .getQueryData(careerQueries.list().queryKey)
    ?.pages.flatMap((page) => page.items)
    .find((career) => career.id === id);
  const query = useQuery({ ...careerQueries.byId(id), placeholderData: known });

  if (query.isPending) return { status: 'loading' };
  if (query.isError && known) return { status: 'open', career: known };
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() };
  return query.data?.isActive ? { status: 'open', career: query.data } : { status: 'closed' };
}
