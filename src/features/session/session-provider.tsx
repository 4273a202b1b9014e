import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { observeUser, signIn, signOut } from '@/data/auth';
import type { User } from '@/domain/user';
import { logError } from '@/lib/log-error';
import { SessionContext, type SessionState } from './session-context';

/** A provider that does not answer holds no visitor's page for longer than this, in milliseconds. */
const LONGEST_WAIT = 2_000;

const LOADING: SessionState = { status: 'loading', user: null, overdue: false };
const SIGNED_OUT: SessionState = { status: 'signed-out', user: null };

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

  const takeUser = useCallback(
    (user: User | null) => {
      // What one account has read is not for the next one, nor for whoever sits down after a sign-out.
      if (lastUid.current !== null && lastUid.current !== user?.uid) queryClient.clear();
      lastUid.current = user?.uid ?? null;
      setState(user ? { status: 'signed-in', user } : SIGNED_OUT);
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
    observeUser((user) => {
      if (!active) return;
      clearTimeout(overdue);
      takeUser(user);
    }).then(
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

  const session = useMemo(
    () => ({
      state,
      wake: () => setAwake(true),
      login: async (email: string, password: string) => {
        takeUser(await signIn(email, password));
        setAwake(true);
      },
      logout: signOut,
    }),
    [state, takeUser],
  );
  return <SessionContext value={session}>{props.children}</SessionContext>;
}
