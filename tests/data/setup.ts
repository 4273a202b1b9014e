import type * as Auth from 'firebase/auth';
import { afterAll, expect, vi } from 'vitest';
import { signOut } from '@/data/auth';
import type * as Database from '@/data/firestore';
import { DECLARED, neededIndexes } from './index-usage';
import { otherSession } from './sessions';

/* These two modules hold the only session of src/data. The mocks let `asSecond` and `asVisitor` replace that session. */

vi.mock('@/data/firestore', async (importOriginal) => {
  const { firestore } = await importOriginal<typeof Database>();
  return { firestore: () => otherSession()?.database ?? firestore() };
});

// Not src/data/auth.ts: of a mocked module, import() returns the original while another import() of it is pending.
vi.mock('firebase/auth', async (importOriginal) => {
  const module = await importOriginal<typeof Auth>();
  const initializeAuth: typeof module.initializeAuth = (...options) =>
    new Proxy(module.initializeAuth(...options), {
      get: (auth, name) =>
        (name === 'currentUser' && otherSession()?.user) || (Reflect.get(auth, name) as unknown),
    });
  return { ...module, initializeAuth };
});

// Sign out, because the next test file may delete the account.
afterAll(signOut);

// Here, so that every query of every data test counts, including those that indexes.test.ts doesn't make.
afterAll(async () => {
  const missing = (await neededIndexes()).filter((index) => !DECLARED.includes(index));
  expect(missing, 'missing from firestore.indexes.json').toEqual([]);
});
