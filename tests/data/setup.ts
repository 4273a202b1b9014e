import { afterAll, vi } from 'vitest';
import { signOut } from '@/data/auth';
import type * as Auth from '@/data/auth';
import type * as Database from '@/data/firestore';
import { secondSession } from './sessions';

/* src/data has one session, kept in these two modules; `asSecond` gives it another one. */

vi.mock('@/data/firestore', async (importOriginal) => {
  const { firestore } = await importOriginal<typeof Database>();
  return { firestore: () => (secondSession()?.firestore ?? firestore)() };
});

vi.mock('@/data/auth', async (importOriginal) => {
  const auth = await importOriginal<typeof Auth>();
  const readToken: typeof auth.readToken = (options) =>
    (secondSession()?.readToken ?? auth.readToken)(options);
  return { ...auth, readToken };
});

// The next file may delete the account.
afterAll(signOut);
