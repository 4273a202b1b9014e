import { charactersOf } from './cut-text';

/**
 * The initials of a name or an email address, in capitals: of the first two words or, if there is one word, its first two
 * letters. 'JD' for jane.doe@example.com, 'AD' for admin@example.com.
 */
export function initialsOf(text: string): string {
  const words = (text.split('@')[0] ?? '').split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = words.map((word) => [...charactersOf(word)]);
  return [first[0], second ? second[0] : first[1]].join('').toUpperCase();
}
