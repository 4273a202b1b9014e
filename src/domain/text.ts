/**
 * Length of a text in characters (Unicode code points), the unit in which every limit of this folder
 * and of `firestore.rules` is given. An emoji counts as one, although JavaScript stores it as two units.
 */
export function characterCount(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Anything but white space, control and format characters: the same class as in `firestore.rules`. */
const VISIBLE_CHARACTER = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** True when a reader would see something: a name of spaces or zero-width characters is no name. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE_CHARACTER.test(text);
}
