import { AccessDeniedError } from '@/domain/errors';

/** How the dashboard's queries fail: to the console only (spec 8); the page says in place what is missing. */
export const DASHBOARD_FAILURE = { failure: 'Failed to fetch dashboard data' };

/** Why a call of the back office failed and what helps, for people. */
export function failureReason(error: unknown): string {
  return error instanceof AccessDeniedError
    ? 'You’re signed out, or your account no longer has administrator access. Log in again or ask an administrator for access, then try again.'
    : 'The connection failed. Please try again.';
}
