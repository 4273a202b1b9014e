import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { read, write } from '@/data/call';
import { mayHaveSession } from '@/data/stored-session';
import type { User } from '@/domain/user';
import { logError } from '@/lib/log-error';
import { SessionContext, type SessionState } from './session-context';

const authData = () => import('@/data/auth');

/** A provider that does not answer holds no visitor's page for longer than this, in milliseconds. */
const LONGEST_WAIT = 2_000;

const LOADING: SessionState = { status: 'loading', user: null, overdue: false };
const SIGNED_OUT: SessionState = { status: 'signed-out', user: null, isUnasked: false };

/** Login and logout tell their caller of a failure, too (spec 8). */
const logAndRethrow = (what: string) => (error: unknown) => {
  logError(what, error);
  throw error;
};

/**
 * Keeps the session of this tab.
 * @param props.mayBeSignedIn whether the browser holds a stored session; if not, the visitor is signed out
 * at once and the identity provider is not loaded until `wake` or `login`
 */
export function SessionProvider(props: { mayBeSignedIn: boolean; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [awake, setAwake] = useState(props.mayBeSignedIn);
  const [state, setState] = useState<SessionState>(props.mayBeSignedIn ? LOADING : SIGNED_OUT);
  const lastUid = useRef<string | null>(null);
  const isLeaving = useRef(false);

  const takeUser = useCallback(
    (user: User | null) => {
      // What one account has read is not for the next one, nor for whoever sits down after a sign-out.
      if (lastUid.current !== null && lastUid.current !== user?.uid) queryClient.clear();
      const isUnasked = lastUid.current !== null && !isLeaving.current;
      lastUid.current = user?.uid ?? null;
      setState(user ? { status: 'signed-in', user } : { status: 'signed-out', user, isUnasked });
    },
    [queryClient],
  );

  useEffect(() => {
    if (!awake) return;
    let active = true;
    let stop: (() => void) | undefined;
    const overdue = setTimeout(
      () => setState((now) => (now.status === 'loading' ? { ...now, overdue: true } : now)),
      LONGEST_WAIT,
    );
    const handleUser = (user: User | null) => {
      if (!active) return;
      clearTimeout(overdue);
      takeUser(user);
    };
    const observation = read(authData, (auth) => auth.observeUser(handleUser));
    observation.then(
      (unsubscribe) => {
        if (active) stop = unsubscribe;
        else unsubscribe();
      },
      (error: unknown) => {
        logError('Failed to observe the session', error);
        if (active) setState(SIGNED_OUT);
      },
    );
    return () => {
      active = false;
      clearTimeout(overdue);
      stop?.();
    };
  }, [awake, takeUser]);

  useEffect(() => {
    // A page that comes back out of the browser's cache has slept through a sign-out in another tab.
    function handlePageShow({ persisted }: PageTransitionEvent) {
      if (persisted && lastUid.current !== null && !mayHaveSession()) takeUser(null);
    }
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, [takeUser]);

  const session = useMemo(
    () => ({
      state,
      wake: () => setAwake(true),
      login: async (email: string, password: string) => {
        const signIn = write(authData, (auth) => auth.signIn(email, password));
        takeUser(await signIn.catch(logAndRethrow('Failed to log in')));
        setAwake(true);
      },
      logout: async () => {
        isLeaving.current = true;
        await write(authData, (auth) => auth.signOut())
          .catch(logAndRethrow('Failed to log out'))
          .finally(() => (isLeaving.current = false));
      },
    }),
    [state, takeUser],
  );
  return <SessionContext value={session}>{props.children}</SessionContext>;
}
