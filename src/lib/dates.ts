// In English for everybody, as spec 2 has it, and without Intl: its first use holds up a phone for a twentieth of
// a second, just when the list arrives.
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A moment in the reader's own time zone, as 'Mar 05, 2024 at 14:30' (spec 2); '' where there is none. */
export function formatDateTime(date: Date | null): string {
  const day = formatDay(date);
  return day && date
    ? `${day} at ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
    : '';
}

/** A day in the reader's own time zone, as 'Mar 05, 2024'; '' where there is none. */
export function formatDay(date: Date | null): string {
  if (!date || Number.isNaN(date.getTime())) return '';
  return `${MONTHS[date.getMonth()]} ${twoDigits(date.getDate())}, ${date.getFullYear()}`;
}
