import { expect, it } from 'vitest';
import { mailLink, phoneLink } from '@/lib/links';

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

it('limits the subject of a mail to one line of 200 characters', () => {
  const subject = (text: string) =>
    new URL(mailLink('a@b.example', text) ?? '').searchParams.get('subject');
  expect(subject('Developer\r\nBcc: x@y.example')).toBe('Developer Bcc: x@y.example');
  expect(subject('A & B?c=d #1')).toBe('A & B?c=d #1');
  expect(subject('\uD83D\uDE00'.repeat(1000))).toBe('\uD83D\uDE00'.repeat(200));
  expect(subject('half \uD83D of a character')).toBe('half of a character');
});
