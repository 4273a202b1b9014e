import { expect, it } from 'vitest';
import { parseContact } from '@/domain/contact-schema';
import { spamReasons } from '@/domain/spam';

const MESSAGE = 'We would like to move our databases to the cloud.';

/** A contact that nothing speaks against, with `fields`. */
function contact(fields: Record<string, string> = {}, id = 'a') {
  return parseContact(id, {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: `${id}@navy.example`,
    message: MESSAGE,
    ...fields,
  });
}

/** Reasons against one contact alone. */
const reasonsOf = (fields: Record<string, string>) => spamReasons([contact(fields)]).get('a') ?? [];

it('has no entry for an ordinary contact', () => {
  expect(spamReasons([contact()]).size).toBe(0);
  expect(spamReasons([contact({ firstName: '', lastName: '', email: '', message: '' })]).size).toBe(
    0,
  );
});

it('names the number of addresses that sent the same message', () => {
  const contacts = [
    contact({}, 'a'),
    contact({ message: ` ${MESSAGE.toUpperCase().replaceAll(' ', '\n  ')}` }, 'b'),
    contact({ message: `${MESSAGE.slice(0, 9)}\u200b${MESSAGE.slice(9)}` }, 'c'),
    contact({ message: `${MESSAGE} Now.` }, 'd'),
  ];
  const reason = ['The same message came from 3 addresses'];
  expect([...spamReasons(contacts)]).toEqual(['a', 'b', 'c'].map((id) => [id, reason]));
});

it('accepts the same message again from the same address', () => {
  const email = 'grace@navy.example';
  const contacts = [
    contact({ email }, 'a'),
    contact({ email: ' GRACE@navy.example' }, 'b'),
    contact({ email: '' }, 'c'),
  ];
  expect(spamReasons(contacts).size).toBe(0);
});

it('compares messages from 20 visible characters on', () => {
  const both = (message: string) =>
    spamReasons([contact({ message }, 'a'), contact({ message }, 'b')]).size;
  expect(both(`${'x '.repeat(19)}  `)).toBe(0);
  expect(both('x '.repeat(20))).toBe(2);
  expect(both('')).toBe(0);
});

it.each([
  ['addresses', 'http://a.example https://b.example WWW.c.example', 3],
  ['HTML links', '<a href="a.example">A</a><a class=x href=b.example>B</a> HTTP://c.example', 3],
  ['BBCode links', '[url]a.example[/url] [URL=b.example]B[/URL] [url=http://c.example]C[/url]', 3],
  ['the same address three times', 'www.a.example, www.a.example, www.a.example', 3],
  [
    'the same address in three forms',
    '<a href="http://a.example/1">Pills</a> [url=http://a.example/1]Pills[/url] http://a.example/1',
    3,
  ],
])('counts %s', (_what, message, count) => {
  expect(reasonsOf({ message })).toEqual([`${count} links in the message`]);
});

it.each([
  ['two addresses', 'http://a.example and www.b.example'],
  [
    'links whose text is their address',
    '<a href="http://a.example" rel=x>http://a.example</a> [url=http://b.example]http://b.example[/url]',
  ],
  ['http://www. as one address', 'http://www.a.example http://www.b.example'],
  [
    'domain names without a scheme',
    'a.example awww.b.example awww.c.example awww.d.example https: href url',
  ],
])('does not count %s', (_what, message) => {
  expect(reasonsOf({ message })).toEqual([]);
});

it.each(['נועה', 'ليلى', '王秀英'])('accepts the name %s with an English message', (firstName) => {
  expect(reasonsOf({ firstName, lastName: '' })).toEqual([]);
});

it.each([
  ['x@mailinator.com', 'mailinator.com'],
  [' X@Mailinator.COM ', 'mailinator.com'],
  ['x@a.b.guerrillamail.com', 'guerrillamail.com'],
  ['x@y@temp-mail.org', 'temp-mail.org'],
])('names the throwaway domain of %j', (email, domain) => {
  expect(reasonsOf({ email })).toEqual([`Throwaway email address at ${domain}`]);
});

it.each([
  ...['mailinator.com@navy.example', 'x@notmailinator.com', 'x@mailinator.com.navy.example', 'com'],
])('accepts the address %j', (email) => expect(reasonsOf({ email })).toEqual([]));

it('lists every reason', () => {
  const fields = {
    email: 'x@yopmail.com',
    message: 'www.a.example '.repeat(6),
  };
  const other = contact({ ...fields, email: 'y@yopmail.com' }, 'b');
  expect(spamReasons([contact(fields), other]).get('a')).toEqual([
    'The same message came from 2 addresses',
    '6 links in the message',
    'Throwaway email address at yopmail.com',
  ]);
});

// A pattern in quadratic time would not end.
it.each([
  ['letters', 'x'],
  ['spaces', ' '],
  ['invisible characters', '\u200b'],
  ['unfinished HTML links', '<a href='],
  ['unfinished BBCode links', '[url='],
  ['links without an end', 'http://www.'],
  ['quotation marks', 'href="a"'],
])('reads messages of any length: %s', (_what, part) => {
  const message = part.repeat(1_000_000 / part.length);
  const many = ['a', 'b'].map((id) => contact({ message }, id));
  expect(spamReasons(many).get('a')).toEqual(spamReasons(many).get('b'));
});
