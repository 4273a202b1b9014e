import { queryOptions } from '@tanstack/react-query';
import { administratorsData } from '@/data/lazy-data';

/** Longer than a slow first render: without the result, the first effects would replace the page with Loading. */
const GC_TIME_MS = 60_000;

export const administratorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['administrators', uid],
    queryFn: () => administratorsData.backOfficeAccess(uid),
    gcTime: GC_TIME_MS,
  });
