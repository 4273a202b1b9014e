import type { UndoProblem } from '@/domain/change';
import { AccessDeniedError, BusyError, ConflictError, UndoError } from '@/domain/errors';

/** Without a toast: the dashboard shows in place what is missing (spec 8). */
export const DASHBOARD_FAILURE = { failure: 'Failed to fetch dashboard data' };

/** Why a change can't be undone. */
export const UNDO_NOTES: Record<UndoProblem, string> = {
  newer: 'Changed again since',
  contact: 'Inquiries are deleted and restored in their list only',
  invalid: 'What was stored before isn’t valid anymore',
};

/** Message for a failed call of the back office. */
export function failureReason(error: unknown): string {
  if (error instanceof AccessDeniedError) {
    return 'You’re signed out, or your account no longer has administrator access. Log in again or ask an administrator for access, then try again.';
  }
  if (error instanceof BusyError) {
    return 'The database is busy with other requests. Wait a moment, then try again.';
  }
  if (error instanceof ConflictError) {
    return 'Someone else changed or deleted it in the meantime. Refresh to see what is stored now.';
  }
  if (error instanceof UndoError) {
    return error.problem === 'newer'
      ? 'Someone changed this again in the meantime.'
      : `${UNDO_NOTES[error.problem]}.`;
  }
  return 'The connection failed. Please try again.';
}
