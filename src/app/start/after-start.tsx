import { isCancelledError, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { write } from '@/data/call';
import { administratorQuery } from '@/features/session/administrator-query';
import { useSession } from '@/features/session/session-context';
import { logError } from '@/lib/log-error';
import { whenIdle } from '@/lib/when-idle';
import { firstInteraction } from './first-interaction';
import { refreshPrerenderedData } from './prerendered-data';

/**
 * What runs once the page is shown: prerendered data is fetched anew after the first interaction (design 6),
 * and for a signed-in administrator the one-time initialization writes the built-in services where none is
 * stored (spec 6); its failure is only logged.
 */
export function AfterStart() {
  const { state } = useSession();
  const queryClient = useQueryClient();
  const uid = state.user?.uid;

  useEffect(() => {
    if (!uid) return;
    let isCurrent = true;
    whenIdle()
      // After a logout the database would refuse the question.
      .then(() => (isCurrent ? queryClient.fetchQuery(administratorQuery(uid)) : null))
      .then(async (administrator) => {
        if (!administrator || !isCurrent) return;
        await write(
          () => import('@/data/services'),
          (services) => services.initialiseServices(),
        );
      })
      .catch((error: unknown) => {
        // Cancelled by a logout: not a failure.
        if (!isCancelledError(error)) logError('Failed to initialise the services', error);
      });
    return () => {
      isCurrent = false;
    };
  }, [uid, queryClient]);

  useEffect(() => {
    void firstInteraction()
      .then(whenIdle)
      .then(() => refreshPrerenderedData(queryClient));
  }, [queryClient]);

  return null;
}
