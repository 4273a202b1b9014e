/** Prefix of Firebase's localStorage key (design 4). */
const SESSION_ENTRY = 'firebase:authUser:';

export function mayHaveSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SESSION_ENTRY));
  } catch {
    return false;
  }
}
