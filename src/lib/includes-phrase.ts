import { foldText } from './fold-text';

/** In these scripts a space or punctuation ends a word; a number ends like a word. */
const SPACED = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}]';
const SPACED_EDGE = { start: new RegExp(`^${SPACED}`, 'u'), end: new RegExp(`${SPACED}$`, 'u') };

/**
 * Whether `text` has `phrase` in it, whatever the case, accents, and white space. Whole words only, so that "OCI" is
 * not in "social", except in scripts that don't separate words. A blank phrase is in no text.
 */
export function includesPhrase(text: string, phrase: string): boolean {
  const [haystack, needle] = [foldText(text), foldText(phrase)];
  if (!needle) return false;
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const before = haystack.slice(0, at);
    const after = haystack.slice(at + needle.length);
    const startsInWord = SPACED_EDGE.start.test(needle) && SPACED_EDGE.end.test(before);
    const endsInWord = SPACED_EDGE.end.test(needle) && SPACED_EDGE.start.test(after);
    if (!startsInWord && !endsInWord) return true;
  }
  return false;
}
