import { expect, it } from 'vitest';
import {
  emailAddressOf,
  emailProblem,
  isCompleteEmail,
  normalizeEmail,
} from '@/domain/email-address';

it.each([
  ['Grace.Hopper@Example.ORG', 'grace.hopper@example.org'],
  [' \t ada@example.org\u00a0\n', 'ada@example.org'],
  ['ada@example.org,', 'ada@example.org'],
  ['ada@example.org;', 'ada@example.org'],
  ['ada@example.org.', 'ada@example.org'],
  ['ada@example.org. , ;', 'ada@example.org'],
  ['ada@example.org!', 'ada@example.org'],
  ['mailto:ada@example.org', 'ada@example.org'],
  ['MailTo: ada@example.org,', 'ada@example.org'],
  ['mailto:ada%2Bnews@example.org?subject=50%&cc=x@y.example', 'ada+news@example.org'],
  ['mailto:ada%@example.org', 'ada%@example.org'],
  ['Ada <ada@example.org>', 'ada@example.org'],
  ['"Lovelace, Ada" <ada@example.org>;', 'ada@example.org'],
  ['ada@example.org <mailto:ada@example.org>', 'ada@example.org'],
  ['<ada@example.org>', 'ada@example.org'],
  ['(ada@example.org)', 'ada@example.org'],
  ['[ada@example.org]', 'ada@example.org'],
  ['"ada@example.org"', 'ada@example.org'],
  ["'ada@example.org',", 'ada@example.org'],
  ['“ada@example.org”.', 'ada@example.org'],
  ['\u202aada@example.org\u202c', 'ada@example.org'],
  ['\ufeffa\u00adda@exam\u200bple.org', 'ada@example.org'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ada@example.org'],
  ['ada＠example.org', 'ada@example.org'],
  ['user@bücher.example', 'user@xn--bcher-kva.example'],
  ['user@BÜCHER.example.', 'user@xn--bcher-kva.example'],
  ['user@bu\u0308cher.example', 'user@xn--bcher-kva.example'],
  ['user@XN--BCHER-KVA.example', 'user@xn--bcher-kva.example'],
  ['user@faß.example', 'user@xn--fa-hia.example'],
  ['ada@例え。jp。', 'ada@xn--r8jz45g.jp'],
  ['संपर्क@डाटामेल.भारत', 'संपर्क@xn--c2bd4bq1db8d.xn--h2brj9c'],
  ['JOSÉ@example.org', 'josé@example.org'],
  ['jose\u0301@example.org', 'josé@example.org'],
  ['İLETİŞİM@example.org', 'iletişim@example.org'],
  ['İLETISIM@İSTANBUL.example', 'iletisim@istanbul.example'],
  ["'o'neil+site@mail.example.co.uk", "'o'neil+site@mail.example.co.uk"],
  ["!#$%&'*+-/=?^_`{|}~@example.org", "!#$%&'*+-/=?^_`{|}~@example.org"],
  ['a@b', 'a@b'],
  ['ada@ex--ample.org', 'ada@ex--ample.org'],
  [`${'x'.repeat(64)}@${'y'.repeat(63)}.org`, `${'x'.repeat(64)}@${'y'.repeat(63)}.org`],
])('the email address %j is saved as %j', (text, address) => {
  expect(emailAddressOf(text)).toBe(address);
});

const LIKE = 'Enter an email address like name@company.com.';
const ONE = 'Enter only one email address.';
const NAME = /^Check the part before the @\. It can’t contain spaces/;
const PERIODS = /^Check the periods before the @\./;
const DOMAIN = 'Check the part after the @. It must be a domain like company.com.';

it.each([
  ['', LIKE],
  ['ada', LIKE],
  ['mailto:', LIKE],
  ['ada@', LIKE],
  ['ada@.', LIKE],
  ['@example.org', LIKE],
  ['Ada <@example.org>', LIKE],
  ['a@b@example.org', ONE],
  ['a@example.org, b@example.org', ONE],
  ['<a@example.org>, <b@example.org>', ONE],
  ['ada lovelace@example.org', NAME],
  ['ada @example.org', NAME],
  ['Ada ada@example.org', NAME],
  ['ada,b@example.org', NAME],
  ['ada(x)@example.org', NAME],
  ['"ada b"@example.org', NAME],
  ['ada\u200dl@example.org', NAME],
  ['ada\ud800@example.org', NAME],
  ['.ada@example.org', PERIODS],
  ['ada.@example.org', PERIODS],
  ['a..b@example.org', PERIODS],
  [`${'😀'.repeat(65)}@example.org`, /at most 64 characters\. Yours has 65\.$/],
  ['x@example..org', DOMAIN],
  ['x@.example.org', DOMAIN],
  ['x@-example.org', DOMAIN],
  ['x@example-.org', DOMAIN],
  ['x@example.-org', DOMAIN],
  ['x@bücher-.example', DOMAIN],
  ['x@-bücher.example', DOMAIN],
  ['x@bücher..example', DOMAIN],
  ['x@exam ple.org', DOMAIN],
  ['x@exam\u3000ple.org', DOMAIN],
  ['x@exam_ple.org', DOMAIN],
  ['x@example,org', DOMAIN],
  ['x@example.org:25', DOMAIN],
  ['x@example.org/path', DOMAIN],
  ['x@example.org?cc=y', DOMAIN],
  ['x@example.org#y', DOMAIN],
  ['x@%41.org', DOMAIN],
  ['x@bücher.example:25', DOMAIN],
  ['x@bücher.example/path', DOMAIN],
  ['x@bücher.example?cc=y', DOMAIN],
  ['x@bücher.example#y', DOMAIN],
  ['x@b%C3%BCcher.ü.example', DOMAIN],
  ['x@bücher\\example', DOMAIN],
  ['x@\u0301a.example', DOMAIN],
  ['x@℀.example', DOMAIN],
  [`x@${'y'.repeat(64)}.org`, DOMAIN],
  [`x@${'ü'.repeat(64)}.org`, DOMAIN],
  ['x@1.2', DOMAIN],
  ['x@1。2', DOMAIN],
  ['x@127', DOMAIN],
  ['x@192.0.2.1', DOMAIN],
  ['x@[192.0.2.1]', DOMAIN],
  ['x@[IPv6:2001:db8::1]', DOMAIN],
])('%j is not an email address', (text, problem) => {
  expect(emailProblem(normalizeEmail(text))).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
  expect(emailAddressOf(text)).toBeUndefined();
});

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
