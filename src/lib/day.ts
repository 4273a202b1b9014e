import { addDays, format, nextMonday, parseISO } from 'date-fns';
import { formatRecentDay } from './dates';

/* Days as `YYYY-MM-DD`. */

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

export const dayAfter = (day: string, days: number) => dayOf(addDays(parseISO(day), days));

/** The first day after `day` that is one of these weekdays, such as 'Monday'; without any, the next day. */
export function weekdayAfter(day: string, weekdays: readonly string[]): string {
  const week = Array.from({ length: 7 }, (_, index) => dayAfter(day, index + 1));
  const isOneOf = (next: string) => weekdays.includes(format(parseISO(next), 'EEEE'));
  return week.find(isOneOf) ?? dayAfter(day, 1);
}

export const mondayAfter = (day: string) => dayOf(nextMonday(parseISO(day)));

/** 'Mon, Nov 30' */
export const weekdayOf = (day: string) => format(parseISO(day), 'EEE, MMM d');

/** For texts: 'Nov 30' this year, else 'Nov 30, 2025'. A day that doesn't exist stays as it is. */
export const recentDayOf = (day: string) => formatRecentDay(parseISO(day)) || day;
