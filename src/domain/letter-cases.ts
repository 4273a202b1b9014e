const FIRST_LETTER = /^\p{L}/u;
const WORD_START = /(?<![\p{L}\p{M}])\p{L}/gu;

/**
 * How a text may have been typed: as given, in lower case, in capitals, and with a capital at its start or at the
 * start of each word, without duplicates. Firestore has no search that ignores case.
 */
export function letterCases(text: string): string[] {
  const lower = text.toLowerCase();
  const capital = (letter: string) => letter.toUpperCase();
  const cases = [
    text,
    lower,
    text.toUpperCase(),
    lower.replace(FIRST_LETTER, capital),
    lower.replace(WORD_START, capital),
  ];
  return [...new Set(cases)];
}
