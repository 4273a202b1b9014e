/** Length in Unicode code points, the unit of all limits here and in firestore.rules. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Invisible characters, for a character class. Also in firestore.rules. `\p{…}` would differ between browsers. */
export const INVISIBLE =
  '\\u{0}-\\u{20}\\u{7f}-\\u{a0}\\u{ad}\\u{34f}\\u{61c}\\u{115f}-\\u{1160}\\u{1680}' +
  '\\u{17b4}-\\u{17b5}\\u{180b}-\\u{180f}\\u{2000}-\\u{200f}\\u{2028}-\\u{202f}' +
  '\\u{205f}-\\u{206f}\\u{2800}\\u{3000}\\u{3164}\\u{fdd0}-\\u{fdef}\\u{fe00}-\\u{fe0f}' +
  '\\u{feff}\\u{ffa0}\\u{fff0}-\\u{fffb}\\u{fffe}-\\u{ffff}\\u{13430}-\\u{1343f}' +
  '\\u{1bca0}-\\u{1bca3}\\u{1d159}\\u{1d173}-\\u{1d17a}\\u{1fffe}-\\u{1ffff}' +
  '\\u{2fffe}-\\u{2ffff}\\u{3fffe}-\\u{3ffff}\\u{4fffe}-\\u{4ffff}\\u{5fffe}-\\u{5ffff}' +
  '\\u{6fffe}-\\u{6ffff}\\u{7fffe}-\\u{7ffff}\\u{8fffe}-\\u{8ffff}\\u{9fffe}-\\u{9ffff}' +
  '\\u{afffe}-\\u{affff}\\u{bfffe}-\\u{bffff}\\u{cfffe}-\\u{cffff}\\u{dfffe}-\\u{dffff}' +
  '\\u{e0000}-\\u{e0fff}\\u{efffe}-\\u{effff}\\u{ffffe}-\\u{fffff}\\u{10fffe}-\\u{10ffff}';

/** Line breaks (The Unicode Standard, 5.8), for a character class. */
export const LINE_BREAKS = '\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}';

const visibleExcept = (characters: string) => `[^${characters}${INVISIBLE}]`;
/** A combining mark (\p{M}) is not visible by itself. */
const VISIBLE_CHARACTER = new RegExp(visibleExcept('\\p{M}'), 'u');

/** False if the text has only spaces, invisible characters, and combining marks. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE_CHARACTER.test(text);
}
