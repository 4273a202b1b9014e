/** Length in Unicode code points, the unit of all limits here and in firestore.rules. An emoji counts as one. */
export function characterCount(text: string): number {
  return [...text].length;
}

/**
 * Characters without a visible glyph, as part of a character class. Listed here and in firestore.rules, because
 * `\p{…}` differs between browsers.
 */
export const INVISIBLE =
  '\\u{0}-\\u{20}\\u{7f}-\\u{a0}\\u{ad}\\u{34f}\\u{61c}\\u{115f}-\\u{1160}\\u{1680}' +
  '\\u{17b4}-\\u{17b5}\\u{180b}-\\u{180f}\\u{2000}-\\u{200f}\\u{2028}-\\u{202f}' +
  '\\u{205f}-\\u{206f}\\u{2800}\\u{3000}\\u{3164}\\u{fe00}-\\u{fe0f}\\u{feff}\\u{ffa0}' +
  '\\u{fff0}-\\u{fffb}\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';

const visibleExcept = (characters: string) => `[^${characters}${INVISIBLE}]`;
const VISIBLE_CHARACTER = new RegExp(visibleExcept(''), 'u');
const EMAIL = new RegExp(`^${visibleExcept('@')}+@${visibleExcept('@')}+$`, 'u');

/** False for a text of spaces and zero-width characters only. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE_CHARACTER.test(text);
}

/** True for visible characters with one @ between them (design 5). */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text);
}
