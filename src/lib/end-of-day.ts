import { TZDate } from '@date-fns/tz';

/** The last second of a day in a time zone, in ISO 8601, such as '2026-12-31T23:59:59.000-05:00'. */
export function endOfDay(day: string, timeZone: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date, 23, 59, 59, timeZone).toISOString();
}

/** When the next day begins in a time zone. */
export function nextMidnight(now: Date, timeZone: string): Date {
  const local = new TZDate(now, timeZone);
  return new Date(
    new TZDate(local.getFullYear(), local.getMonth(), local.getDate() + 1, timeZone).getTime(),
  );
}
