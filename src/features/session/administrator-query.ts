import { queryOptions } from '@tanstack/react-query';
import { administratorsData } from '@/data/lazy-data';

/** Longer than a slow first render: if the cache dropped the result before its effects, Loading would replace the page. */
const GC_TIME_MS = 60_000;

export const administratorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['administrators', uid],
    queryFn: () => administratorsData.backOfficeAccess(uid),
    gcTime: GC_TIME_MS,
  });
