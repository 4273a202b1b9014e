import { expect, it } from 'vitest';
import { visibleText } from '@/domain/text';

/** Every code point, except surrogates, which no saved text contains. */
const ALL = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

it('a text of signs that Unicode draws as nothing is blank', () => {
  const ignorable = /\p{Default_Ignorable_Code_Point}|\p{White_Space}|\u2800/u;
  expect(ALL.filter((sign) => ignorable.test(sign) && visibleText(sign) !== '')).toEqual([]);
});

it('any letter but a filler, any digit, punctuation mark, and emoji is visible', () => {
  const drawn = /\p{L}|\p{N}|\p{P}|\p{Emoji_Presentation}|\p{Sc}/u;
  expect(ALL.filter((sign) => drawn.test(sign) && visibleText(sign) === '')).toEqual([
    ...['\u115f', '\u1160', '\u3164', '\uffa0'],
  ]);
});

it.each([
  ['', ''],
  [' \n\u3164\u2800\u200b\u0301', ''],
  ['  Ada \u3164 Lovelace \n', 'Ada \u3164 Lovelace'],
])('the visible text of %j is %j', (text, visible) => expect(visibleText(text)).toBe(visible));
