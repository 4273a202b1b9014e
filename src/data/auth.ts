import { FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type Auth,
  type User as FirebaseUser,
} from 'firebase/auth';
import { AccessDeniedError, PasswordResetError, type PasswordResetProblem } from '@/domain/errors';
import type { User } from '@/domain/user';
import { firebaseApp } from './firebase';

let instance: Auth | undefined;

function auth(): Auth {
  if (!instance) {
    // Not getAuth: its pop-up code is large, and the Content Security Policy blocks it.
    instance = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
    const emulator = import.meta.env.VITE_AUTH_EMULATOR_HOST;
    if (emulator) connectAuthEmulator(instance, `http://${emulator}`, { disableWarnings: true });
  }
  return instance;
}

const toUser = ({ uid, email, displayName }: FirebaseUser): User => ({ uid, email, displayName });

/** Calls `onUser` now and after each change in any tab (spec 7). Returns the unsubscribe function. */
export function observeUser(onUser: (user: User | null) => void): () => void {
  return onAuthStateChanged(auth(), (user) => onUser(user && toUser(user)));
}

/* Errors reported the same way, because a message must not reveal whether an account exists. */
const NO_ACCOUNT = ['auth/user-disabled', 'auth/user-not-found'];
const WRONG_CREDENTIALS = [...NO_ACCOUNT, 'auth/invalid-credential', 'auth/wrong-password'];

/** Has no message, because each screen shows its own text. */
class CredentialsError extends Error {
  override name = 'CredentialsError';
}

/** Signs in (spec 7). Throws CredentialsError for a wrong email or password, else the provider's error. */
export async function signIn(email: string, password: string): Promise<User> {
  const attempt = async () =>
    toUser((await signInWithEmailAndPassword(auth(), email, password)).user);
  try {
    return await attempt().catch(async (error: unknown) => {
      if (!isStorageFull(error)) throw error;
      // Without storage, the session ends with the page.
      await setPersistence(auth(), inMemoryPersistence);
      return attempt();
    });
  } catch (error) {
    const isWrong = error instanceof FirebaseError && WRONG_CREDENTIALS.includes(error.code);
    throw isWrong ? new CredentialsError() : error;
  }
}

/** Whether the session couldn't be stored. Firebase tries only at the start, with a few characters. */
function isStorageFull(error: unknown): boolean {
  const cause = error instanceof FirebaseError && error.customData?.['originalError'];
  return cause instanceof DOMException && cause.name === 'QuotaExceededError';
}

const PASSWORD_RESET_PROBLEMS: Record<string, PasswordResetProblem> = {
  'auth/invalid-email': 'invalid-email',
  'auth/invalid-recipient-email': 'invalid-email',
  'auth/network-request-failed': 'offline',
  'auth/too-many-requests': 'too-many-requests',
};

/** Sends a password reset email; succeeds even without an account. Throws PasswordResetError or Firebase's error. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth(), email);
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : '';
    if (NO_ACCOUNT.includes(code)) return;
    const problem = PASSWORD_RESET_PROBLEMS[code];
    throw problem ? new PasswordResetError(problem, { cause: error }) : error;
  }
}

export async function signOut(): Promise<void> {
  await signOutOfFirebase(auth());
}

export function isSignedIn(uid: string): boolean {
  return auth().currentUser?.uid === uid;
}

/** ID token, renewed if expired or if `isFresh`. Throws AccessDeniedError if signed out, or the provider's error. */
export async function readToken({ isFresh }: { isFresh: boolean }) {
  const user = auth().currentUser;
  if (!user) throw new AccessDeniedError('No user is signed in');
  const { claims, authTime, issuedAtTime } = await user.getIdTokenResult(isFresh);
  return {
    uid: user.uid,
    email: typeof claims['email'] === 'string' ? claims['email'] : '',
    isAdmin: claims['admin'] === true,
    /** Time from the sign-in until the token was issued, by the server's clock. */
    ageMs: Date.parse(issuedAtTime) - Date.parse(authTime),
  };
}
