import type { UndoProblem } from './change';

/* Thrown by src/data in place of Firebase errors. */

/** Signed out, or not allowed. */
export class AccessDeniedError extends Error {
  override name = 'AccessDeniedError';
}

/** No response in time; a write may have been made all the same. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The document was changed or deleted by someone else since it was read. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

/** Other requests keep the database busy; nothing was written. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** A query without its index, or a write whose precondition doesn't hold. */
export class PreconditionError extends Error {
  override name = 'PreconditionError';
}

/** A change can't be undone. */
export class UndoError extends Error {
  override name = 'UndoError';
  constructor(readonly problem: UndoProblem) {
    super(problem);
  }
}

/** A check without a clear result. Its message, a sentence for the administrator, says why. */
export class UncheckedError extends Error {
  override name = 'UncheckedError';
}
