import { createContext, useContext } from 'react';
import type { User } from '@/domain/user';

/** `none`: never signed in; `logout`: in this tab; `expired`: too old for the back office; `ended`: any other way. */
export type SignOutReason = 'none' | 'logout' | 'expired' | 'ended';

/** `isOverdue`: so late that the visitor may go on (spec 4). */
export type SessionState =
  | { status: 'loading'; user: null; isOverdue: boolean }
  | { status: 'signed-out'; user: null; reason: SignOutReason }
  | { status: 'signed-in'; user: User };

export interface Session {
  state: SessionState;
  start: () => void;
  /** While loading: goes on as signed out, until the identity provider says otherwise. */
  skip: () => void;
  login: (email: string, password: string) => Promise<User>;
  logout: (reason?: 'logout' | 'expired') => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
