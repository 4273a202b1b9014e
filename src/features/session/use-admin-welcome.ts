import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import type { User } from '@/domain/user';
import { administratorQuery } from './administrator-query';

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
