import { useQuery } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/** Current time for texts such as "5 minutes ago"; updates every minute and when the page becomes visible. */
export function useMinute(): Date {
  return useQuery({
    queryKey: ['minute'],
    queryFn: () => new Date(),
    initialData: () => new Date(),
    gcTime: 0,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: 'always',
  }).data;
}
