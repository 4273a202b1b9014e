import { isAccessDenied } from '@/lib/access';

/** Why a call of the back office failed and what helps, for people. */
export function failureReason(error: unknown): string {
  return isAccessDenied(error)
    ? 'You’re signed out, or your account no longer has administrator access. Log in again or ask an administrator for access, then try again.'
    : 'The connection failed. Please try again.';
}
