import { charactersOf } from './cut-text';

/** Two capital letters: of the first two words or, if there is one word, its first two. 'JD' for 'jane.doe'. */
export function initialsOf(text: string): string {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = words.map((word) => [...charactersOf(word)]);
  return [first[0], second ? second[0] : first[1]].join('').toUpperCase();
}
