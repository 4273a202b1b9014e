/** Firebase keeps its own session under this prefix; no second flag can disagree with it (design 4). */
const SESSION_ENTRY = 'firebase:authUser:';

/**
 * Whether this browser may hold a session. Without one nothing of Firebase is loaded.
 * Blocked storage counts as none.
 */
export function mayHaveSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SESSION_ENTRY));
  } catch {
    return false;
  }
}
