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

/** Says nothing to others: the gate tells them that they have no access (spec 8). */
export function useAdminWelcome() {
  const queryClient = useQueryClient();
  return async ({ uid }: User) => {
    // The gate makes the same call, only once. If it fails, the login was still successful.
    const access = await queryClient.fetchQuery(administratorQuery(uid)).catch(() => null);
    if (access === 'denied') return;
    toast({ title: 'Login Successful', description: 'Welcome to the admin panel' });
  };
}
