import { useQueries } from '@tanstack/react-query';
import { DASHBOARD_FAILURE as meta } from '@/content/failures';
import { careerDeskQueries } from './career-desk-queries';

export function useCareerOverview() {
  const [active, total, recent] = useQueries({
    queries: [
      { ...careerDeskQueries.count('active'), meta },
      { ...careerDeskQueries.count('all'), meta },
      { ...careerDeskQueries.recent(), meta },
    ],
  });
  const all = [active, total, recent];
  return {
    active,
    total,
    recent,
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ isError }) => isError)?.error ?? null,
    retry: () => all.forEach((query) => query.isError && void query.refetch()),
  };
}
