import { describe, expect, it, test } from 'vitest';
import type { Contact } from '@/collections/inquiries';
import {
  ageWords,
  dueGroupOf,
  dueLimits,
  dueOf,
  durationWords,
  responseFigures,
  shareWords,
} from '@/domain/response-time';
import { storedContact } from '../../support/admin-documents';

const CREATED = new Date(2026, 2, 2, 9, 0);
const MINUTE = 60_000;

/** Due state of an inquiry that arrived this many minutes ago, if a reply is promised within `hours`. */
const due = (hours: number, minutes: number, fields: Partial<Contact> = {}) =>
  dueOf(
    { ...storedContact('one'), status: 'new', createdAt: CREATED, ...fields },
    hours,
    new Date(CREATED.getTime() + minutes * MINUTE),
  );

describe.each([24, 8])('with a reply promised within %d hours', (hours) => {
  const LIMIT = hours * 60;

  test.each([
    [0, `reply due in ${hours} hours`],
    [-120, `reply due in ${hours} hours`],
    [1, `reply due in ${hours - 1} hours`],
    [LIMIT - 5 * 60, 'reply due in 5 hours'],
    [LIMIT - 60, 'reply due in 1 hour'],
    [LIMIT - 59.5, 'reply due in 59 minutes'],
    [LIMIT - 0.5, 'reply due in 1 minute'],
    [LIMIT, 'reply due in 1 minute'],
  ])('an inquiry from %d minutes ago shows “%s”', (minutes, words) => {
    expect(due(hours, minutes)).toEqual({ due: words, isOverdue: false });
  });

  test.each([
    [0.5, 'overdue by 1 minute'],
    [59.9, 'overdue by 59 minutes'],
    [60, 'overdue by 1 hour'],
    [48 * 60 - 1, 'overdue by 47 hours'],
    [48 * 60, 'overdue by 2 days'],
  ])('an inquiry %d minutes past the limit shows “%s”', (minutes, words) => {
    expect(due(hours, LIMIT + minutes)).toEqual({ due: words, isOverdue: true });
  });
});

test('no reply is due for an inquiry with a reply, marked as spam, or without a date', () => {
  const late = (fields: Partial<Contact>) => due(24, 99 * 24 * 60, fields);
  for (const fields of [{ status: 'contacted' }, { isSpam: true }, { createdAt: null }])
    expect(late(fields)).toEqual({ due: '', isOverdue: false });
  expect(late({ status: 'new', isSpam: false }).isOverdue).toBe(true);
});

test.each([
  [4, 0, 'overdue'],
  [3, 59, 'overdue'],
  [4, 1, 'today'],
  [15, 59, 'today'],
  [16, 0, 'later'],
])(
  'with a reply promised within 8 hours, an inquiry received at %d:%d is in the group “%s” at noon',
  (hours, minutes, group) => {
    // Exactly at its limit, an inquiry isn't overdue yet, so the overdue ones are a second older.
    const createdAt = new Date(2026, 2, 2, hours, minutes, group === 'overdue' ? -1 : 0);
    const now = new Date(2026, 2, 2, 12);
    const inquiry = storedContact('one', { createdAt });
    expect(dueGroupOf(inquiry, dueLimits(8, now, new Date(2026, 2, 3)))).toBe(group);
    expect(dueOf(inquiry, 8, now).isOverdue).toBe(group === 'overdue');
  },
);

describe('the response figures', () => {
  const HOURS = 8;
  const DAY = 24 * 60;
  const SINCE = new Date(2026, 2, 2);
  const minutesAfter = (date: Date, minutes: number) => new Date(date.getTime() + minutes * MINUTE);
  const NOW = minutesAfter(SINCE, 30 * DAY);
  const NONE = { decided: 0, inTime: 0 };

  /** An inquiry created this many minutes after SINCE. @param reply minutes until the reply; null for none */
  function inquiry(created: number, reply: number | null = null, fields: Fields = {}) {
    const createdAt = minutesAfter(SINCE, created);
    const replied = reply === null ? {} : { contactedAt: minutesAfter(createdAt, reply) };
    const status = reply === null ? 'new' : 'contacted';
    return storedContact('one', { status, createdAt, ...replied, ...fields });
  }
  type Fields = Record<string, unknown>;

  const figures = (inquiries: Contact[], weeks: Date[] = []) =>
    responseFigures(inquiries, { hours: HOURS, now: NOW, since: SINCE, weeks });

  it('count a reply after exactly the promised hours as on time, in whole minutes', () => {
    const found = figures([
      inquiry(-1, 5),
      inquiry(0, -1),
      inquiry(300, HOURS * 60 + 0.9),
      inquiry(25 * DAY, HOURS * 60 + 1, { status: 'closed' }),
    ]);
    expect(found).toMatchObject({ decided: 3, inTime: 2 });
  });

  it('count a new inquiry as soon as its reply is overdue', () => {
    const limit = 30 * DAY - HOURS * 60;
    const found = figures([inquiry(-1), inquiry(0), inquiry(limit - 1), inquiry(limit)]);
    expect(found).toMatchObject({ decided: 2, inTime: 0 });
  });

  it('leave out spam, and inquiries whose reply has no known time', () => {
    const found = figures([
      inquiry(0, 60, { isSpam: true }),
      inquiry(0, null, { isSpam: true }),
      inquiry(0, null, { status: 'closed' }),
      inquiry(0, 60, { createdAt: null }),
    ]);
    expect(found).toEqual({ ...NONE, weeks: [] });
  });

  it('count by week the inquiries received and those with a reply on time', () => {
    const weeks = [0, 7, 14].map((days) => minutesAfter(SINCE, days * DAY));
    const found = figures(
      [
        inquiry(-1, 1),
        inquiry(0, HOURS * 60),
        inquiry(3 * DAY, HOURS * 60 + 1),
        inquiry(6 * DAY),
        inquiry(6 * DAY, 5, { isSpam: true }),
        inquiry(7 * DAY, 10),
        inquiry(8 * DAY),
        inquiry(14 * DAY, 10),
      ],
      weeks,
    );
    expect(found.weeks).toEqual([
      { start: weeks[0], received: 3, inTime: 1 },
      { start: weeks[1], received: 2, inTime: 1 },
    ]);
  });
});

test.each([
  [0, '1 minute'],
  [59.4, '59 minutes'],
  [59.6, '1 hour'],
  [61, '1 hour'],
  [90, '1.5 hours'],
  [329, '5.5 hours'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
  [60 * 60, '2.5 days'],
  [1500 * 24 * 60, '1,500 days'],
])('durationWords writes %d minutes as “%s”', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

it('ages are rounded down', () => {
  expect(ageWords(CREATED, new Date(CREATED.getTime() + 95 * 60 * MINUTE))).toBe('3 days');
});

test.each([
  [3, 7, '43%'],
  [29, 100, '29%'],
  [1, 8, '13%'],
  // Only all of them are 100%, and only none of them are 0%.
  [249, 250, '99%'],
  [250, 250, '100%'],
  [1, 300, '1%'],
  [0, 3, '0%'],
])('%d of %d is shown as %s', (part, whole, words) => {
  expect(shareWords(part, whole)).toBe(words);
});
