export type PasswordResetProblem = 'invalid-email' | 'offline' | 'too-many-requests';

/** Thrown by src/data in place of Firebase errors: no reset email was sent. */
export class PasswordResetError extends Error {
  override name = 'PasswordResetError';
  constructor(
    readonly problem: PasswordResetProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
