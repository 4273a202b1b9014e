import { TIME_ZONE } from './firm';

/** The day at the firm as `YYYY-MM-DD`; careers close at its end (design 17). */
export function firmDay(now = new Date(), timeZone = TIME_ZONE): string {
  // The Swedish locale formats dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
