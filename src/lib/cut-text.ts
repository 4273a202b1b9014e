/** Cuts a text to `limit` code points; a cut text ends with '…' in place of a period, and after a whole word if possible. */
export function cutText(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const start = characters.slice(0, limit - 1).join('');
  return `${start.replace(/\s+\S{0,30}$/u, '').replace(/[\s.,:;]+$/u, '')}…`;
}
