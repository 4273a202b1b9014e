import { format, isValid } from 'date-fns';

/** 'Mar 05, 2024 at 14:30' in the local time zone (spec 2), or ''. */
export function formatDateTime(date: Date | null): string {
  return date && isValid(date) ? format(date, "MMM dd, yyyy 'at' HH:mm") : '';
}

/** 'Mar 05, 2024' in the local time zone, or ''. */
export function formatDay(date: Date | null): string {
  return date && isValid(date) ? format(date, 'MMM dd, yyyy') : '';
}

/** '14:30' in the local time zone, or ''. */
export function formatTime(date: Date | null): string {
  return date && isValid(date) ? format(date, 'HH:mm') : '';
}
