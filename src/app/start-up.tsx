import { isCancelledError, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { write } from '@/data/call';
import { administratorQuery } from '@/features/session/administrator-query';
import { useSession } from '@/features/session/session-context';
import { logError } from '@/lib/log-error';
import { whenIdle, whenWanted } from '@/lib/when-idle';
import { refreshBakedContent } from './baked-content';

/**
 * What runs once the page stands. Content that was baked into a static page is loaded anew (design 6) when
 * the visitor means to stay.
 * The one-time initialisation (spec 6): for a signed-in administrator, once the page stands, the built-in
 * services are written where none is stored. A failure is only logged; a visitor's start writes nothing.
 */
export function StartUp() {
  const { state } = useSession();
  const queryClient = useQueryClient();
  const uid = state.user?.uid;

  useEffect(() => {
    if (!uid) return;
    let wanted = true;
    whenIdle()
      // After a logout meanwhile the question would be refused.
      .then(() => (wanted ? queryClient.fetchQuery(administratorQuery(uid)) : null))
      .then(async (administrator) => {
        if (!administrator || !wanted) return;
        await write(
          () => import('@/data/services'),
          (services) => services.initialiseServices(),
        );
      })
      .catch((error: unknown) => {
        // A logout meanwhile takes the question back: no failure.
        if (!isCancelledError(error)) logError('Failed to initialise the services', error);
      });
    return () => {
      wanted = false;
    };
  }, [uid, queryClient]);

  useEffect(() => {
    void whenWanted()
      .then(whenIdle)
      .then(() => refreshBakedContent(queryClient));
  }, [queryClient]);

  return null;
}
