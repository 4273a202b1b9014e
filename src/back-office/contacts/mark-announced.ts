const KEY = 'announced-contact';

/**
 * Records for all tabs of this browser that inquiries up to this date have been announced, in a list or a notification.
 * Returns whether the newest had not been.
 */
export function markAnnounced(newest: Date): boolean {
  const time = newest.getTime();
  try {
    if (time <= Number(localStorage.getItem(KEY))) return false;
    localStorage.setItem(KEY, String(time));
  } catch {
    // Storage is blocked: each tab notifies for itself.
  }
  return true;
}
