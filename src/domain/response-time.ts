const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

interface Inquiry {
  status: string;
  isSpam: boolean | null;
  createdAt: Date | null;
  contactedAt: Date | null;
}

/** When the reply to an inquiry is due, if one is promised within `hours`: calendar hours, so nights count. */
const dueAt = (createdAt: Date, hours: number) =>
  new Date(createdAt.getTime() + hours * HOUR * MINUTE_MS);

/** The inverse: exactly the inquiries created before the result are due before `due`. */
export const createdBefore = (due: Date, hours: number) =>
  new Date(due.getTime() - hours * HOUR * MINUTE_MS);

/** `today`: due before the end of the firm's day, but not overdue yet. */
export type DueGroup = 'overdue' | 'today' | 'later';

export type DueLimits = Record<'overdue' | 'today', Date>;

/**
 * Inquiries created before `overdue` are overdue, and those created from then until `today` are due today. `tomorrow`:
 * when the firm's next day begins, whatever the browser's time zone, so that all administrators see the same numbers.
 */
export const dueLimits = (hours: number, now: Date, tomorrow: Date): DueLimits => ({
  overdue: createdBefore(now, hours),
  today: createdBefore(tomorrow, hours),
});

export function dueGroupOf({ createdAt }: { createdAt: Date | null }, limits: DueLimits): DueGroup {
  if (!createdAt || createdAt >= limits.today) return 'later';
  return createdAt < limits.overdue ? 'overdue' : 'today';
}

/** Due time of the reply: 'reply due in 5 hours', 'overdue by 2 days', or ''. Spam is never due. */
export function dueOf({ status, isSpam, createdAt }: Inquiry, hours: number, now: Date) {
  if (status !== 'new' || isSpam || !createdAt) return { due: '', isOverdue: false };
  const left = (dueAt(createdAt, hours).getTime() - now.getTime()) / MINUTE_MS;
  if (left < 0) return { due: `overdue by ${wholeUnits(-left)}`, isOverdue: true };
  // If the local clock is slow, the time left may exceed the limit.
  return { due: `reply due in ${wholeUnits(Math.min(left, hours * HOUR))}`, isOverdue: false };
}

/** Whole minutes from the inquiry to its reply; null without a reply, or if one of the times is unknown. */
export function minutesToReply({
  createdAt,
  contactedAt,
}: Pick<Inquiry, 'createdAt' | 'contactedAt'>): number | null {
  if (!createdAt || !contactedAt) return null;
  return Math.max(0, Math.trunc((contactedAt.getTime() - createdAt.getTime()) / MINUTE_MS));
}

/** Figures without spam. `decided`: replied or overdue since `since`. `weeks`: week starts, then the last one's end. */
export function responseFigures(
  inquiries: Inquiry[],
  { hours, now, since, weeks }: { hours: number; now: Date; since: Date; weeks: Date[] },
) {
  const createdIn = (from: Date, to = new Date(8.64e15)) =>
    inquiries.filter(
      ({ isSpam, createdAt }) => !isSpam && createdAt && createdAt >= from && createdAt < to,
    );
  const inTimeOf = (some: Inquiry[]) => some.filter((each) => isInTime(each, hours)).length;
  const recent = createdIn(since);
  const isDecided = (each: Inquiry) => each.contactedAt || dueOf(each, hours, now).isOverdue;
  return {
    decided: recent.filter(isDecided).length,
    inTime: inTimeOf(recent),
    weeks: weeks.slice(0, -1).map((start, index) => {
      const received = createdIn(start, weeks[index + 1]);
      return { start, received: received.length, inTime: inTimeOf(received) };
    }),
  };
}

/** In whole minutes: a reply 59 seconds after the limit is in time. */
const isInTime = (inquiry: Inquiry, hours: number) =>
  (minutesToReply(inquiry) ?? Infinity) <= hours * HOUR;

export function ageWords(date: Date, now: Date): string {
  return wholeUnits((now.getTime() - date.getTime()) / MINUTE_MS);
}

/** A duration: '40 minutes', '5.5 hours', or, from two days on, '2.5 days'; at least '1 minute'. */
export function durationWords(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const [unit, size] = unitOf(whole);
  return inUnit(whole / size, unit);
}

function wholeUnits(minutes: number): string {
  const [unit, size] = unitOf(minutes);
  return inUnit(Math.max(1, Math.floor(minutes / size)), unit);
}

function unitOf(minutes: number): [name: string, size: number] {
  if (minutes < HOUR) return ['minute', 1];
  return minutes < 2 * DAY ? ['hour', HOUR] : ['day', DAY];
}

function inUnit(value: number, unit: string): string {
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return value.toLocaleString('en-US', options);
}

/** '92%', rounded, except that '100%' means all of them and '0%' none. */
export function shareWords(part: number, whole: number): string {
  const percent = Math.round((part * 100) / whole);
  if (part === 0 || part === whole) return `${percent}%`;
  return `${Math.min(99, Math.max(1, percent))}%`;
}
