import { FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type Auth,
  type User as FirebaseUser,
} from 'firebase/auth';
import type { User } from '@/domain/user';
import { firebaseApp } from './firebase';

let instance: Auth | undefined;

function auth(): Auth {
  if (!instance) {
    // Not getAuth: it brings pop-up code that a strict content security policy refuses, and is larger.
    instance = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
    const emulator = import.meta.env.VITE_AUTH_EMULATOR_HOST;
    if (emulator) connectAuthEmulator(instance, `http://${emulator}`, { disableWarnings: true });
  }
  return instance;
}

function toUser({ uid, email, displayName }: FirebaseUser): User {
  return { uid, email, displayName };
}

/**
 * Calls back with the signed-in user, or null, now and at each change, in other tabs too (spec 7).
 * @returns a function that ends the observation
 */
export function observeUser(onUser: (user: User | null) => void): () => void {
  return onAuthStateChanged(auth(), (user) => onUser(user && toUser(user)));
}

/** What the provider says of a wrong e-mail or password. Nobody is told which, or whether there is an account. */
const WRONG_CREDENTIALS = [
  'auth/invalid-credential',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
];

/** E-mail and password don't belong together; has no message, so that screens use their own words. */
class CredentialsError extends Error {
  override name = 'CredentialsError';
}

/** Signs in (spec 7). Fails with the provider's error, or without a message when the credentials are wrong. */
export async function signIn(email: string, password: string): Promise<User> {
  try {
    return toUser((await signInWithEmailAndPassword(auth(), email, password)).user);
  } catch (error) {
    const isWrong = error instanceof FirebaseError && WRONG_CREDENTIALS.includes(error.code);
    throw isWrong ? new CredentialsError() : error;
  }
}

/** Signs out (spec 7). */
export async function signOut(): Promise<void> {
  await signOutOfFirebase(auth());
}

/** Renews the token of the signed-in user where it has run out; fails when the session has ended. */
export async function renewSession(): Promise<void> {
  await auth().currentUser?.getIdToken();
}
