/** Length in Unicode code points, the unit of all limits here and in firestore.rules. An emoji counts as one. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Ranges without a visible glyph. Listed here and in firestore.rules, because `\p{…}` differs between browsers. */
export const INVISIBLE_CHARACTERS: readonly (readonly [first: number, last: number])[] = [
  [0x0, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

const escaped = (codePoint: number) => `\\u{${codePoint.toString(16)}}`;
const INVISIBLE = INVISIBLE_CHARACTERS.map(
  ([first, last]) => `${escaped(first)}-${escaped(last)}`,
).join('');

const VISIBLE_CHARACTER = new RegExp(`[^${INVISIBLE}]`, 'u');
const EMAIL = new RegExp(`^[^@${INVISIBLE}]+@[^@${INVISIBLE}]+$`, 'u');

/** False for a text of spaces and zero-width characters only. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE_CHARACTER.test(text);
}

/** True for visible characters with one @ between them (design 5). */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text);
}
