/** At most `limit` characters (code points); a longer text ends with '…', after a word if one ends near the limit. */
export function cutText(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const start = characters.slice(0, limit - 1).join('');
  return `${start.replace(/\s+\S{0,30}$/u, '')}…`;
}
