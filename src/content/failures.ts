import {
  AccessDeniedError,
  BusyError,
  ConflictError,
  InvalidDocumentError,
  TimeoutError,
  type UndoProblem,
} from '@/domain/errors';

/** No toast: the dashboard shows what is missing (spec 8). */
export const DASHBOARD_FAILURE = { failure: 'Failed to fetch dashboard data' };

export const UNDO_NOTES: Record<UndoProblem, string> = {
  invalid: 'The earlier version no longer passes validation. Edit the current one instead.',
  gone: 'This data was erased. It can only be restored from a backup.',
  note: 'The history doesn’t keep the text of notes.',
};

const REASONS = [
  [
    AccessDeniedError,
    'You may be signed out or no longer have administrator access. Sign in again or ask an administrator for access.',
  ],
  [BusyError, 'The database is busy with other requests. Wait a moment, then try again.'],
  [
    ConflictError,
    // After a conflict, what is on the screen is read again.
    'This item has since been changed or deleted, so nothing was changed. The page now shows the current version.',
  ],
  [
    InvalidDocumentError,
    'This item has a field that no longer passes validation. Edit the item, correct the field, and save.',
  ],
  [TimeoutError, 'The server didn’t respond in time. Check your connection, then try again.'],
] as const;

/** Reasons for a conflict where the page doesn’t simply show the current version. */
export const CONFLICTS = {
  form: 'This item has since been changed or deleted. Nothing you typed is lost: the page says what to do next.',
  taken: 'Another item already has this ID, so nothing was saved. Nothing you typed is lost.',
  undo: 'This item has since been changed or deleted, so nothing was undone. The history on the Site page shows the later changes.',
};

export function failureReason(error: unknown): string {
  const [, reason] = REASONS.find(([type]) => error instanceof type) ?? [];
  return reason ?? 'The reason is unknown. Check your connection, then try again.';
}

export function reasonForFailedWrite(error: unknown): string {
  return error instanceof TimeoutError
    ? 'The server didn’t respond in time, so the change may or may not have been saved. Try again to make sure.'
    : failureReason(error);
}
