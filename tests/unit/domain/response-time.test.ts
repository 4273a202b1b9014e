import { describe, expect, it, test } from 'vitest';
import type { Contact } from '@/domain/contact';
import { ageWords, dueGroupOf, dueOf, durationWords, shareWords } from '@/domain/response-time';
import { storedContact } from '../../support/admin-documents';

const CREATED = new Date(2026, 2, 2, 9, 0);
const MINUTE = 60_000;

/** What is due so many minutes after an inquiry, where a reply is promised within `hours`. */
const due = (hours: number, minutes: number, fields: Partial<Contact> = {}) =>
  dueOf(
    { ...storedContact('one'), status: 'new', createdAt: CREATED, ...fields },
    hours,
    new Date(CREATED.getTime() + minutes * MINUTE),
  );

describe.each([24, 8])('where a reply is promised within %d hours', (hours) => {
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
  ])('%d minutes after the inquiry: %s', (minutes, words) => {
    expect(due(hours, minutes)).toEqual({ due: words, isOverdue: false });
  });

  test.each([
    [0.5, 'overdue by 1 minute'],
    [59.9, 'overdue by 59 minutes'],
    [60, 'overdue by 1 hour'],
    [48 * 60 - 1, 'overdue by 47 hours'],
    [48 * 60, 'overdue by 2 days'],
  ])('%d minutes after that: %s', (minutes, words) => {
    expect(due(hours, LIMIT + minutes)).toEqual({ due: words, isOverdue: true });
  });
});

describe('nothing is due', () => {
  const LATE = 99 * 24 * 60;

  it('of an answered inquiry; set back to new, it is reopened', () => {
    const nothing = { due: '', isOverdue: false };
    expect(due(24, LATE, { status: 'contacted', responseMinutes: 300 })).toEqual(nothing);
    expect(due(24, LATE, { responseMinutes: 300 })).toEqual({ ...nothing, due: 'reopened' });
    expect(due(24, LATE, { responseMinutes: 0 })).toEqual({ ...nothing, due: 'reopened' });
  });

  it('of an inquiry without a date', () => {
    expect(due(24, LATE, { createdAt: null })).toEqual({ due: '', isOverdue: false });
  });
});

test.each([
  // A reply is promised within 8 hours; it is 12:00.
  [4, 0, 'overdue'],
  [3, 59, 'overdue'],
  [4, 1, 'today'],
  [15, 59, 'today'],
  [16, 0, 'later'],
])('at noon, an inquiry of %d:%d is due: %s', (hours, minutes, group) => {
  // The overdue limit itself isn't overdue, as in dueOf.
  const createdAt = new Date(2026, 2, 2, hours, minutes, group === 'overdue' ? -1 : 0);
  const now = new Date(2026, 2, 2, 12);
  expect(dueGroupOf(storedContact('one', { createdAt }), 8, now)).toBe(group);
  expect(dueOf(storedContact('one', { createdAt }), 8, now).isOverdue).toBe(group === 'overdue');
});

it('says how long ago something was, rounded down', () => {
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
])('%d minutes in words: %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

it('rounds a share down', () => {
  expect(shareWords(249, 250)).toBe('99%');
  expect(shareWords(250, 250)).toBe('100%');
  expect(shareWords(29, 100)).toBe('29%');
  expect(shareWords(0, 3)).toBe('0%');
});
