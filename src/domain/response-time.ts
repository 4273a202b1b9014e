/** An inquiry is answered within 24 hours (spec 1). */
export const RESPONSE_MINUTES = 1440;

const HOUR = 60;
const DAY = 24 * HOUR;
/** Averages from here on are given in days. */
const LONG = 2 * DAY;

const minutesBetween = (start: Date, end: Date) => (end.getTime() - start.getTime()) / 60_000;

/** Whether more than RESPONSE_MINUTES have passed since the inquiry was created. */
export function isOverdue(createdAt: Date, now: Date): boolean {
  return minutesBetween(createdAt, now) > RESPONSE_MINUTES;
}

/** Of an unanswered inquiry: 'answer due in 5 h', 'overdue by 2 d'. */
export function dueWords(createdAt: Date, now: Date): string {
  const late = minutesBetween(createdAt, now) - RESPONSE_MINUTES;
  if (late > 0) return `overdue by ${wholeUnits(late)}`;
  // A clock that is behind the server's makes it more than 24 hours.
  const minutes = Math.min(-late, RESPONSE_MINUTES);
  return `answer due in ${minutes < HOUR ? wholeUnits(minutes) : `${Math.floor(minutes / HOUR)} h`}`;
}

/** Rounded down to minutes, hours or days, at least 1 minute. */
function wholeUnits(minutes: number): string {
  if (minutes < HOUR) return `${Math.max(1, Math.floor(minutes))} min`;
  return minutes < DAY ? `${Math.floor(minutes / HOUR)} h` : `${Math.floor(minutes / DAY)} d`;
}

/** A time to answer: '40 min', '5.5 h', '2.5 d'; at least 1 minute. */
export function durationWords(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  if (whole < HOUR) return `${whole} min`;
  const hours = oneDecimal(whole / HOUR);
  return hours * HOUR < LONG
    ? `${hours} h`
    : `${oneDecimal(whole / DAY).toLocaleString('en-US')} d`;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** '92%', rounded down, so that only all of them are 100%. */
export function shareWords(part: number, whole: number): string {
  return `${Math.floor((part * 100) / whole)}%`;
}
