let segmenter: Intl.Segmenter | undefined;

/** The characters as readers see them: an emoji of several code points is one. */
export function* charactersOf(text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** As many whole characters from the start of a text as have at most `limit` code points. */
export function startOf(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let [end, count] = [0, 0];
  for (const character of charactersOf(text)) {
    count += [...character].length;
    if (count > limit) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** Cuts a text to `limit` code points, after a whole word if possible, and ends it with '…' instead of its punctuation. */
export function cutText(text: string, limit: number): string {
  if (startOf(text, limit) === text) return text;
  const start = startOf(text, limit - 1);
  return `${start.replace(/\s+\S{0,30}$/u, '').replace(/[\s.,:;]+$/u, '')}…`;
}
