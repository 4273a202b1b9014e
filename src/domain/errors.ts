/* The failures that screens tell apart. Error codes of Firebase stay in src/data, which throws these instead. */

/** Signed out, or no right to do what was asked. */
export class AccessDeniedError extends Error {
  override name = 'AccessDeniedError';
}

/** No answer in time. A write may or may not have been made. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** What was to be changed has been changed or deleted by someone else since it was read. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}
