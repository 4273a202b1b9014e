import { expect, it } from 'vitest';
import { formatDateTime } from '@/lib/dates';

it('formats a date and time as specified', () => {
  expect(formatDateTime(new Date(2024, 2, 5, 14, 30))).toBe('Mar 05, 2024 at 14:30');
  expect(formatDateTime(new Date(2024, 11, 31, 0, 5))).toBe('Dec 31, 2024 at 00:05');
});

it.each([null, new Date(NaN)])('formats %s as an empty string', (date) => {
  expect(formatDateTime(date)).toBe('');
});
