/** Cuts a text to `limit` code points, after a whole word if possible, and ends it with '…' instead of its punctuation. */
export function cutText(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const start = characters.slice(0, limit - 1).join('');
  return `${start.replace(/\s+\S{0,30}$/u, '').replace(/[\s.,:;]+$/u, '')}…`;
}
