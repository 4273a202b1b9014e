import { AsyncLocalStorage } from 'node:async_hooks';
import { initializeApp } from 'firebase/app';
import type { User } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  getFirestore,
  type EmulatorMockTokenOptions,
  type Firestore,
} from 'firebase/firestore/lite';
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

interface Session {
  database: Firestore;
  /** The part of a Firebase user that src/data reads. */
  user: Pick<User, 'uid'> & { getIdTokenResult: () => Promise<object> };
}

const sessions = new AsyncLocalStorage<Session>();
/** The session in which src/data works; undefined for that of the demo administrator (see setup.ts). */
export const otherSession = () => sessions.getStore();

const known = new Map<string, Session>();

function sessionOf(uid: string, token?: EmulatorMockTokenOptions): Session {
  const database = getFirestore(initializeApp({ projectId: DEMO_PROJECT }, uid));
  const { hostname, port } = new URL(`http://${process.env['FIRESTORE_EMULATOR_HOST']}`);
  connectFirestoreEmulator(database, hostname, Number(port), token && { mockUserToken: token });
  const now = new Date().toISOString();
  const result = { claims: token ?? {}, authTime: now, issuedAtTime: now };
  return { database, user: { uid, getIdTokenResult: () => Promise.resolve(result) } };
}

function inSession<Result>(
  act: () => Promise<Result>,
  ...[uid, token]: Parameters<typeof sessionOf>
) {
  const session = known.get(uid) ?? sessionOf(uid, token);
  known.set(uid, session);
  return sessions.run(session, act);
}

/** Runs `act` while src/data uses the second administrator's session. */
export function asSecond<Result>(act: () => Promise<Result>): Promise<Result> {
  const { uid, email } = SECOND;
  const auth_time = Math.floor(Date.now() / 1000);
  return inSession(act, uid, { sub: uid, email, admin: true, auth_time });
}

/** Runs `act` while src/data uses the database without an account. */
export const asVisitor = <Result>(act: () => Promise<Result>): Promise<Result> =>
  inSession(act, 'visitor');
