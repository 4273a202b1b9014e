const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const TIME = '(1[0-2]|[1-9])(?::([0-5]\\d))? ([AP])M';
const HOURS = new RegExp(`^(\\w+)(?: to (\\w+))?, ${TIME} to ${TIME}(?: \\S+)?$`);

/**
 * The hours in a text such as 'Monday to Friday, 9:00 AM to 6:00 PM EST', with times on a 24-hour clock; null if the text
 * states them in another way.
 */
export function openingHours(text: string) {
  const [found, first, last = first, ...times] = HOURS.exec(text.trim()) ?? [];
  const [from, to] = [first, last].map((day) => DAYS.findIndex((name) => name === day));
  const [opens, closes] = [timeOf(times.slice(0, 3)), timeOf(times.slice(3))];
  if (!found || from === undefined || to === undefined || from < 0 || to < 0 || opens >= closes)
    return null;
  const length = ((to - from + DAYS.length) % DAYS.length) + 1;
  return { dayOfWeek: [...DAYS, ...DAYS].slice(from, from + length), opens, closes };
}

function timeOf([hour, minute = '00', half]: (string | undefined)[]): string {
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
