import { UnexpectedAnswerError } from '@/domain/errors';
import { callAccounts, type Stranger } from './stranger';

/** Answers of a project with sign-up; Google may append an explanation. */
const SIGN_UP_ERRORS = ['EMAIL_EXISTS', 'WEAK_PASSWORD', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'];
/** Of one without. https://firebase.google.com/docs/reference/js/auth: auth/admin-restricted-operation */
const NO_SIGN_UP = 'ADMIN_ONLY_OPERATION';

/**
 * Whether strangers can create accounts. Asks for one with an address that is taken and a password that is too short,
 * so that none is created. Throws UnexpectedAnswerError for an answer that says neither.
 */
export async function isSignUpOn(stranger: Stranger, email: string): Promise<boolean> {
  const result = await callAccounts(stranger, 'signUp', { email, password: '1' });
  if (!('error' in result)) return true;
  if (result.error.startsWith(NO_SIGN_UP)) return false;
  if (SIGN_UP_ERRORS.some((error) => result.error.startsWith(error))) return true;
  throw new UnexpectedAnswerError(result.error);
}

/** Whether the identity provider tells strangers if an address has an account. `email`: one that has. */
export async function areAddressesTold(stranger: Stranger, email: string): Promise<boolean> {
  // Required; leads nowhere for an address.
  const continueUri = 'http://localhost';
  const result = await callAccounts(stranger, 'createAuthUri', { identifier: email, continueUri });
  if ('error' in result) throw new UnexpectedAnswerError(result.error);
  return 'registered' in result.answer || 'signinMethods' in result.answer;
}
