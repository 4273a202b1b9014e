import { queryOptions } from '@tanstack/react-query';
import { administratorsData } from '@/data/lazy-data';

/** Not 0, or a result could be removed between the render of a gate and its effects. */
const GC_TIME_MS = 1_000;

export const administratorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['administrators', uid],
    queryFn: () => administratorsData.backOfficeAccess(uid),
    gcTime: GC_TIME_MS,
  });
