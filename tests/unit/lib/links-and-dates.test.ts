import { afterEach, expect, it, vi } from 'vitest';
import { formatDateTime } from '@/lib/dates';
import { logError } from '@/lib/log-error';
import { mailLink, paths, phoneLink } from '@/lib/paths';
import { plural } from '@/lib/plural';

afterEach(() => vi.restoreAllMocks());

it('formats a moment as the specification does', () => {
  expect(formatDateTime(new Date(2024, 2, 5, 14, 30))).toBe('Mar 05, 2024 at 14:30');
  expect(formatDateTime(new Date(2024, 11, 31, 0, 5))).toBe('Dec 31, 2024 at 00:05');
});

it.each([null, new Date(NaN)])('formats %s as nothing', (date) => {
  expect(formatDateTime(date)).toBe('');
});

it.each([
  ['a@b.example', 'mailto:a@b.example'],
  ['a@b?cc=x@y', 'mailto:a@b%3Fcc%3Dx@y'],
  ['"a b"@c', 'mailto:%22a%20b%22@c'],
])('links the e-mail %j as %j', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

it.each([
  ['+1 (212) 555-0142', 'tel:+12125550142'],
  ['javascript:alert(1)', 'tel:1'],
])('links the phone %j as %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

it('keeps a hostile slug or id inside its part of the address', () => {
  expect(paths.service('../admin?x=#y')).toBe('/services/..%2Fadmin%3Fx%3D%23y');
  expect(paths.career('a&b=c')).toBe('/careers?job=a%26b%3Dc');
});

it('counts in singular and plural', () => {
  expect([plural(0, 'job'), plural(1, 'job'), plural(2, 'inquiry', 'inquiries')]).toEqual([
    '0 jobs',
    '1 job',
    '2 inquiries',
  ]);
});

it('logs the kind of a failure and never its text, which may hold personal data', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = Object.assign(new Error('grace@example.com'), { code: 'permission-denied' });
  logError('Failed to send message', error);
  logError('Failed to send message', new TypeError('grace@example.com'));
  expect(log.mock.calls).toEqual([
    ['Failed to send message (permission-denied)'],
    ['Failed to send message (TypeError)'],
  ]);
});
