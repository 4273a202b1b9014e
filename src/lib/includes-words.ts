import { foldText } from './fold-text';

/** Scripts that separate words with spaces or punctuation, and numbers. */
const SPACED = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}]';
const STARTS_SPACED = new RegExp(`^${SPACED}`, 'u');
const ENDS_SPACED = new RegExp(`${SPACED}$`, 'u');

/** Whether every word of `phrase` is a whole word in `text`, in any order, compared by `foldText`. False if blank. */
export function includesWords(text: string, phrase: string): boolean {
  const words = foldText(phrase).split(' ');
  const folded = foldText(text);
  return words[0] !== '' && words.every((word) => includesWord(folded, word));
}

function includesWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const startsInWord = STARTS_SPACED.test(word) && ENDS_SPACED.test(text.slice(0, at));
    const endsInWord = ENDS_SPACED.test(word) && STARTS_SPACED.test(text.slice(at + word.length));
    if (!startsInWord && !endsInWord) return true;
  }
  return false;
}
