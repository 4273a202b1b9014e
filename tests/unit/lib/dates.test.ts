import { afterAll, describe, expect, it, vi } from 'vitest';

const ORIGINAL_ZONE = process.env['TZ'];

afterAll(() => {
  if (ORIGINAL_ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ORIGINAL_ZONE;
});

/** Loads the module in this time zone. */
async function datesIn(zone: string) {
  process.env['TZ'] = zone;
  // Fails if the process can't change its time zone.
  const nameOf = (timeZone?: string) =>
    new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  expect(nameOf()).toBe(nameOf(zone));
  vi.resetModules();
  return import('@/lib/dates');
}

/** Times in UTC and their expected text in each zone (IANA time zone database). */
const ZONES: Record<string, [label: string, utc: string, shown: string][]> = {
  'America/New_York': [
    ['an afternoon', '2024-03-05T19:30:00Z', 'Mar 05, 2024 at 14:30'],
    ['the minute before midnight', '2025-01-01T04:59:00Z', 'Dec 31, 2024 at 23:59'],
    ['01:30 before clocks go back', '2024-11-03T05:30:00Z', 'Nov 03, 2024 at 01:30'],
    ['01:30 after clocks go back', '2024-11-03T06:30:00Z', 'Nov 03, 2024 at 01:30'],
  ],
  'Pacific/Chatham': [
    ['midnight in winter', '2024-06-30T11:15:00Z', 'Jul 01, 2024 at 00:00'],
    ['the minute before clocks go forward', '2024-09-28T13:59:00Z', 'Sep 29, 2024 at 02:44'],
    ['the minute when clocks go forward', '2024-09-28T14:00:00Z', 'Sep 29, 2024 at 03:45'],
  ],
};

describe.each(Object.entries(ZONES))('a date in %s', (zone, times) => {
  it.each(times)('%s: %s is shown as %s', async (_label, utc, shown) => {
    const { formatDateTime, formatDay } = await datesIn(zone);
    expect(formatDateTime(new Date(utc))).toBe(shown);
    expect(formatDay(new Date(utc))).toBe(shown.slice(0, 'Mar 05, 2024'.length));
  });
});

it('formatRecentDay omits the current year', async () => {
  const { formatRecentDay } = await datesIn('UTC');
  const now = new Date();
  expect(formatRecentDay(new Date(now.getFullYear(), 2, 5))).toBe('Mar 05');
  expect(formatRecentDay(new Date(2001, 2, 5))).toBe('Mar 05, 2001');
  expect(formatRecentDay(new Date(NaN))).toBe('');
});

it.each([null, new Date(NaN)])(
  'the missing or invalid date “%s” is shown as an empty string',
  async (invalid) => {
    const { formatDateTime, formatDay } = await datesIn('UTC');
    expect(formatDateTime(invalid)).toBe('');
    expect(formatDay(invalid)).toBe('');
  },
);
