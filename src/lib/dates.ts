const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function isMoment(date: Date | null): date is Date {
  return date !== null && !Number.isNaN(date.getTime());
}

/** A moment in the reader's own time zone, as 'Mar 05, 2024 at 14:30' (spec 2); '' where there is none. */
export function formatDateTime(date: Date | null): string {
  return isMoment(date) ? `${DAY.format(date)} at ${TIME.format(date)}` : '';
}

/** A day in the reader's own time zone, as 'Mar 05, 2024'; '' where there is none. */
export function formatDay(date: Date | null): string {
  return isMoment(date) ? DAY.format(date) : '';
}
