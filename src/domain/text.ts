/** Length in Unicode code points, the unit of all limits here and in firestore.rules. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Spaces, control characters, and format characters, for a character class. */
export const INVISIBLE = '\\p{Z}\\p{Cc}\\p{Cf}';

/** Line breaks (The Unicode Standard, 5.8), for a character class. */
export const LINE_BREAKS = '\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}';
