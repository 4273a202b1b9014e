import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { read, write } from '@/data/call';
import { mayHaveSession } from '@/data/stored-session';
import type { User } from '@/domain/user';
import { logError } from '@/lib/log-error';
import { SessionContext, type SessionState } from './session-context';

const authData = () => import('@/data/auth');

/** Public pages wait no longer for the identity provider. */
const OVERDUE_MS = 2_000;

const LOADING: SessionState = { status: 'loading', user: null, overdue: false };
const SIGNED_OUT: SessionState = { status: 'signed-out', user: null, isUnasked: false };

/** Failures of login and logout are logged and rethrown to the caller (spec 8). */
const logAndRethrow = (what: string) => (error: unknown) => {
  logError(what, error);
  throw error;
};

/** Without `mayBeSignedIn` the visitor is signed out at once; `wake` or `login` load the identity provider. */
export function SessionProvider(props: { mayBeSignedIn: boolean; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [awake, setAwake] = useState(props.mayBeSignedIn);
  const [state, setState] = useState<SessionState>(props.mayBeSignedIn ? LOADING : SIGNED_OUT);
  const lastUid = useRef<string | null>(null);
  const isLeaving = useRef(false);

  const takeUser = useCallback(
    (user: User | null) => {
      // Clear the cache whenever the account changes.
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
      OVERDUE_MS,
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
    // A page restored from the back/forward cache may have missed a sign-out in another tab.
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
