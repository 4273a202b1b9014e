import { TZDate, tzOffset } from '@date-fns/tz';
import { format } from 'date-fns';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Week {
  /** English names, such as 'Monday'. */
  daysOfWeek: readonly unknown[];
  /** 'HH:mm'; earlier than `closes`. */
  opens: string;
  closes: string;
  timeZone: string;
}

/** When something is due: `hours` hours after its creation. `createdBefore` is the inverse of `dueAt`. */
export function clockHours(hours: number) {
  return {
    dueAt: (createdAt: Date) => new Date(createdAt.getTime() + hours * HOUR_MS),
    createdBefore: (due: Date) => new Date(due.getTime() - hours * HOUR_MS),
  };
}

/** As clockHours, but only hours between opening and closing count. */
export function workingHours(hours: number, week: Week) {
  // Time zones are slow, and lists ask for the same few days again and again.
  const days = new Map<number, ReturnType<typeof openOn>>();
  function savedOpenOn(day: number) {
    const open = days.get(day) ?? openOn(day, week);
    days.set(day, open);
    return open;
  }
  /** The time that is `hours` working hours after `from`, or before it (step -1). */
  function count(from: number, step: 1 | -1): number {
    const today = Math.floor((from + tzOffset(week.timeZone, new Date(from)) * MINUTE_MS) / DAY_MS);
    for (let day = today, left = hours * HOUR_MS; ; day += step) {
      const { opens, closes } = savedOpenOn(day);
      const start = step === 1 ? Math.max(opens, from) : Math.min(closes, from);
      const open = step === 1 ? closes - start : start - opens;
      if (left <= open) return start + step * left;
      left -= Math.max(0, open);
    }
  }
  return {
    dueAt: (createdAt: Date) => new Date(count(createdAt.getTime(), 1)),
    // One millisecond after the last creation time with an earlier due time.
    createdBefore: (due: Date) => new Date(count(due.getTime() - 1, -1) + 1),
  };
}

/** When a day (counted from January 1, 1970) opens and closes. A closed day closes as it opens. */
function openOn(day: number, { daysOfWeek, opens, closes, timeZone }: Week) {
  const timeOf = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return new TZDate(1970, 0, 1 + day, hour, minute, timeZone);
  };
  const isOpen = daysOfWeek.includes(format(timeOf(opens), 'EEEE'));
  return { opens: timeOf(opens).getTime(), closes: timeOf(isOpen ? closes : opens).getTime() };
}
