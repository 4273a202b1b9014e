import { emailAddressOf } from '@/domain/email-address';
import { withUnicodeDomain } from '@/lib/with-unicode-domain';

/** Firestore allows no more values for `in`. */
const MAX_VALUES = 30;

const WORD_START = /(?<![\p{L}\p{M}])\p{L}/gu;

/** The text in upper, sentence, and title case: Firestore compares exact values. */
function capitalized(text: string): string[] {
  const [first = ''] = text;
  const capital = (letter: string) => letter.toUpperCase();
  return [
    text.toUpperCase(),
    first.toUpperCase() + text.slice(first.length),
    text.replace(WORD_START, capital),
  ];
}

/**
 * Every spelling in which an email address may be saved. The form saves only one of them, but inquiries from before
 * that was so have capital letters, a domain in Unicode, or text around the address.
 */
export function emailSpellings(email: string): string[] {
  // The text itself if it isn't an address.
  const address = emailAddressOf(email) ?? email;
  const written = [...new Set([address, withUnicodeDomain(address)])];
  const surrounded = written.flatMap((each) => [
    ...[`mailto:${each}`, `<${each}>`],
    ...[',', ';', '.'].map((sign) => each + sign),
  ]);
  return [...new Set([email, ...written, ...surrounded, ...written.flatMap(capitalized)])].slice(
    0,
    MAX_VALUES,
  );
}
