import { expect, it } from 'vitest';
import { parseContact } from '@/collections/inquiries';
import { spamReasons } from '@/domain/spam';

const MESSAGE = 'We would like to move our databases to the cloud.';

/** An ordinary contact, overridden by `fields`. */
function contact(fields: Record<string, string> = {}, id = 'a') {
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
    contact({ message: `${MESSAGE.slice(0, 9)}\u200b${MESSAGE.slice(9)}` }, 'c'),
    contact({ message: `${MESSAGE} Now.` }, 'd'),
  ];
  const reason = ['The same message came from 3 email addresses'];
  expect([...spamReasons(contacts)]).toEqual(['a', 'b', 'c'].map((id) => [id, reason]));
});

it('the same message from the same email address is not spam', () => {
  const email = 'grace@navy.example';
  const contacts = [
    contact({ email }, 'a'),
    contact({ email: ' GRACE@navy.example' }, 'b'),
    contact({ email: 'mailto:grace@navy.example,' }, 'd'),
    contact({ email: '' }, 'c'),
  ];
  expect(spamReasons(contacts).size).toBe(0);
});

it('messages with fewer than 20 visible characters are not compared', () => {
  const both = (message: string) =>
    spamReasons([contact({ message }, 'a'), contact({ message }, 'b')]).size;
  expect(both(`${'x '.repeat(19)}  `)).toBe(0);
  expect(both('x '.repeat(20))).toBe(2);
  expect(both('')).toBe(0);
});

it.each([
  ['URLs', 'http://a.example https://b.example WWW.c.example', 3],
  ['HTML links', '<a href="a.example">A</a><a class=x href=b.example>B</a> HTTP://c.example', 3],
  ['BBCode links', '[url]a.example[/url] [URL=b.example]B[/URL] [url=http://c.example]C[/url]', 3],
  ['the same URL three times', 'www.a.example, www.a.example, www.a.example', 3],
  [
    'the same URL in three forms',
    '<a href="http://a.example/1">Pills</a> [url=http://a.example/1]Pills[/url] http://a.example/1',
    3,
  ],
])('the spam filter counts %s', (_what, message, count) => {
  expect(reasonsOf({ message })).toEqual([`${count} links in the message`]);
});

it.each([
  ['two URLs', 'http://a.example and www.b.example'],
  [
    'links whose text is their URL',
    '<a href="http://a.example" rel=x>http://a.example</a> [url=http://b.example]http://b.example[/url]',
  ],
  ['two URLs that begin with http://www.', 'http://www.a.example http://www.b.example'],
  [
    'domain names without a scheme',
    'a.example awww.b.example awww.c.example awww.d.example https: href url',
  ],
])('the spam filter doesn’t report %s', (_what, message) => {
  expect(reasonsOf({ message })).toEqual([]);
});

it.each(['נועה', 'ليلى', '王秀英'])(
  'the name “%s” with an English message is not spam',
  (firstName) => {
    expect(reasonsOf({ firstName, lastName: '' })).toEqual([]);
  },
);

it.each([
  ['x@mailinator.com', 'mailinator.com'],
  [' X@Mailinator.COM ', 'mailinator.com'],
  ['x@a.b.guerrillamail.com', 'guerrillamail.com'],
  ['x@y@temp-mail.org', 'temp-mail.org'],
])('the spam reason for %j names the disposable domain', (email, domain) => {
  expect(reasonsOf({ email })).toEqual([`Disposable email address (${domain})`]);
});

it.each([
  ...['mailinator.com@navy.example', 'x@notmailinator.com', 'x@mailinator.com.navy.example', 'com'],
])('the email address %j is not reported as disposable', (email) =>
  expect(reasonsOf({ email })).toEqual([]),
);

it('the spam filter lists every reason that applies', () => {
  const fields = {
    email: 'x@yopmail.com',
    message: 'www.a.example '.repeat(6),
  };
  const other = contact({ ...fields, email: 'y@yopmail.com' }, 'b');
  expect(spamReasons([contact(fields), other]).get('a')).toEqual([
    'The same message came from 2 email addresses',
    '6 links in the message',
    'Disposable email address (yopmail.com)',
  ]);
});

// With a regular expression that takes quadratic time, these tests would time out.
it.each([
  ['letters', 'x'],
  ['spaces', ' '],
  ['invisible characters', '\u200b'],
  ['unclosed HTML links', '<a href='],
  ['unclosed BBCode links', '[url='],
  ['incomplete URLs', 'http://www.'],
  ['quotation marks', 'href="a"'],
])('the spam filter processes a very long message quickly: %s', (_what, part) => {
  const message = part.repeat(1_000_000 / part.length);
  const many = ['a', 'b'].map((id) => contact({ message }, id));
  expect(spamReasons(many).get('a')).toEqual(spamReasons(many).get('b'));
});
