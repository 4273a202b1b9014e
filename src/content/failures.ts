import type { UndoProblem } from '@/domain/change';
import { AccessDeniedError, BusyError, ConflictError, UndoError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';

/** No toast: the dashboard shows what is missing (spec 8). */
export const DASHBOARD_FAILURE = { failure: 'Failed to fetch dashboard data' };

export const UNDO_NOTES: Record<UndoProblem, string> = {
  invalid: 'The earlier version no longer passes validation. Edit the current one instead.',
  gone: 'It was erased. Only a backup has it.',
  same: 'What was saved before is saved now. Nothing was changed.',
};

export function failureReason(error: unknown): string {
  if (error instanceof AccessDeniedError) {
    return 'You’re signed out, or your account no longer has administrator access. Log in again or ask an administrator for access, then try again.';
  }
  if (error instanceof BusyError) {
    return 'The database is busy with other requests. Wait a moment, then try again.';
  }
  if (error instanceof ConflictError) {
    return 'Someone has changed or deleted this since. The screen now shows the current version.';
  }
  if (error instanceof UndoError) return UNDO_NOTES[error.problem];
  if (error instanceof InvalidDocumentError) {
    return 'One of its fields has a value that can no longer be saved. Edit it, check every field, and save it.';
  }
  return 'The connection failed. Please try again.';
}
