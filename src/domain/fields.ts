import * as v from 'valibot';
import { characterCount, hasVisibleCharacter } from './text';

/* Strict schemas for input (limits as in firestore.rules), and lenient ones with defaults for stored documents. */

/** Text of at most `max` characters. `label` names the field in the message. */
export function limitedText(label: string, max: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => characterCount(text) <= max,
      // Formatted on demand: the first toLocaleString of a page takes 50 ms on a phone.
      ({ input }) =>
        `${label} can have at most ${max.toLocaleString('en-US')} characters. ` +
        `Yours has ${characterCount(input).toLocaleString('en-US')}.`,
    ),
  );
}

/** Like `limitedText`, but requires a visible character. `missing` is the error message. */
export function requiredText(label: string, max: number, missing: string) {
  return v.pipe(v.string(), v.check(hasVisibleCharacter, missing), limitedText(label, max));
}

/** Texts of 1 to `maxLength` characters without `separator`, which the rules use to join and split lists. */
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
    v.maxLength(maxItems, `Too many entries (${label}). Enter at most ${maxItems}.`),
  );
}

export const storedText = v.fallback(v.string(), '');

/** A stored list of texts, without other items; [] if missing or of another type. */
export const storedTexts = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.filter((item) => typeof item === 'string')),
  ),
  [],
);

export const storedDate = v.fallback(v.nullable(v.date()), null);

export const storedNumber = v.fallback(v.nullable(v.number()), null);
