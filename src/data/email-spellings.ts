import { emailAddressOf } from '@/domain/email-address';
import { withUnicodeDomain } from '@/lib/with-unicode-domain';

/** Firestore allows no more values for `in`. */
const MAX_VALUES = 30;

const WORD_START = /(?<![\p{L}\p{M}])\p{L}/gu;

/** The text in upper, sentence, and title case, because Firestore compares exact values. */
function capitalized(text: string): string[] {
  const [first = ''] = text;
  const capital = (letter: string) => letter.toUpperCase();
  return [
    text.toUpperCase(),
    first.toUpperCase() + text.slice(first.length),
    text.replace(WORD_START, capital),
  ];
}

/** Spellings under which an email address may be saved: older inquiries weren't normalized. */
export function emailSpellings(email: string): string[] {
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
