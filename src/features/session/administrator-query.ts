import { queryOptions } from '@tanstack/react-query';
import { read } from '@/data/call';

/** With 0, a result could be removed between the render of a gate and its effects. */
const GC_TIME_MS = 1_000;

/** Read again by each gate, because access may be revoked. */
export const administratorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['administrators', uid],
    queryFn: () =>
      read(
        () => import('@/data/administrators'),
        (administrators) => administrators.backOfficeAccess(uid),
      ),
    gcTime: GC_TIME_MS,
  });
