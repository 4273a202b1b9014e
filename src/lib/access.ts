/** What the identity provider and the database call it when somebody may not do what was asked. */
const DENIED = [
  'permission-denied',
  'unauthenticated',
  // The session can't be renewed: the account was deleted, switched off or has a new password.
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
];

/** Whether a call failed because the person may not do that: signed out by now, or no longer allowed. */
export function isAccessDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DENIED.includes(String(error.code));
}
