import { format, isSameDay, isThisYear, isValid } from 'date-fns';

/** Formats dates in the local time zone; '' for null or an invalid date. */
const formatter = (pattern: string) => (date: Date | null) =>
  date && isValid(date) ? format(date, pattern) : '';

/** 'Mar 05, 2024 at 14:30' (spec 2) */
export const formatDateTime = formatter("MMM dd, yyyy 'at' HH:mm");

export const formatDay = formatter('MMM dd, yyyy');

const formatTime = formatter('HH:mm');

/** '14:30' on the day of `now`, else 'Mar 05, 14:30' */
export const formatMoment = (date: Date, now: Date) =>
  (isSameDay(date, now) ? '' : `${formatRecentDay(date)}, `) + formatTime(date);

/** 'Mar 05' this year, else 'Mar 05, 2024' */
export const formatRecentDay = (date: Date) =>
  isThisYear(date) ? format(date, 'MMM dd') : formatDay(date);
