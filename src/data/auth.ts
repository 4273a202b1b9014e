import type { User as FirebaseUser } from 'firebase/auth';
import type { User } from '@/domain/user';
import { logError } from '@/lib/log-error';
import { write } from './deadline';
import { loadAuth } from './firebase';

function toUser({ uid, email, displayName }: FirebaseUser): User {
  return { uid, email, displayName };
}

/**
 * Calls back with the signed-in user, or null, now and at each change, in other tabs too (spec 7).
 * @returns a function that ends the observation
 */
export async function observeUser(onUser: (user: User | null) => void): Promise<() => void> {
  const { auth, onAuthStateChanged } = await loadAuth();
  return onAuthStateChanged(auth, (user) => onUser(user && toUser(user)));
}

/**
 * What the provider says where the e-mail or the password is wrong. Which of them, and whether there is such
 * an account, is nobody's business, however the project is set up.
 */
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

function withoutHint(error: unknown): unknown {
  const isWrong =
    error instanceof Error && 'code' in error && WRONG_CREDENTIALS.includes(String(error.code));
  return isWrong ? new CredentialsError() : error;
}

/** Signs in (spec 7). Failures are logged and thrown on (spec 8). */
export async function signIn(email: string, password: string): Promise<User> {
  try {
    return await write(async () => {
      const { auth, signInWithEmailAndPassword } = await loadAuth();
      return toUser((await signInWithEmailAndPassword(auth, email, password)).user);
    });
  } catch (failure) {
    const error = withoutHint(failure);
    logError('Failed to log in', error);
    throw error;
  }
}

/** Signs out (spec 7). Failures are logged and thrown on (spec 8). */
export async function signOut(): Promise<void> {
  try {
    await write(async () => {
      const sdk = await loadAuth();
      await sdk.signOut(sdk.auth);
    });
  } catch (error) {
    logError('Failed to log out', error);
    throw error;
  }
}
