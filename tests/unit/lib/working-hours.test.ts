import fc from 'fast-check';
import { expect, it } from 'vitest';
import { responsePromise } from '@/content/inquiry-steps';
import { FIRM, responseWords, TIME_ZONE } from '@/content/firm';
import { workingClock } from '@/content/response-clock';
import { clockHours, workingHours } from '@/lib/working-hours';
import { SEED, sizeOf } from '../../support/long';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const DAYS = ['Sunday', ...WEEKDAYS, 'Saturday'];
const HOURS = { daysOfWeek: WEEKDAYS, opens: '09:00', closes: '18:00' };
const NEW_YORK = { ...HOURS, timeZone: 'America/New_York' };
const WEEKS = {
  'New York': NEW_YORK,
  Tokyo: { ...HOURS, timeZone: 'Asia/Tokyo' },
  // Open when the clocks change.
  'at night': {
    ...{ ...NEW_YORK, daysOfWeek: ['Saturday', 'Sunday'] },
    ...{ opens: '00:00', closes: '08:00' },
  },
};

const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

// In New York, the clocks change on March 8 and November 1, 2026.
it.each([
  [4, 'New York', 'Mon Mar 2 10:30 EST', 'Mon Mar 2 14:30 EST'],
  [24, 'New York', 'Mon Mar 2 12:00 EST', 'Wed Mar 4 18:00 EST'],
  [24, 'New York', 'Mon Mar 2 12:01 EST', 'Thu Mar 5 09:01 EST'],
  [9, 'New York', 'Tue Mar 3 18:00 EST to Wed Mar 4 09:00 EST', 'Wed Mar 4 18:00 EST'],
  [24, 'New York', 'Thu Mar 5 10:00 EST', 'Mon Mar 9 16:00 EDT'],
  [24, 'New York', 'Fri Mar 6 18:00 EST to Mon Mar 9 09:00 EDT', 'Wed Mar 11 15:00 EDT'],
  [24, 'New York', 'Fri Oct 30 17:00 EDT', 'Wed Nov 4 14:00 EST'],
  [24, 'Tokyo', 'Fri Mar 6 18:00 GMT+9 to Mon Mar 9 09:00 GMT+9', 'Wed Mar 11 15:00 GMT+9'],
  [10, 'at night', 'Sat Mar 7 02:00 EST', 'Sun Mar 8 05:00 EDT'],
  [10, 'at night', 'Sat Oct 31 02:00 EDT', 'Sun Nov 1 03:00 EST'],
  [1, 'at night', 'Sun Mar 8 08:00 EDT to Sat Mar 14 00:00 EDT', 'Sat Mar 14 01:00 EDT'],
] as const)('%d working hours (%s) from %s end on %s', (hours, week, created, end) => {
  const { dueAt, createdBefore } = workingHours(hours, WEEKS[week]);
  const times = created.split(' to ').map((time) => new Date(`${time} 2026`));
  const [first = new Date(NaN), last = first] = times;
  const due = new Date(`${end} 2026`);
  expect([dueAt(first), dueAt(last)]).toEqual([due, due]);
  expect([createdBefore(due), createdBefore(later(due, 1))]).toEqual([first, later(last, 1)]);
});

it(`what is created before the time that createdBefore returns is due earlier, and nothing else (seed ${SEED})`, () => {
  const time = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  });
  const week = fc.record({
    daysOfWeek: fc.subarray(DAYS, { minLength: 1 }),
    opens: fc.constantFrom('00:00', '08:15', '12:00'),
    closes: fc.constantFrom('16:00', '18:30', '23:59'),
    timeZone: fc.constantFrom('America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe'),
  });
  const clock = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.option(week));
  // Also just before and just after the due time.
  const now = fc.oneof(time, fc.integer({ min: -2, max: 2 }));
  fc.assert(
    fc.property(clock, time, now, ([hours, open], created, at) => {
      const { dueAt, createdBefore } = open ? workingHours(hours, open) : clockHours(hours);
      const due = dueAt(created);
      const moment = typeof at === 'number' ? later(due, at) : at;
      expect(created < createdBefore(moment)).toBe(due < moment);
    }),
    { seed: SEED, numRuns: sizeOf(200, 10_000) },
  );
});

it('if only the firm’s working hours count, replies are due in these hours, and promised in business hours', () => {
  const { daysOfWeek, opens, closes } = FIRM.hours;
  expect(DAYS).toEqual(expect.arrayContaining(daysOfWeek));
  expect(opens < closes).toBe(true);
  const { dueAt } = workingClock(FIRM.responseHours);
  for (const day of DAYS.keys()) {
    const due = dueAt(new Date(2026, 2, day, 23)).toLocaleString('sv-SE', { timeZone: TIME_ZONE });
    expect(daysOfWeek).toContain(DAYS[new Date(due).getDay()]);
    expect(due.slice(11, 16) > opens && due.slice(11, 16) <= closes).toBe(true);
  }
  const words = [responseWords(24, 'clock'), responseWords(24, 'working hours')];
  expect(words).toEqual(['24 hours', '24 business hours']);
  expect(responsePromise('clock')).toMatch(/^Nights and weekends count/);
  expect(responsePromise('working hours')).toContain(`: ${FIRM.hours.days}, ${FIRM.hours.time}.`);
});
