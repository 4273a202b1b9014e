import { createContext, useContext } from 'react';
import type { User } from '@/domain/user';

/** Spec 4. `isOverdue`: public pages no longer wait. `isInvoluntary`: ended without a logout in this tab. */
export type SessionState =
  | { status: 'loading'; user: null; isOverdue: boolean }
  | { status: 'signed-out'; user: null; isInvoluntary: boolean }
  | { status: 'signed-in'; user: User };

export interface Session {
  state: SessionState;
  /** Loads the identity provider, unless a stored session has done so. */
  start: () => void;
  login: (email: string, password: string) => Promise<void>;
  logout: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
