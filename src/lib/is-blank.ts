/** Whether a text has no letter, digit, punctuation mark, or symbol. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
