import { format, isValid } from 'date-fns';

/** A moment in the reader's own time zone, as 'Mar 05, 2024 at 14:30' (spec 2); '' where there is none. */
export function formatDateTime(date: Date | null): string {
  return date && isValid(date) ? format(date, "MMM dd, yyyy 'at' HH:mm") : '';
}

/** A day in the reader's own time zone, as 'Mar 05, 2024'; '' where there is none. */
export function formatDay(date: Date | null): string {
  return date && isValid(date) ? format(date, 'MMM dd, yyyy') : '';
}
