import { AsyncLocalStorage } from 'node:async_hooks';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { isSignedIn, signIn, signOut } from '@/data/auth';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { clearDocuments, put, resetDatabase } from '../support/database';

const { administrator } = DEMO_ACCOUNTS;
const SECOND = { uid: 'second-administrator', email: 'second@example.com' };

/** Empties the database and signs out. */
export async function startAsVisitor(): Promise<void> {
  await signOut();
  await clearDocuments();
}

/** Empties the database and signs in as the demo administrator. */
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

/** Like `startAsAdministrator`, but also adds a second administrator, whose session `asSecond` uses. */
export async function startAsTwoAdministrators(): Promise<void> {
  await startAsAdministrator();
  await put(`admins/${SECOND.uid}`, { email: SECOND.email });
}

const sessions = new AsyncLocalStorage<Firestore>();
let secondDatabase: Firestore | undefined;

/** Runs `act` while src/data uses the second administrator's session. */
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

/** Returns the second session's functions and uid (see setup.ts), or undefined outside `asSecond`. */
export function secondSession() {
  const database = sessions.getStore();
  if (!database) return undefined;
  const token = { ...SECOND, isAdmin: true, ageMs: 0, issuedAt: new Date() };
  return {
    uid: SECOND.uid,
    firestore: () => database,
    readToken: () => Promise.resolve(token),
  };
}
