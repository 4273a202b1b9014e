import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { read } from '@/data/call';
import type { User } from '@/domain/user';

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

/** Welcomes a user to the back office after the login (spec 8). The gate tells others that they have no access. */
export function useAdminWelcome() {
  const queryClient = useQueryClient();
  return async ({ uid }: User) => {
    // The gate of the dashboard asks the same, which is one call. Where it fails, the login was successful all the same.
    const access = await queryClient.fetchQuery(administratorQuery(uid)).catch(() => null);
    if (access === 'denied') return;
    toast({ title: 'Login Successful', description: 'Welcome to the admin panel' });
  };
}
