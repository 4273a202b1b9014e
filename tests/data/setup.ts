import { afterAll, expect, vi } from 'vitest';
import { signOut } from '@/data/auth';
import type * as Auth from '@/data/auth';
import type * as Database from '@/data/firestore';
import { DECLARED, neededIndexes } from './index-usage';
import { secondSession } from './sessions';

/* These two modules hold the only session of src/data. The mocks let `asSecond` replace that session. */

vi.mock('@/data/firestore', async (importOriginal) => {
  const { firestore } = await importOriginal<typeof Database>();
  return { firestore: () => (secondSession()?.firestore ?? firestore)() };
});

vi.mock('@/data/auth', async (importOriginal) => {
  const auth = await importOriginal<typeof Auth>();
  const readToken: typeof auth.readToken = (options) =>
    (secondSession()?.readToken ?? auth.readToken)(options);
  const isSignedIn: typeof auth.isSignedIn = (uid) =>
    secondSession()?.uid === uid || auth.isSignedIn(uid);
  return { ...auth, readToken, isSignedIn };
});

// Sign out, because the next test file may delete the account.
afterAll(signOut);

// Here, so that every query of every data test counts, including those that indexes.test.ts doesn't make.
afterAll(async () => {
  const missing = (await neededIndexes()).filter((index) => !DECLARED.includes(index));
  expect(missing, 'missing from firestore.indexes.json').toEqual([]);
});
