import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AccessDeniedError } from '@/domain/errors';
import { administratorQuery } from './administrator-query';

/**
 * The right to see the back office may end while it is open. When the database refuses something, what it
 * refused to tell again leaves the screen, and it is asked whether `uid` still is an administrator; if not,
 * everything on the screen is asked for again, and so leaves it too.
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
    // A question that fails changes nothing: what was refused has been told where it was asked.
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
