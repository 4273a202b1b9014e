import { queryOptions } from '@tanstack/react-query';
import { read } from '@/data/call';

/**
 * How long an answer waits for who is about to show it, in milliseconds. With none, one that the start-up had asked
 * for could be gone again between the drawing of a gate and its effects: the page behind was made, taken away, and
 * loaded a second time.
 */
const MEETING_TIME = 1_000;

/** Whether a user is an administrator. Asked anew for each gate that opens: the right may be taken away. */
export const administratorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['administrators', uid],
    queryFn: () =>
      read(
        () => import('@/data/administrators'),
        (administrators) => administrators.isAdministrator(uid),
      ),
    gcTime: MEETING_TIME,
  });
