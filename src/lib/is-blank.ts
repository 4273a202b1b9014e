/**
 * Whether a text has no letter, digit, punctuation mark, or symbol. Also in firestore.rules, whose tables of characters
 * may be older, so a character that is in no table counts as a symbol.
 */
export function isBlank(text: string): boolean {
  return !/[^\p{M}\p{Z}\p{Cc}\p{Cf}]/u.test(text);
}
