import { AsyncLocalStorage } from 'node:async_hooks';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { isSignedIn, signIn, signOut } from '@/data/auth';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { clearDocuments, put, resetDatabase } from '../support/database';

const { administrator } = DEMO_ACCOUNTS;
const SECOND = { uid: 'second-administrator', email: 'second@example.com' };

/** Empties the database; nobody is signed in. */
export async function startAsVisitor(): Promise<void> {
  await signOut();
  await clearDocuments();
}

/** Empties the database; the demo administrator is signed in. */
export async function startAsAdministrator(): Promise<void> {
  const { uid, email, password } = administrator;
  if (isSignedIn(uid)) {
    await clearDocuments();
    await put(`admins/${uid}`, { email });
  } else {
    await resetDatabase();
    await putAccount(administrator);
    await signIn(email, password);
  }
}

/** The same, and there is a second administrator, for `asSecond`. */
export async function startAsTwoAdministrators(): Promise<void> {
  await startAsAdministrator();
  await put(`admins/${SECOND.uid}`, { email: SECOND.email });
}

const sessions = new AsyncLocalStorage<Firestore>();
let secondDatabase: Firestore | undefined;

/** What src/data does in `act`, it does in the session of the second administrator. */
export function asSecond<Result>(act: () => Promise<Result>): Promise<Result> {
  return sessions.run((secondDatabase ??= connectSecond()), act);
}

function connectSecond(): Firestore {
  const database = getFirestore(initializeApp({ projectId: DEMO_PROJECT }, SECOND.uid));
  const { hostname, port } = new URL(`http://${process.env['FIRESTORE_EMULATOR_HOST']}`);
  const auth_time = Math.floor(Date.now() / 1000);
  connectFirestoreEmulator(database, hostname, Number(port), {
    mockUserToken: { sub: SECOND.uid, email: SECOND.email, admin: true, auth_time },
  });
  return database;
}

/** What the second session has in place of `firestore` and of `readToken` (setup.ts); undefined outside of it. */
export function secondSession() {
  const database = sessions.getStore();
  if (!database) return undefined;
  const token = { ...SECOND, isAdmin: true, ageMs: 0, issuedAt: new Date() };
  return { firestore: () => database, readToken: () => Promise.resolve(token) };
}
