const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type WeekDay = (typeof DAYS)[number];

export interface OpeningHours {
  dayOfWeek: WeekDay[];
  /** On a 24-hour clock, such as '09:00'. */
  opens: string;
  closes: string;
}

const TO = '(?:\\s*[-–—]\\s*|\\s+(?:to|through|until)\\s+)';
const DAY = '(mon|tues?|wed|thu|thurs|fri|sat|sun)(?:day|nesday|urday)?';
const TIME = '(\\d{1,2})(?::(\\d\\d))?\\s*([ap])?\\.?(?:m\\.?)?';
const HOURS = new RegExp(
  `^${DAY}(?:${TO}${DAY})?[,:]?\\s+${TIME}${TO}${TIME}(?:\\s+\\S{1,6})?$`,
  'i',
);

/** The hours in a text such as 'Monday to Friday, 9:00 AM to 6:00 PM EST'; null if it states them in another way. */
export function openingHours(text: string): OpeningHours | null {
  const [found, first = '', last = first, ...times] = HOURS.exec(text.trim()) ?? [];
  const [opens, closes] = [timeOf(times.slice(0, 3)), timeOf(times.slice(3))];
  if (!found || !opens || !closes || opens >= closes) return null;
  const [from, to] = [indexOf(first), indexOf(last)];
  const length = ((to - from + DAYS.length) % DAYS.length) + 1;
  return { dayOfWeek: [...DAYS, ...DAYS].slice(from, from + length), opens, closes };
}

const indexOf = (day: string) =>
  DAYS.findIndex((name) => name.toLowerCase().startsWith(day.slice(0, 3).toLowerCase()));

function timeOf([hour = '', minute = '00', half]: (string | undefined)[]): string | null {
  const onClock = Number(hour);
  if (half ? onClock < 1 || onClock > 12 : onClock > 24) return null;
  const hours = half ? (onClock % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : onClock;
  return Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}
