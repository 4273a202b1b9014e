import { expect, it } from 'vitest';
import { mailLink, phoneLink } from '@/lib/links';

it.each([
  ['a@b.example', 'mailto:a@b.example'],
  ['zoë+news@b.example', 'mailto:zo%C3%AB%2Bnews@b.example'],
  ['a?cc=x%0A&b@c.example', 'mailto:a%3Fcc%3Dx%250A%26b@c.example'],
])('for the email address %j, mailLink returns %j', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

it.each([
  ['+1 (212) 555-0142', 'tel:+12125550142'],
  ['212.555.0142', 'tel:2125550142'],
  ['112', 'tel:112'],
  ['11', undefined],
  ['Tel. (+1) 212/555–0142', 'tel:+12125550142'],
  ['\u202A+1 212\u00A0555\u20110142\u202C\n', 'tel:+12125550142'],
  ['1'.repeat(15), `tel:${'1'.repeat(15)}`],
  ['1'.repeat(16), undefined],
  [`+${'1'.repeat(15)}`, `tel:+${'1'.repeat(15)}`],
  [`+${'1'.repeat(16)}`, undefined],
  ['+ 1 212 555 0142', undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['0044 20 7946 0958', 'tel:+442079460958'],
  [`00${'1'.repeat(15)}`, `tel:+${'1'.repeat(15)}`],
  ['+44 (0) 20 7946 0958', 'tel:+442079460958'],
  ['0044 (0)20 7946 0958', 'tel:+442079460958'],
  ['(0) 20 7946 0958', 'tel:02079460958'],
  ['(020) 7946 0958', 'tel:02079460958'],
])('for the phone number %j, phoneLink returns %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

it.each([
  ...['ext. 7', 'ext 7', 'EXT7', 'extn. 7', 'Extension 7', '(ext. 7)', 'x7', 'x 7', '#7', ';ext=7'],
  ...[';phone-context=x', ',,7', ', or 212 555 0178', 'ext. 7\nafter five'],
])('the phone link omits text after the number: %j', (rest) => {
  expect(phoneLink(`+1 212 555 0142 ${rest}`)).toBe('tel:+12125550142');
});

it.each([
  '1-800-FLOWERS',
  '212 555 0142 or 212 555 0178',
  '+1 212 555 0142 / +1 212 555 0178',
  '+1 212 555 0142 xylophone',
  '٢١٢ ٥٥٥ ٠١٤٢',
  '+1 ٢١٢ 555 0142',
  '212*555*0142',
])('there is no phone link for “%s”', (phone) => {
  expect(phoneLink(phone)).toBeUndefined();
});

it('the subject of an email link is limited to one line of 200 characters', () => {
  const subject = (text: string) =>
    new URL(mailLink('a@b.example', text)).searchParams.get('subject');
  expect(subject('Developer\r\nBcc: x@y.example')).toBe('Developer Bcc: x@y.example');
  expect(subject('A & B?c=d #1')).toBe('A & B?c=d #1');
  expect(subject('\uD83D\uDE00'.repeat(1000))).toBe('\uD83D\uDE00'.repeat(200));
  expect(subject('half \uD83D of a character')).toBe('half of a character');
});

it('lines in the body of an email link end with CRLF', () => {
  expect(mailLink('a@b.example', 'Hi', 'one\ntwo\r\nthree\rfour')).toBe(
    'mailto:a@b.example?subject=Hi&body=one%0D%0Atwo%0D%0Athree%0D%0Afour',
  );
  expect(mailLink('a@b.example', '', 'A & B')).toBe('mailto:a@b.example?body=A%20%26%20B');
});

it('the body of an email link omits characters that an email can’t contain', () => {
  const body = (text: string) =>
    new URL(mailLink('a@b.example', '', text)).searchParams.get('body');
  expect(body('a\0b\x1b\x7f\uD83Dc\td\u0085')).toBe('abc\td');
  expect(body('👩‍👩‍👧 שלום\u200f \u{378}')).toBe('👩‍👩‍👧 שלום\u200f \u{378}');
});
