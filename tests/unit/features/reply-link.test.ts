import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replyLink, templateLink, templateText } from '@/back-office/contacts/reply-link';
import { parseContact } from '@/collections/inquiries';
import { FIRM } from '@/content/firm';
import { DEFAULT_REPLY_TEMPLATES, fillTemplate } from '@/content/reply-templates';
import { visibleText } from '@/domain/text';
import { SEED, sizeOf } from '../../support/long';

const REPLY_TEMPLATES = DEFAULT_REPLY_TEMPLATES.templates;

/** An inquiry from Grace, overridden by `fields`. */
const inquiry = (fields: Record<string, string> = {}) =>
  parseContact('7f3k2qxmabcdefghjkmn', {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@navy.example',
    message: 'About Exadata',
    ...fields,
  });

const linkFor = (fields?: Record<string, string>) => replyLink(inquiry(fields));

const linesFor = (fields: Record<string, string>) =>
  new URL(linkFor(fields) ?? '').searchParams.get('body')?.split('\r\n') ?? [];

const quoteFor = (fields: Record<string, string>) =>
  linesFor(fields).filter((line) => line.startsWith('>'));

it('the reply contains the reference, a greeting, the quoted message, and the name of the firm', () => {
  const link = new URL(linkFor({ message: 'One\nTwo\r\n\r\nThree\rFour\n' }) ?? '');
  expect(link.pathname).toBe('grace@navy.example');
  expect(link.searchParams.get('subject')).toBe('Your inquiry 7F3K-2QXM');
  const body = `Hello Grace,\n\n\n> One\n> Two\n> \n> Three\n> Four\n\n${FIRM.name}`;
  expect(link.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
});

it('the reply goes to the address in the saved text, or there is no link', () => {
  const link = new URL(linkFor({ email: 'mailto:user@bücher.example' }) ?? '');
  expect(link.pathname).toBe('user@xn--bcher-kva.example');
  for (const email of ['', 'a@b.example?cc=x@y.example', 'a@b.example\r\nBcc: x@y.example'])
    expect(linkFor({ email, message: 'x'.repeat(5_000) })).toBeUndefined();
});

it.each([
  [{ firstName: ' Grace\r\n \u202eBrewster ' }, 'Hello Grace Brewster,'],
  [{ firstName: '', lastName: '', name: 'Grace Hopper' }, 'Hello Grace Hopper,'],
  [{ firstName: '', lastName: 'Hopper' }, 'Hello Hopper,'],
  [{ firstName: '', lastName: '' }, 'Hello,'],
])('the reply greets %j with “%s”', (fields, greeting) =>
  expect(linesFor(fields)[0]).toBe(greeting),
);

it('the reply to an empty message has no quote', () => {
  expect(linesFor({ message: ' \n ' })).toEqual(['Hello Grace,', '', '', FIRM.name]);
});

it('the reply quotes the first 1,500 characters, counted as encoded in the link', () => {
  // The mark before the line takes up 6 characters in the URL, and each emoji takes up 12.
  expect(quoteFor({ message: 'x'.repeat(1_494) })).toEqual([`> ${'x'.repeat(1_494)}`]);
  expect(quoteFor({ message: 'x'.repeat(1_495) })).toEqual([`> ${'x'.repeat(1_494)}`, '> …']);
  expect(quoteFor({ message: '😀'.repeat(500) })).toEqual([`> ${'😀'.repeat(124)}`, '> …']);
});

it('the reply link has at most 2,000 characters and quotes the start of any message', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...['\n', '\v', '\f', '\r', '\r\n', '\u0085', '\u2028', '\u2029'],
        ...['>', ' ', 'x', 'ж', '😀'],
      ),
      fc.string(),
    ),
    maxLength: 1_500,
    size: 'max',
  });
  const isCut = (lines: string[]) => lines.at(-1) === '> …';
  fc.assert(
    fc.property(text, (message) => {
      expect(linkFor({ message })?.length).toBeLessThanOrEqual(2_000);
      const lines = quoteFor({ message });
      const quoted = lines
        .slice(0, isCut(lines) ? -1 : undefined)
        .map((line) => line.slice(2))
        .join('\n');
      const expected = visibleText(message)
        .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
        .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, '');
      if (isCut(lines)) expect(expected.startsWith(quoted)).toBe(true);
      else expect(quoted).toBe(expected);
    }),
    { seed: SEED, numRuns: sizeOf(100, 1_000) },
  );
});

it.each(REPLY_TEMPLATES)(
  'the template “$name” contains the name, the service, the reference, and the sender',
  (template) => {
    const text = templateText(template, inquiry(), 'System Upgrades', 'Ada Lovelace');
    for (const part of ['Hello Grace,\n', 'System Upgrades', '7F3K-2QXM', '\nAda Lovelace\n'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/[{}]|\n{3}| {2}/);
  },
);

it.each(REPLY_TEMPLATES)(
  'the template “$name” leaves out each sentence whose field is empty or too long, and nothing else',
  (template) => {
    const whole = templateText(template, inquiry(), 'System Upgrades', 'Ada Lovelace');
    for (const missing of ['', 'ж'.repeat(51)]) {
      const nobody = { firstName: missing, lastName: '', email: 'grace@navy.example' };
      const text = templateText(template, inquiry(nobody), missing, missing);
      const kept = whole
        .replace('Hello Grace,\n\n', '')
        .replace(/ [^.]*System Upgrades\./, '')
        .replace('Ada Lovelace\n', '');
      expect(text).toBe(kept);
    }
  },
);

it.each([
  ['Dr. {name}? “Why.” {service}! We use 2.5.', 'Dr. “Why.” We use 2.5.'],
  ['{name}様、こんにちは。{service}！ありがとう。\n署名', 'ありがとう。\n署名'],
  ['مرحبا {name}؟ شكرا. {unknown} {first name}. {constructor}.', 'شكرا.'],
  ['{name}\n\n{}\n{ {\n}', '{ {\n}'],
])('of the text %j without values, %j is left', (text, left) =>
  expect(fillTemplate({ name: '', text }, {})).toBe(left),
);

it('a field is filled in as it is, even if it looks like a pattern or like another field', () => {
  const template = { name: '', text: '{name} {service}' };
  expect(fillTemplate(template, { name: '$& $1', service: '{sender}', sender: '' })).toBe(
    '$& $1 {sender}',
  );
});

it('the link of a template has its text, the start of the message, and at most 2,000 characters', () => {
  const [template = { name: '', text: '' }] = REPLY_TEMPLATES;
  const unit = fc.constantFrom('x', 'ж', '😀', ' ', '\n');
  const text = fc.string({ unit, maxLength: 900, size: 'max' });
  const short = fc.string({ unit: fc.constantFrom('x', 'ж', '😀', ' ', '{name}'), maxLength: 100 });
  fc.assert(
    fc.property(text, short, short, short, (message, firstName, service, sender) => {
      const contact = inquiry({ message, firstName });
      const filled = templateText(template, contact, service, sender);
      const link = templateLink(contact, filled) ?? '';
      expect(link.length).toBeLessThanOrEqual(2_000);
      const body = new URL(link).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
      expect(body.startsWith(`${filled}\n`)).toBe(true);
    }),
    { seed: SEED, numRuns: sizeOf(100, 1_000) },
  );
});
