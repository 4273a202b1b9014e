const KEY = 'announced-contact';

/**
 * Records for all tabs of this browser that inquiries up to this date have been announced, in a list or notification.
 * @returns whether the inquiry of this date had not been announced before
 */
export function markAnnounced(newest: Date): boolean {
  const time = newest.getTime();
  try {
    if (time <= Number(localStorage.getItem(KEY))) return false;
    localStorage.setItem(KEY, String(time));
  } catch {
    // If storage is blocked, every tab notifies.
  }
  return true;
}
