import { createContext, useContext } from 'react';
import type { User } from '@/domain/user';

/**
 * Authentication state is loading, signed in or signed out (spec 4). `overdue`: the identity provider has
 * not answered for so long that public pages no longer wait for it. `isUnasked`: the session ended while it
 * was in use here, and nobody pressed Logout in this tab.
 */
export type SessionState =
  | { status: 'loading'; user: null; overdue: boolean }
  | { status: 'signed-out'; user: null; isUnasked: boolean }
  | { status: 'signed-in'; user: User };

export interface Session {
  state: SessionState;
  /** Starts the identity provider where a browser without a stored session has not done so yet. */
  wake: () => void;
  /** Rejects with the provider's error. */
  login: (email: string, password: string) => Promise<void>;
  /** Rejects with the provider's error. */
  logout: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of this tab; to be called below SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
