/** `invalid`: no longer passes validation; `gone`: the inquiry was erased; `note`: its text isn't kept in the history. */
export type UndoProblem = 'invalid' | 'gone' | 'note';

/* Thrown by src/data in place of Firebase errors. */

export class AccessDeniedError extends Error {
  override name = 'AccessDeniedError';
}

export class ConflictError extends Error {
  override name = 'ConflictError';
}

export class InvalidDocumentError extends Error {
  override name = 'InvalidDocumentError';
}

export class BusyError extends Error {
  override name = 'BusyError';
}

/** A query lacks its index, or a write fails its precondition. */
export class PreconditionError extends Error {
  override name = 'PreconditionError';
}

export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

export type PasswordResetProblem = 'invalid-email' | 'offline' | 'too-many-requests';

export class PasswordResetError extends Error {
  override name = 'PasswordResetError';
  constructor(
    readonly problem: PasswordResetProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
