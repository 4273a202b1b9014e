const WORD_START = /(^|[^\p{L}\p{M}])(\p{L})/gu;

/**
 * How a text may have been typed: as given, in lower case, in capitals, and with a capital at the start of each
 * word, without duplicates. Firestore has no search that ignores case.
 */
export function letterCases(text: string): string[] {
  const lower = text.toLowerCase();
  const capitalized = lower.replace(
    WORD_START,
    (_match, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return [...new Set([text, lower, text.toUpperCase(), capitalized])];
}
