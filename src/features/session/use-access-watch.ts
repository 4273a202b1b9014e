import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AccessDeniedError } from '@/domain/errors';
import { administratorQuery } from './administrator-query';

/** A refused query drops its data; a new check updates the gate, and others refetch. */
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
    // If the check fails, nothing changes: the caller reports the refusal.
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
