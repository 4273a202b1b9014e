import { expect, it } from 'vitest';
import { parseContact } from '@/collections/inquiries';
import { spamReasons } from '@/domain/spam';

const MESSAGE = 'We would like to move our databases to the cloud.';

/** An ordinary contact, overridden by `fields`. */
function contact(fields: Record<string, unknown> = {}, id = 'a') {
  return parseContact(id, {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: `${id}@navy.example`,
    message: MESSAGE,
    ...fields,
  });
}

/** Spam reasons for a contact that is compared with no others. */
const reasonsOf = (fields: Record<string, string>) => spamReasons([contact(fields)]).get('a') ?? [];

it('an ordinary contact has no spam reasons', () => {
  expect(spamReasons([contact()]).size).toBe(0);
  expect(spamReasons([contact({ firstName: '', lastName: '', email: '', message: '' })]).size).toBe(
    0,
  );
});

it('the spam reason for a repeated message gives the number of email addresses that sent it', () => {
  const contacts = [
    contact({}, 'a'),
    contact({ message: ` ${MESSAGE.toUpperCase().replaceAll(' ', '\n  ')}` }, 'b'),
    contact({ message: `${MESSAGE} Now.` }, 'd'),
  ];
  const reason = ['The same message came from 2 email addresses'];
  expect([...spamReasons(contacts)]).toEqual(['a', 'b'].map((id) => [id, reason]));
});

it('repeated messages from one email address aren’t possible spam', () => {
  const email = 'grace@navy.example';
  const contacts = [
    contact({ email }, 'a'),
    contact({ email: ' GRACE@navy.example' }, 'b'),
    contact({ email: 'mailto:grace@navy.example,' }, 'd'),
    contact({ email: '' }, 'c'),
  ];
  expect(spamReasons(contacts).size).toBe(0);
});

it('messages with fewer than 20 characters are not compared', () => {
  const both = (message: string) =>
    spamReasons([contact({ message }, 'a'), contact({ message }, 'b')]).size;
  expect(both(`${'x'.repeat(19)}  `)).toBe(0);
  expect(both('x'.repeat(20))).toBe(2);
  expect(both('')).toBe(0);
});

it.each([
  ['URLs', 'http://a.example https://b.example WWW.c.example', 3],
  ['links in markup', '<a href="HTTP://a.example">A</a> [url=http://b.example]B[/url] www.c', 3],
  ['the same URL three times', 'www.a.example, www.a.example, www.a.example', 3],
])('the spam filter counts %s', (_what, message, count) => {
  expect(reasonsOf({ message })).toEqual([`${count} links in the message`]);
});

it.each([
  ['two URLs', 'http://a.example and www.b.example'],
  ['two URLs that begin with http://www.', 'http://www.a.example http://www.b.example'],
  [
    'domain names without a scheme',
    'a.example awww.b.example awww.c.example awww.d.example https: href url',
  ],
])('the spam filter doesn’t report %s', (_what, message) => {
  expect(reasonsOf({ message })).toEqual([]);
});

it.each([true, false])('there are no reasons once someone has decided (%s)', (isSpam) => {
  const decided = [contact({ isSpam }, 'a'), contact({}, 'b')];
  expect([...spamReasons(decided).keys()]).toEqual(['b']);
});

it('the spam filter lists every reason that applies', () => {
  const fields = { message: 'www.a.example '.repeat(6) };
  const other = contact(fields, 'b');
  expect(spamReasons([contact(fields), other]).get('a')).toEqual([
    'The same message came from 2 email addresses',
    '6 links in the message',
  ]);
});

// With a regular expression that takes quadratic time, these tests would time out.
it.each([
  ['letters', 'x'],
  ['spaces', ' '],
  ['incomplete URLs', 'http://www.'],
])('the spam filter processes a very long message quickly: %s', (_what, part) => {
  const message = part.repeat(1_000_000 / part.length);
  const many = ['a', 'b'].map((id) => contact({ message }, id));
  expect(spamReasons(many).get('a')).toEqual(spamReasons(many).get('b'));
});
