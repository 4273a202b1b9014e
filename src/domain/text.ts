/** Length in Unicode code points, the unit of all limits here and in firestore.rules. */
export function characterCount(text: string): number {
  return [...text].length;
}

/**
 * What is drawn as nothing, for a character class: spaces, control and format characters, and the letters, symbols, and
 * unassigned code points that Unicode hides (Default_Ignorable_Code_Point in
 * https://www.unicode.org/Public/UCD/latest/ucd/DerivedCoreProperties.txt), the blank Braille pattern, and the null
 * notehead. firestore.rules repeat the list.
 */
export const INVISIBLE =
  '\\p{Z}\\p{Cc}\\p{Cf}\\u115f\\u1160\\u2065\\u2800\\u3164\\uffa0\\ufff0-\\ufff8\\u{1d159}\\u{e0000}-\\u{e0fff}';

const VISIBLE = new RegExp(`[^\\p{M}${INVISIBLE}]`, 'u');

/** Whether a text has nothing visible: only marks and invisible characters. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** The text without white space around it; '' if it is blank. */
export function visibleText(text: string): string {
  return isBlank(text) ? '' : text.trim();
}
