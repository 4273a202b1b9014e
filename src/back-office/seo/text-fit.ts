import type { TextRoom } from './search-result';

export const ELLIPSIS = ' ...';

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Scripts without spaces between words. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]';
const UNSPACED_START = new RegExp(`^${UNSPACED}`, 'u');
const UNSPACED_END = new RegExp(`${UNSPACED}$`, 'u');

const OPENING = /[\p{Ps}\p{Pi}]$/u;
/** Characters before which a line never breaks. */
const CLOSING = /^[\s\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Lm}\p{M}]/u;

/** Characters that are removed from the end of a cut text before the ellipsis is added. */
const SEPARATOR = /^(?![%#*])[\s|+<=>\p{Ps}\p{Pi}\p{Pd}\p{Pc}\p{Po}]+$/u;

type Fits = (line: string) => boolean;

export function collapseSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function canBreak(before: string, after: string): boolean {
  if (before.endsWith(' ')) return true;
  if (!UNSPACED_END.test(before) && !UNSPACED_START.test(after)) return false;
  return !OPENING.test(before) && !CLOSING.test(after);
}

function piecesOf(text: string): string[] {
  const starts = new Set([...characters.segment(text)].map(({ index }) => index));
  const pieces: string[] = [];
  let piece = '';
  let before = '';
  for (const { segment, index } of words.segment(text)) {
    if (piece && starts.has(index) && canBreak(before, segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
    before = segment;
  }
  return piece ? [...pieces, piece] : pieces;
}

function fittingCount(parts: string[], fits: Fits): number {
  let line = '';
  const firstTooMany = parts.findIndex((part) => !fits((line += part)));
  return firstTooMany < 0 ? parts.length : firstTooMany;
}

function takeLine(pieces: string[], fits: Fits): string {
  const count = fittingCount(pieces, fits);
  const [first] = pieces;
  if (count > 0 || first === undefined) return pieces.splice(0, count).join('');
  const parts = [...characters.segment(first)].map(({ segment }) => segment);
  const partCount = Math.max(1, fittingCount(parts, fits));
  pieces[0] = parts.slice(partCount).join('');
  return parts.slice(0, partCount).join('');
}

function endCut(text: string): string {
  let end = text;
  for (;;) {
    const last = characters.segment(end).containing(end.length - 1);
    if (!last) return ELLIPSIS.trimStart();
    if (!SEPARATOR.test(last.segment)) return end + ELLIPSIS;
    end = end.slice(0, last.index);
  }
}

/** Cuts between words, or within a word too long for one line, but never within a grapheme. `measure`: in pixels. */
export function fitText(
  text: string,
  { width, lines }: TextRoom,
  measure: (text: string) => number,
) {
  const whole = collapseSpaces(text);
  const fits: Fits = (line) => measure(line.trimEnd()) <= width;
  const pieces = piecesOf(whole);
  let shown = '';
  for (let line = 1; line < lines; line += 1) shown += takeLine(pieces, fits);
  if (fits(pieces.join(''))) return { shown: whole, isCut: false };
  shown += takeLine(pieces, (line) => measure(endCut(line)) <= width);
  return { shown: endCut(shown), isCut: true };
}
