import { expect, it } from 'vitest';
import { firmDay } from '@/content/firm-day';
import { hasClosed } from '@/domain/has-closed';
import { endOfDay, nextMidnight } from '@/lib/end-of-day';

it.each([
  ['America/New_York', '2026-12-31', '2027-01-01T05:00:00Z'],
  ['Asia/Tokyo', '2026-12-31', '2026-12-31T15:00:00Z'],
  // The clocks change on these days.
  ['America/New_York', '2026-03-08', '2026-03-09T04:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-04T13:00:00Z'],
])('in %s, a career with the closing date %s closes at %s', (zone, closesOn, end) => {
  const after = new Date(end);
  const before = new Date(after.getTime() - 1000);
  expect(hasClosed({ closesOn }, firmDay(before, zone))).toBe(false);
  expect(hasClosed({ closesOn }, firmDay(after, zone))).toBe(true);
  expect(new Date(endOfDay(closesOn, zone))).toEqual(before);
  expect(nextMidnight(before, zone)).toEqual(after);
  expect(hasClosed({ closesOn: '' }, firmDay(after, zone))).toBe(false);
});
