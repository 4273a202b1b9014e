import { describe, expect, it, test } from 'vitest';
import {
  dueWords,
  durationWords,
  isOverdue,
  RESPONSE_MINUTES,
  shareWords,
} from '@/domain/response-time';

const CREATED = new Date(2026, 2, 2, 9, 0);
const MINUTE = 60_000;
const after = (minutes: number) => new Date(CREATED.getTime() + minutes * MINUTE);

describe('the time for an answer', () => {
  test.each([
    [0, 'answer due in 24 h'],
    [-120, 'answer due in 24 h'],
    [1, 'answer due in 23 h'],
    [19 * 60, 'answer due in 5 h'],
    [23 * 60, 'answer due in 1 h'],
    [23 * 60 + 0.5, 'answer due in 59 min'],
    [23 * 60 + 20, 'answer due in 40 min'],
    [RESPONSE_MINUTES - 0.5, 'answer due in 1 min'],
    [RESPONSE_MINUTES, 'answer due in 1 min'],
  ])('%d minutes after the inquiry: %s', (minutes, words) => {
    expect(dueWords(CREATED, after(minutes))).toBe(words);
    expect(isOverdue(CREATED, after(minutes))).toBe(false);
  });

  test.each([
    [0.5, 'overdue by 1 min'],
    [30.9, 'overdue by 30 min'],
    [59.9, 'overdue by 59 min'],
    [60, 'overdue by 1 h'],
    [7.9 * 60, 'overdue by 7 h'],
    [24 * 60 - 1, 'overdue by 23 h'],
    [24 * 60, 'overdue by 1 d'],
    [71 * 60, 'overdue by 2 d'],
  ])('%d minutes after that: %s', (minutes, words) => {
    const now = after(RESPONSE_MINUTES + minutes);
    expect(dueWords(CREATED, now)).toBe(words);
    expect(isOverdue(CREATED, now)).toBe(true);
  });
});

test.each([
  [0, '1 min'],
  [40.4, '40 min'],
  [59.4, '59 min'],
  [59.6, '1 h'],
  [90, '1.5 h'],
  [300, '5 h'],
  [329, '5.5 h'],
  [47 * 60, '47 h'],
  [48 * 60 - 1, '2 d'],
  [48 * 60, '2 d'],
  [60 * 60, '2.5 d'],
  [1500 * 24 * 60, '1,500 d'],
])('%d minutes in words: %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

it('rounds a share down', () => {
  expect(shareWords(249, 250)).toBe('99%');
  expect(shareWords(250, 250)).toBe('100%');
  expect(shareWords(29, 100)).toBe('29%');
  expect(shareWords(0, 3)).toBe('0%');
});
