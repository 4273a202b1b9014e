import { createContext, useContext } from 'react';
import type { User } from '@/domain/user';

/** `none`: never signed in; `logout`: in this tab; `expired`: sign-in over 12 hours old; `ended`: any other. */
export type SignOutReason = 'none' | 'logout' | 'expired' | 'ended';

/** `isOverdue`: loading takes so long that the visitor can continue without a session (spec 2). */
export type SessionState =
  | { status: 'loading'; user: null; isOverdue: boolean }
  | { status: 'signed-out'; user: null; reason: SignOutReason }
  | { status: 'signed-in'; user: User };

export interface Session {
  state: SessionState;
  start: () => void;
  /** While loading: continues as signed out, until the identity provider reports a user. */
  skip: () => void;
  login: (email: string, password: string) => Promise<User>;
  logout: (reason?: 'logout' | 'expired') => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
