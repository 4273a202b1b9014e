/** What the identity provider and the database call it when somebody may not do what was asked. */
const DENIED = ['permission-denied', 'unauthenticated'];

/** Whether a call failed because the person may not do that: signed out by now, or no longer allowed. */
export function isAccessDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DENIED.includes(String(error.code));
}
