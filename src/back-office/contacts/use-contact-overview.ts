import { useQueries } from '@tanstack/react-query';
import { DASHBOARD_FAILURE as meta } from '@/content/failures';
import { contactQueries } from './contact-queries';

export function useContactOverview() {
  const [fresh, total, recent] = useQueries({
    queries: [
      { ...contactQueries.count({ status: 'new' }), meta },
      { ...contactQueries.count(), meta },
      { ...contactQueries.recent(), meta },
    ],
  });
  const all = [fresh, total, recent];
  return {
    fresh,
    total,
    recent,
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ isError }) => isError)?.error ?? null,
    retry: () => all.forEach((query) => query.isError && void query.refetch()),
  };
}
