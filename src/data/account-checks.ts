import { AccessDeniedError } from '@/domain/errors';
import { SETTINGS } from './firebase';
import { post, unclearResponse } from './visitor';

/** Errors that show that sign-up is enabled; Google may append an explanation. */
const SIGN_UP_ERRORS = ['EMAIL_EXISTS', 'WEAK_PASSWORD', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'];
/** Error from a project with sign-up disabled. https://firebase.google.com/docs/reference/js/auth */
const NO_SIGN_UP = 'ADMIN_ONLY_OPERATION';

/** Tries to sign up with a password too short to succeed. Throws AccessDeniedError if sign-up is disabled. */
export async function signUp(email: string): Promise<void> {
  const { error } = await callAccounts('signUp', { email, password: '1' });
  const message = error ? (error.message ?? '') : 'EMAIL_EXISTS';
  if (message.startsWith(NO_SIGN_UP)) throw new AccessDeniedError(message);
  if (!SIGN_UP_ERRORS.some((known) => message.startsWith(known))) throw unclearResponse(message);
}

/** Looks up an existing account, to test for email enumeration. Throws AccessDeniedError if Google hides it. */
export async function findAccount(email: string): Promise<void> {
  // Required by the API, but unused for an email address.
  const continueUri = 'http://localhost';
  const response = await callAccounts('createAuthUri', { identifier: email, continueUri });
  if (response.error) throw unclearResponse(response.error.message);
  if (!('registered' in response || 'signinMethods' in response)) throw new AccessDeniedError();
}

/** https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts */
function callAccounts(method: 'signUp' | 'createAuthUri', body: object) {
  const emulator = import.meta.env.VITE_AUTH_EMULATOR_HOST;
  const host = 'identitytoolkit.googleapis.com';
  const origin = emulator ? `http://${emulator}/${host}` : `https://${host}`;
  return post(`${origin}/v1/accounts:${method}?key=${SETTINGS.apiKey}`, body);
}
