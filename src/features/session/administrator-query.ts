import { queryOptions } from '@tanstack/react-query';

/** Whether a user is an administrator. Asked anew for each gate that opens: the right may be taken away. */
export const administratorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['administrators', uid],
    // The code of the call comes with it: a visitor needs none of it.
    queryFn: async () => (await import('@/data/administrators')).isAdministrator(uid),
    gcTime: 0,
  });
