import { format, isThisYear, isValid } from 'date-fns';

/** In the local time zone; '' for null and an invalid date. */
const formatter = (pattern: string) => (date: Date | null) =>
  date && isValid(date) ? format(date, pattern) : '';

/** 'Mar 05, 2024 at 14:30' (spec 2) */
export const formatDateTime = formatter("MMM dd, yyyy 'at' HH:mm");

/** 'Mar 05, 2024' */
export const formatDay = formatter('MMM dd, yyyy');

/** '14:30' */
export const formatTime = formatter('HH:mm');

/** 'Mar 05', of another year 'Mar 05, 2024' */
export const formatRecentDay = (date: Date) =>
  isThisYear(date) ? format(date, 'MMM dd') : formatDay(date);
