import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { authData, sessionData } from '@/data/lazy-data';
import { mayHaveSession } from '@/data/stored-session';
import type { User } from '@/domain/user';
import { logError } from '@/lib/log-error';
import { SessionContext, type SessionState, type SignOutReason } from './session-context';

/** After this time, or a failure, the visitor can continue signed out (design 8). */
const LOADING_TIMEOUT_MS = 8_000;

const LOADING: SessionState = { status: 'loading', user: null, isOverdue: false };
const SIGNED_OUT = { status: 'signed-out', user: null, reason: 'none' } as const;

const logAndRethrow = (what: string) => (error: unknown) => {
  logError(what, error);
  throw error;
};

/** Loads the identity provider if `mayBeSignedIn`, else on `start` or `login`. */
export function SessionProvider(props: { mayBeSignedIn: boolean; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [isStarted, setIsStarted] = useState(props.mayBeSignedIn);
  const [state, setState] = useState<SessionState>(props.mayBeSignedIn ? LOADING : SIGNED_OUT);
  const lastUid = useRef<string | null>(null);
  const reason = useRef<SignOutReason>('ended');

  const updateUser = useCallback(
    (user: User | null) => {
      // Keeps the mutations: the same account may sign in again and see how its actions ended.
      if (lastUid.current !== null && lastUid.current !== user?.uid)
        queryClient.getQueryCache().clear();
      // The same object, because a new one would re-render the whole page, including static forms.
      const signedOut: SessionState =
        lastUid.current === null ? SIGNED_OUT : { ...SIGNED_OUT, reason: reason.current };
      lastUid.current = user?.uid ?? null;
      setState(user ? { status: 'signed-in', user } : signedOut);
    },
    [queryClient],
  );

  useEffect(() => {
    if (!isStarted) return;
    let active = true;
    let stop: (() => void) | undefined;
    const markOverdue = () =>
      setState((now) => (now.status === 'loading' ? { ...now, isOverdue: true } : now));
    const timeout = setTimeout(markOverdue, LOADING_TIMEOUT_MS);
    const handleUser = (user: User | null) => {
      if (!active) return;
      clearTimeout(timeout);
      updateUser(user);
    };
    sessionData.observeUser(handleUser).then(
      (unsubscribe) => {
        if (active) stop = unsubscribe;
        else unsubscribe();
      },
      (error: unknown) => {
        logError('Failed to observe the session', error);
        if (active) markOverdue();
      },
    );
    return () => {
      active = false;
      clearTimeout(timeout);
      stop?.();
    };
  }, [isStarted, updateUser]);

  useEffect(() => {
    // A page restored from the back/forward cache may have missed a sign-out in another tab.
    function handlePageShow({ persisted }: PageTransitionEvent) {
      if (persisted && lastUid.current !== null && !mayHaveSession()) updateUser(null);
    }
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, [updateUser]);

  const session = useMemo(
    () => ({
      state,
      start: () => setIsStarted(true),
      skip: () => setState((now) => (now.status === 'loading' ? SIGNED_OUT : now)),
      login: async (email: string, password: string) => {
        const signIn = authData.signIn(email, password);
        const user = await signIn.catch(logAndRethrow('Failed to log in'));
        updateUser(user);
        setIsStarted(true);
        return user;
      },
      logout: async (why: SignOutReason = 'logout') => {
        reason.current = why;
        await authData
          .signOut()
          .catch(logAndRethrow('Failed to log out'))
          .finally(() => (reason.current = 'ended'));
      },
    }),
    [state, updateUser],
  );
  return <SessionContext value={session}>{props.children}</SessionContext>;
}
