import * as v from 'valibot';
import { characterCount, hasVisibleCharacter } from './text';

/*
 * Building blocks of the schemas: strict ones for input (the limits of firestore.rules), tolerant ones for
 * stored documents (a safe value for each field, so that a broken document never breaks a list).
 */

/** Text to be stored, at most `max` characters. `label` names the field in the message. */
export function limitedText(label: string, max: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => characterCount(text) <= max,
      // Formatted when needed: the first toLocaleString of a page takes 50 ms on a phone.
      ({ input }) =>
        `${label} can have at most ${max.toLocaleString('en-US')} characters. ` +
        `Yours has ${characterCount(input).toLocaleString('en-US')}.`,
    ),
  );
}

/** As `limitedText`, and with at least one visible character; `missing` is the message if there is none. */
export function requiredText(label: string, max: number, missing: string) {
  return v.pipe(v.string(), v.check(hasVisibleCharacter, missing), limitedText(label, max));
}

/**
 * A list of texts to be stored: each item has 1 to `maxLength` characters and none of them is `separator`.
 * The rules language has no loops; it checks a list by joining and splitting it on that separator.
 */
export function limitedList(
  label: string,
  maxItems: number,
  maxLength: number,
  separator: ',' | '\n',
) {
  return v.pipe(
    v.array(
      v.pipe(
        limitedText(label, maxLength),
        v.check((item) => item !== '', `${label} can't be empty.`),
        v.check(
          (item) => !item.includes(separator),
          `${label} can't contain a ${separator === ',' ? 'comma' : 'line break'}.`,
        ),
      ),
    ),
    v.maxLength(maxItems, `${label}: at most ${maxItems} entries.`),
  );
}

/** A stored text, or '' when it is missing or of another type. */
export const storedText = v.fallback(v.string(), '');

/** A stored list of texts: other items are left out, anything but a list becomes an empty one. */
export const storedTexts = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.filter((item) => typeof item === 'string')),
  ),
  [],
);

/** A stored moment, or null when it is missing, of another type or not a date. */
export const storedDate = v.fallback(v.nullable(v.date()), null);
