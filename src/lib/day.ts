import { addDays, format, nextMonday, parseISO } from 'date-fns';
import { formatRecentDay } from './dates';

/* Days as `YYYY-MM-DD`. */

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

export const dayAfter = (day: string, days: number) => dayOf(addDays(parseISO(day), days));

export const mondayAfter = (day: string) => dayOf(nextMonday(parseISO(day)));

/** 'Monday' */
export const weekdayNameOf = (day: string) => format(parseISO(day), 'EEEE');

/** 'Mon, Nov 30' */
export const weekdayOf = (day: string) => format(parseISO(day), 'EEE, MMM d');

/** For texts: 'Nov 30' this year, else 'Nov 30, 2025'. A day that doesn't exist stays as it is. */
export const recentDayOf = (day: string) => formatRecentDay(parseISO(day)) || day;
