const KEY = 'announced-contact';

/**
 * Records, for all tabs of this browser, that a list or notification has announced the inquiries up to this date.
 * @returns false if the inquiries up to this date had already been announced
 */
export function markAnnounced(newest: Date): boolean {
  const time = newest.getTime();
  try {
    if (time <= Number(localStorage.getItem(KEY))) return false;
    localStorage.setItem(KEY, String(time));
  } catch {
    // If storage is blocked, tabs can't coordinate, so every tab shows the notification.
  }
  return true;
}
