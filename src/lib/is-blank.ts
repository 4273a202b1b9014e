/** Whether a text has only marks, spaces, and control characters. Unassigned code points count as visible. */
export function isBlank(text: string): boolean {
  return !/[^\p{M}\p{Z}\p{Cc}\p{Cf}]/u.test(text);
}
