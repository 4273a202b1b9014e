import { AccessDeniedError } from '@/domain/errors';

/** Without a toast: the dashboard shows in place what is missing (spec 8). */
export const DASHBOARD_FAILURE = { failure: 'Failed to fetch dashboard data' };

/** Message for a failed call of the back office. */
export function failureReason(error: unknown): string {
  return error instanceof AccessDeniedError
    ? 'You’re signed out, or your account no longer has administrator access. Log in again or ask an administrator for access, then try again.'
    : 'The connection failed. Please try again.';
}
