import { afterEach, expect, it, vi } from 'vitest';
import { pathToCareer, pathToService } from '@/content/pages';
import { formatDateTime } from '@/lib/dates';
import { logError } from '@/lib/log-error';
import { mailLink, phoneLink } from '@/lib/links';
import { plural } from '@/lib/plural';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('formats a moment as the specification does', () => {
  expect(formatDateTime(new Date(2024, 2, 5, 14, 30))).toBe('Mar 05, 2024 at 14:30');
  expect(formatDateTime(new Date(2024, 11, 31, 0, 5))).toBe('Dec 31, 2024 at 00:05');
});

it.each([null, new Date(NaN)])('formats %s as nothing', (date) => {
  expect(formatDateTime(date)).toBe('');
});

it.each([
  ['a@b.example', 'mailto:a@b.example'],
  [' zoë+news@bücher.example ', 'mailto:zo%C3%AB%2Bnews@b%C3%BCcher.example'],
  ['a?cc=x%0A&b@c.example', 'mailto:a%3Fcc%3Dx%250A%26b@c.example'],
  ['a@b.example?cc=x@y.example', undefined],
  ['a@b.example,x@y.example', undefined],
  ['a@b.example;x', undefined],
  ['a@b.example\r\nBcc: x@y.example', undefined],
  ['a@b.example\u202E', undefined],
  ['Ada <a@b.example>', undefined],
  ['nobody', undefined],
  ['', undefined],
])('links the e-mail %j as %j', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

it.each([
  ['+1 (212) 555-0142', 'tel:+12125550142'],
  ['112', 'tel:112'],
  ['+1 212 555 0142;phone-context=x', 'tel:+12125550142'],
  ['javascript:alert(1)', undefined],
  ['call me', undefined],
  ['1'.repeat(16), undefined],
  ['', undefined],
])('links the phone %j as %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

it('makes the subject of a mail one line of a bearable length', () => {
  const subject = (text: string) =>
    new URL(mailLink('a@b.example', text) ?? '').searchParams.get('subject');
  expect(subject('Developer\r\nBcc: x@y.example')).toBe('Developer Bcc: x@y.example');
  expect(subject('A & B?c=d #1')).toBe('A & B?c=d #1');
  expect(subject('\uD83D\uDE00'.repeat(1000))).toBe('\uD83D\uDE00'.repeat(200));
  expect(subject('half \uD83D of a character')).toBe('half of a character');
});

it('keeps a hostile slug or id inside its part of the address', () => {
  expect(pathToService('../admin?x=#y')).toBe('/services/..%2Fadmin%3Fx%3D%23y');
  expect(pathToCareer('a&b=c')).toBe('/careers?job=a%26b%3Dc');
});

it('counts in singular and plural', () => {
  expect([plural(0, 'job'), plural(1, 'job'), plural(2, 'inquiry', 'inquiries')]).toEqual([
    '0 jobs',
    '1 job',
    '2 inquiries',
  ]);
});

it('logs the kind of a failure in production and never its text, which may hold personal data', () => {
  vi.stubEnv('DEV', false);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = Object.assign(new Error('grace@example.com'), { code: 'permission-denied' });
  logError('Failed to send message', error);
  logError('Failed to send message', new TypeError('grace@example.com'));
  expect(log.mock.calls).toEqual([
    ['Failed to send message (permission-denied)'],
    ['Failed to send message (TypeError)'],
  ]);
});

it('logs the failure itself in development', () => {
  vi.stubEnv('DEV', true);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new TypeError('what happened');
  logError('Failed to send message', error);
  expect(log).toHaveBeenCalledWith('Failed to send message (TypeError)', error);
});
