import { isCancelledError, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { write } from '@/data/call-with-deadline';
import { administratorQuery } from '@/features/session/administrator-query';
import { useSession } from '@/features/session/session-context';
import { logError } from '@/lib/log-error';
import { whenIdle } from '@/lib/when-idle';
import { replayClick } from './early-click';
import { refreshPrerenderedData } from './prerendered-data';

/** After hydration: replays an early click, refreshes prerendered data (design 6), and saves the services (spec 6). */
export function AfterStart() {
  const { state } = useSession();
  const queryClient = useQueryClient();
  const uid = state.user?.uid;

  useEffect(() => {
    if (!uid) return;
    let isCurrent = true;
    whenIdle()
      // After a logout, the rules would refuse the read.
      .then(() => (isCurrent ? queryClient.fetchQuery(administratorQuery(uid)) : null))
      .then(async (access) => {
        if (access !== 'granted' || !isCurrent) return;
        await write(
          () => import('@/data/initial-services'),
          (services, signal) => services.initializeServices(signal),
        );
      })
      .catch((error: unknown) => {
        if (isCurrent && !isCancelledError(error))
          logError('Failed to initialize the services', error);
      });
    return () => {
      isCurrent = false;
    };
  }, [uid, queryClient]);

  useEffect(() => {
    // Wait until the effect is over: during an effect, React can't hydrate the clicked part of the page.
    setTimeout(replayClick);
  }, []);

  useEffect(() => {
    void whenIdle().then(() => refreshPrerenderedData(queryClient));
  }, [queryClient]);

  return null;
}
