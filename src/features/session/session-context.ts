import { createContext, useContext } from 'react';
import type { User } from '@/domain/user';

/**
 * Authentication state (spec 4). `overdue`: public pages no longer wait for the identity provider.
 * `isUnasked`: the session ended without a press on Logout in this tab.
 */
export type SessionState =
  | { status: 'loading'; user: null; overdue: boolean }
  | { status: 'signed-out'; user: null; isUnasked: boolean }
  | { status: 'signed-in'; user: User };

export interface Session {
  state: SessionState;
  /** Loads the identity provider, which a browser without a stored session has not done yet. */
  wake: () => void;
  login: (email: string, password: string) => Promise<void>;
  logout: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
