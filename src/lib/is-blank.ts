/** Whether a text has no letter, digit, punctuation mark, or symbol. */
export function isBlank(text: string): boolean {
  return !/[^\p{Z}\p{C}\p{M}]/u.test(text);
}
