import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AccessDeniedError } from '@/domain/errors';
import { administratorQuery } from './administrator-query';

/**
 * Notices when `uid` loses access while the back office is open: a refused query drops its data, and after any
 * refusal the access is checked again; if it is gone, all queries are refetched and so lose their data too.
 */
export function useAccessWatch(uid: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const right = administratorQuery(uid);
    const rightHash = hashKey(right.queryKey);

    async function askAgain() {
      if (!queryClient.getQueryData(right.queryKey)) return;
      const isStill = await queryClient.fetchQuery({ ...right, staleTime: 0 });
      if (!isStill) await queryClient.invalidateQueries();
    }
    // A failed check changes nothing: the refusal itself is reported where it happened.
    const handleRefusal = () => void askAgain().catch(() => undefined);

    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (!(event.action.error instanceof AccessDeniedError) || event.query.queryHash === rightHash)
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
