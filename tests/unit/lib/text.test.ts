import { expect, it } from 'vitest';
import { cutText, startOf } from '@/lib/cut-text';
import { foldText } from '@/lib/fold-text';
import { includesWords } from '@/lib/includes-words';
import { plural } from '@/lib/plural';

it.each([
  ['case', 'DENVER', 'Denver'],
  ['accents', 'São Paulo', 'sao paulo'],
  ['the encoding of accents', 'Zu\u0308rich', 'Z\u00fcrich'],
  ['white space', ' New\u00a0 York\n', 'New York'],
  ['full-width letters', 'Ｊａｖａ', 'Java'],
  ['the form of an apostrophe', 'O’Brien‘s O´Brien Oʼbrien', "O'Brien's o'brien o`brien"],
  ['the form of quotation marks', '“Go-live” „jetzt“ «allez»', '"Go-live" "jetzt" "allez"'],
  ['the form of a hyphen', 'cut\u2011over 9–5 −3 7F3K—2QXM', 'cut-over 9-5 -3 7f3k-2qxm'],
  ['invisible characters', 'Müller\u00adstraße\u200b \ufeff', 'Mullerstrasse'],
  [
    'how letters are written without a special keyboard',
    'Weiß Kjær Søndergård',
    'weiss kjaer sondergard',
  ],
  ['the same in capitals', 'ŁUKASZ ĐẶNG ŒUVRE WEIẞ', 'lukasz dang oeuvre weiss'],
  ['the dots of a Turkish i', 'Işık İLHAN', 'isik ilhan'],
  ['the form of a final sigma', 'Γιώργος', 'ΓΙΩΡΓΟΣ'],
])('foldText ignores %s', (_what, one, other) => expect(foldText(one)).toBe(foldText(other)));

it('foldText distinguishes “C++” from “C”', () => {
  expect(foldText('C++')).not.toBe(foldText('C'));
});

it('foldText writes the letters of European languages in ASCII', () => {
  const letters = Array.from({ length: 0x180 - 0xc0 }, (_, index) =>
    String.fromCodePoint(0xc0 + index),
  );
  const others = letters.filter(
    (letter) => /\p{L}/u.test(letter) && !/^[a-z'·]+$/.test(foldText(letter)),
  );
  expect(others).toEqual([]);
});

it.each(['甲骨文', 'クラウド', '서비스', 'استشارات', 'ייעוץ', 'миграция', 'ไทย', 'हिन्दी'])(
  'foldText keeps the letters of %s, which its beginning still finds',
  (word) => {
    const [first = ''] = word;
    expect(foldText(`a ${word}`)).toContain(foldText(word));
    expect(foldText(word)).toContain(foldText(first));
    expect(foldText(first)).not.toMatch(/^[\0-\x7f]*$/);
  },
);

it.each([
  ['Oracle and cloud consulting', 'Oracle consulting', true],
  ['Oracle in the cloud', 'Oracle consulting', false],
  ['CLOUD MIGRATION', 'cloud  migration', true],
  ['Migraciónes and migración', 'migracion', true],
  ['social media', 'OCI', false],
  ['OCI, rehearsed', 'OCI', true],
  ['OCI2', 'OCI', false],
  ['clouds', 'cloud', false],
  ['облако и миграция', 'миграция', true],
  ['миграциями', 'миграция', false],
  ['甲骨文云迁移服务', '云迁移', true],
  ['والهجرة', 'الهجرة', true],
  ['A C++ course', 'C++', true],
  ['Oracle', '', false],
  ['Oracle', '   ', false],
  ['', 'Oracle', false],
])('includesWords searches %j for the words %j: %s', (text, phrase, expected) => {
  expect(includesWords(text, phrase)).toBe(expected);
});

it('plural combines a number with the singular or plural form', () => {
  const texts = [plural(0, 'job'), plural(1, 'job'), plural(2, 'inquiry', 'inquiries')];
  expect(texts).toEqual(['0 jobs', '1 job', '2 inquiries']);
});

it.each([
  ['You find out why. Then', 'You find out why. Then'],
  ['You find out why. Then you change it.', 'You find out why…'],
  ['You find out why, but not when or how', 'You find out why…'],
  [`${'x'.repeat(20)}👩‍👩‍👧y`, `${'x'.repeat(20)}…`],
  [`${'x'.repeat(19)}🇨🇭🇨🇭`, `${'x'.repeat(19)}🇨🇭…`],
  [`${'x'.repeat(20)}e\u0301xx`, `${'x'.repeat(20)}…`],
])('cutText cuts %j to %j', (text, expected) => expect(cutText(text, 22)).toBe(expected));

it('the start of a text is as long as allowed, in code points, and ends with a whole character', () => {
  const text = 'a👩‍👩‍👧b😀e\u0301';
  const starts = Array.from({ length: 11 }, (_, limit) => startOf(text, limit));
  const family = 'a👩‍👩‍👧';
  expect(starts).toEqual([
    ...['', 'a', 'a', 'a', 'a', 'a', family, `${family}b`, `${family}b😀`, `${family}b😀`, text],
  ]);
});
