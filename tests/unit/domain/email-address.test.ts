import { expect, it } from 'vitest';
import {
  emailAddressOf,
  emailProblem,
  isCompleteEmail,
  normalizeEmail,
} from '@/domain/email-address';

/** What visitors type or paste, by the address that is saved. */
const SPELLINGS: Record<string, string[]> = {
  'ada@example.org': [
    ...[' \t ada@example.org\u00a0\n', 'ada@example.org,', 'ada@example.org;', 'ada@example.org.'],
    ...['ada@example.org. , ;', 'ada@example.org!', 'mailto:ada@example.org'],
    ...['MailTo: ada@example.org,', 'Ada <ada@example.org>', '"Lovelace, Ada" <ada@example.org>;'],
    ...['ada@example.org <mailto:ada@example.org>', '<ada@example.org>', '(ada@example.org)'],
    ...['[ada@example.org]', '"ada@example.org"', "'ada@example.org',", '“ada@example.org”.'],
    ...['\u202aada@example.org\u202c', '\ufeffa\u00adda@exam\u200bple.org', 'ada＠example.org'],
    'ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ',
  ],
  'user@xn--bcher-kva.example': [
    ...['user@bücher.example', 'user@BÜCHER.example.', 'user@bu\u0308cher.example'],
    'user@XN--BCHER-KVA.example',
  ],
  'josé@example.org': ['JOSÉ@example.org', 'jose\u0301@example.org'],
  'grace.hopper@example.org': ['Grace.Hopper@Example.ORG'],
  'ada+news@example.org': ['mailto:ada%2Bnews@example.org?subject=50%&cc=x@y.example'],
  'ada%@example.org': ['mailto:ada%@example.org'],
  'user@xn--fa-hia.example': ['user@faß.example'],
  'ada@xn--r8jz45g.jp': ['ada@例え。jp。'],
  'संपर्क@xn--c2bd4bq1db8d.xn--h2brj9c': ['संपर्क@डाटामेल.भारत'],
  'iletişim@example.org': ['İLETİŞİM@example.org'],
  'iletisim@istanbul.example': ['İLETISIM@İSTANBUL.example'],
};
const UNCHANGED = [
  ...["'o'neil+site@mail.example.co.uk", "!#$%&'*+-/=?^_`{|}~@example.org", 'a@b'],
  ...['ada@ex--ample.org', `${'x'.repeat(64)}@${'y'.repeat(63)}.org`],
];

it.each([
  ...Object.entries(SPELLINGS).flatMap(([address, texts]) => texts.map((text) => [text, address])),
  ...UNCHANGED.map((address) => [address, address]),
])('the email address %j is saved as %j', (text = '', address) => {
  expect(emailAddressOf(text)).toBe(address);
});

const LIKE = 'Enter an email address like name@company.com.';
const ONE = 'Enter only one email address.';
const NAME = /^Check the part before the @\. It can’t contain spaces/;
const PERIODS = /^Check the periods before the @\./;
const DOMAIN = 'Check the part after the @. It must be a domain like company.com.';

/** Texts that aren't an email address, by the problem that the form reports. */
const INVALID: [problem: string | RegExp, texts: string[]][] = [
  [LIKE, ['', 'ada', 'mailto:', 'ada@', 'ada@.', '@example.org', 'Ada <@example.org>']],
  [ONE, ['a@b@example.org', 'a@example.org, b@example.org', '<a@example.org>, <b@example.org>']],
  [
    NAME,
    [
      ...['ada lovelace@example.org', 'ada @example.org', 'Ada ada@example.org'],
      ...['ada,b@example.org', 'ada(x)@example.org', '"ada b"@example.org'],
      ...['ada\u200dl@example.org', 'ada\ud800@example.org'],
    ],
  ],
  [PERIODS, ['.ada@example.org', 'ada.@example.org', 'a..b@example.org']],
  [/at most 64 characters\. Yours has 65\.$/, [`${'😀'.repeat(65)}@example.org`]],
  [
    DOMAIN,
    [
      ...['x@example..org', 'x@.example.org', 'x@-example.org', 'x@example-.org', 'x@example.-org'],
      ...['x@bücher-.example', 'x@-bücher.example', 'x@bücher..example', 'x@exam ple.org'],
      ...['x@exam\u3000ple.org', 'x@exam_ple.org', 'x@example,org', 'x@example.org:25'],
      ...['x@example.org/path', 'x@example.org?cc=y', 'x@example.org#y', 'x@%41.org'],
      ...['x@bücher.example:25', 'x@bücher.example/path', 'x@bücher.example?cc=y'],
      ...['x@bücher.example#y', 'x@b%C3%BCcher.ü.example', 'x@bücher\\example'],
      'x@\u0301a.example',
      ...['x@℀.example', `x@${'y'.repeat(64)}.org`, `x@${'ü'.repeat(64)}.org`, 'x@1.2', 'x@1。2'],
      ...['x@127', 'x@192.0.2.1', 'x@[192.0.2.1]', 'x@[IPv6:2001:db8::1]'],
    ],
  ],
];

it.each(INVALID.flatMap(([problem, texts]) => texts.map((text) => [text, problem] as const)))(
  '%j is not an email address',
  (text, problem) => {
    expect(emailProblem(normalizeEmail(text))).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
    expect(emailAddressOf(text)).toBeUndefined();
  },
);

it.each(['carla@acme', 'ada@localhost', 'x@0x7f', 'ada@example.c', 'ada@example.c0m'])(
  'the address %j may be incomplete',
  (address) => {
    expect(emailAddressOf(address)).toBe(address);
    expect(isCompleteEmail(address)).toBe(false);
  },
);

it.each(['carla@acme.io', 'ada@mail.example.museum', 'x@xn--80a1acny.xn--p1ai'])(
  'the address %j is complete',
  (address) => expect(isCompleteEmail(address)).toBe(true),
);

it('normalizing an address again changes nothing, whatever characters it contains', () => {
  const changed: string[] = [];
  // These two planes contain every letter that has a lowercase form.
  for (let codePoint = 0; codePoint <= 0x1ffff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    const address = normalizeEmail(`a${character}A@example.org`);
    if (normalizeEmail(address) !== address) changed.push(codePoint.toString(16));
  }
  expect(changed).toEqual([]);
});
