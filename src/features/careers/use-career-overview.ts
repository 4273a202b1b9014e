import { useQueries } from '@tanstack/react-query';
import { careerQueries } from './career-queries';

/** What the dashboard says about careers: two counts and the newest three. */
export function useCareerOverview() {
  const [active, total, recent] = useQueries({
    queries: [careerQueries.count('active'), careerQueries.count('every'), careerQueries.recent()],
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
