/** Prefix of Firebase's localStorage key (design 4). */
const SESSION_ENTRY = 'firebase:authUser:';

/** Whether this browser may have a session; false if storage is blocked. */
export function mayHaveSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SESSION_ENTRY));
  } catch {
    return false;
  }
}
