import { queryOptions } from '@tanstack/react-query';
import { read } from '@/data/call';

/** With 0, an answer that the start-up asked for could be removed between a gate's render and its effects. */
const GC_TIME_MS = 1_000;

/** Whether a user is an administrator. Read again by each gate, because access may be revoked. */
export const administratorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['administrators', uid],
    queryFn: () =>
      read(
        () => import('@/data/administrators'),
        (administrators) => administrators.isAdministrator(uid),
      ),
    gcTime: GC_TIME_MS,
  });
