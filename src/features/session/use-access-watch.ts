import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '@/components/toast/toast-store';
import { SESSION_EXPIRED } from '@/content/session';
import { AccessDeniedError } from '@/domain/errors';
import type { User } from '@/domain/user';
import { hasDrafts } from '@/lib/drafts';
import { administratorQuery } from './administrator-query';
import { useSession } from './session-context';

/** After a refused query or action, checks access again and discards the query's data. */
export function useAccessWatch(uid: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const access = administratorQuery(uid);
    const accessHash = hashKey(access.queryKey);

    async function checkAgain() {
      if (queryClient.getQueryData(access.queryKey) !== 'granted') return;
      const found = await queryClient.fetchQuery({ ...access, staleTime: 0 });
      if (found === 'denied') await queryClient.invalidateQueries();
    }
    // If the check fails, nothing changes; the caller reports the refusal.
    const handleRefusal = () => void checkAgain().catch(() => undefined);

    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (
        !(event.action.error instanceof AccessDeniedError) ||
        event.query.queryHash === accessHash
      )
        return;
      event.query.setState({ data: undefined });
      handleRefusal();
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (event.action.error instanceof AccessDeniedError) handleRefusal();
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient, uid]);
}

export function useSignOutNotice(): void {
  const { state } = useSession();
  const reason = state.status === 'signed-out' ? state.reason : null;

  useEffect(() => {
    if (reason === null) return;
    const isExpected = reason === 'none' || reason === 'logout';
    if (isExpected && !hasDrafts()) return;
    const sentences = [
      ...(reason === 'expired' ? [SESSION_EXPIRED] : []),
      ...(hasDrafts() ? ['Nothing you typed is lost.'] : []),
      'Sign in again to continue.',
    ];
    toast({ title: 'You have been signed out', description: sentences.join(' ') });
  }, [reason]);
}

/** Welcomes only administrators; the gate informs other users that they have no access (spec 6). */
export function useAdminWelcome() {
  const queryClient = useQueryClient();
  return async ({ uid }: User) => {
    // The gate uses the same query. If the query fails, the login was still successful.
    const access = await queryClient.fetchQuery(administratorQuery(uid)).catch(() => null);
    if (access === 'denied') return;
    toast({ title: 'Login Successful', description: 'Welcome to the admin panel' });
  };
}
