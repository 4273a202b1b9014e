const DAY_MS = 24 * 60 * 60_000;

/** A day as `YYYY-MM-DD`, in this century. firestore.rules has the same pattern. */
const DAY = /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export const isDay = (text: string) => DAY.test(text);

/** The day at `now` in a time zone, such as 'America/New_York'. */
export function dayIn(timeZone: string, now: Date): string {
  // Sweden writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** Number of days from one day to another; negative if the other is earlier. */
export function daysBetween(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);
}
