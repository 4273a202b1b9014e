import { describe, expect, it, test } from 'vitest';
import type { Contact } from '@/collections/inquiries';
import { ageWords, dueGroupOf, dueOf, durationWords, shareWords } from '@/domain/response-time';
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

describe('no reply is due', () => {
  const LATE = 99 * 24 * 60;

  it('for an inquiry with a reply, unless its status is “new” again', () => {
    const nothing = { due: '', isOverdue: false };
    expect(due(24, LATE, { status: 'contacted', responseMinutes: 300 })).toEqual(nothing);
    expect(due(24, LATE, { responseMinutes: 300 }).isOverdue).toBe(true);
  });

  it('for an inquiry without a date', () => {
    expect(due(24, LATE, { createdAt: null })).toEqual({ due: '', isOverdue: false });
  });
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
    expect(dueGroupOf(storedContact('one', { createdAt }), 8, now)).toBe(group);
    expect(dueOf(storedContact('one', { createdAt }), 8, now).isOverdue).toBe(group === 'overdue');
  },
);

it('ageWords rounds down', () => {
  expect(ageWords(CREATED, new Date(CREATED.getTime() + 95 * 60 * MINUTE))).toBe('3 days');
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

it('shareWords rounds a percentage down', () => {
  expect(shareWords(249, 250)).toBe('99%');
  expect(shareWords(250, 250)).toBe('100%');
  expect(shareWords(29, 100)).toBe('29%');
  expect(shareWords(0, 3)).toBe('0%');
});
