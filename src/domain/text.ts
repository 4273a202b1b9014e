/**
 * Length of a text in characters (Unicode code points), the unit in which every limit of this folder
 * and of `firestore.rules` is given. An emoji counts as one, although JavaScript stores it as two units.
 */
export function characterCount(text: string): number {
  return [...text].length;
}

/**
 * The characters that no reader sees, as first and last of each range: white space, control characters,
 * what Unicode calls default-ignorable, annotation marks and the blank Braille pattern. Spelled out, because
 * `\p{…}` means something else in each browser version and in `firestore.rules`, which has the same list.
 */
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

/** True when a reader would see something: a name of spaces or zero-width characters is no name. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE_CHARACTER.test(text);
}

/** True for visible characters with one @ between them (design 5). */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text);
}
