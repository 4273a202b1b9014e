const FIRST_LETTER = /^\p{L}/u;
const WORD_START = /(?<![\p{L}\p{M}])\p{L}/gu;

/** The text as given and in lower, upper, sentence, and title case: Firestore has no case-insensitive search. */
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
