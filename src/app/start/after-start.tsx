import { isCancelledError, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { write } from '@/data/call';
import { administratorQuery } from '@/features/session/administrator-query';
import { useSession } from '@/features/session/session-context';
import { logError } from '@/lib/log-error';
import { whenIdle } from '@/lib/when-idle';
import { repeatPress } from './early-press';
import { firstInteraction } from './first-interaction';
import { refreshPrerenderedData } from './prerendered-data';

/** After hydration: repeats an early press, refreshes prerendered data (design 6), and stores the services (spec 6). */
export function AfterStart() {
  const { state } = useSession();
  const queryClient = useQueryClient();
  const uid = state.user?.uid;

  useEffect(() => {
    if (!uid) return;
    let isCurrent = true;
    whenIdle()
      // After a logout the read would be refused.
      .then(() => (isCurrent ? queryClient.fetchQuery(administratorQuery(uid)) : null))
      .then(async (access) => {
        if (access !== 'granted' || !isCurrent) return;
        await write(
          () => import('@/data/initial-services'),
          (services, signal) => services.initializeServices(signal),
        );
      })
      .catch((error: unknown) => {
        // Ended by a logout: not a failure.
        if (isCurrent && !isCancelledError(error))
          logError('Failed to initialize the services', error);
      });
    return () => {
      isCurrent = false;
    };
  }, [uid, queryClient]);

  useEffect(() => {
    // Not in the effect, where React can't hydrate the part that is pressed.
    setTimeout(repeatPress);
  }, []);

  useEffect(() => {
    void firstInteraction()
      .then(whenIdle)
      .then(() => refreshPrerenderedData(queryClient));
  }, [queryClient]);

  return null;
}
