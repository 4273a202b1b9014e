import type { StoredVersion, UndoProblem } from './change';

/* Thrown by src/data in place of Firebase errors. */

/** The database, or its client, refused; nothing was written. After any other error a write may have been made. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

export class AccessDeniedError extends RefusedError {
  override name = 'AccessDeniedError';
}

/** The document was changed or deleted by someone else since it was read. */
export class ConflictError extends RefusedError {
  override name = 'ConflictError';
  constructor(readonly stored: StoredVersion) {
    super();
  }
}

export class BusyError extends RefusedError {
  override name = 'BusyError';
}

/** A query without its index, or a write whose precondition doesn't hold. */
export class PreconditionError extends RefusedError {
  override name = 'PreconditionError';
}

export class UndoError extends RefusedError {
  override name = 'UndoError';
  constructor(readonly problem: UndoProblem) {
    super(problem);
  }
}

export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** A check without a clear result; the message tells the administrator why. */
export class UncheckedError extends Error {
  override name = 'UncheckedError';
}
