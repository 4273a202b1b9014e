import { queryOptions } from '@tanstack/react-query';
import { isAdministrator } from '@/data/administrators';

/** Whether a user is an administrator. Asked anew for each gate that opens: the right may be taken away. */
export const administratorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['administrators', uid],
    queryFn: () => isAdministrator(uid),
    gcTime: 0,
  });
