import { emailAddressOf } from '@/domain/email-address';
import { letterCases } from '@/domain/letter-cases';
import { withUnicodeDomain } from '@/lib/with-unicode-domain';

/** Firestore allows no more values for `in`. */
const MAX_VALUES = 30;

/**
 * Every spelling in which an email address may be saved. The form saves only one of them, but inquiries from before
 * that was so have capital letters, a domain in Unicode, or text around the address.
 */
export function emailSpellings(email: string): string[] {
  const written = writtenForms(email);
  const surrounded = written.flatMap((address) => [
    ...[`mailto:${address}`, `<${address}>`],
    ...[',', ';', '.'].map((sign) => address + sign),
  ]);
  return [...new Set([email, ...written, ...surrounded, ...written.flatMap(letterCases)])].slice(
    0,
    MAX_VALUES,
  );
}

/** Prefixes for queries: every spelling in which a saved address may begin if it begins with this text. */
export function emailStarts(text: string): string[] {
  const written = writtenForms(text);
  const linked = written
    .filter((address) => address.includes('@'))
    .map((address) => `mailto:${address}`);
  return [...new Set([...letterCases(text), ...written.flatMap(letterCases), ...linked])];
}

/**
 * For the beginning of an address, such as `user@bü`: the start of the ASCII form of every address that begins so, and a
 * check of each result. The ASCII form of a label starts with xn--, so a query can't ask for its own letters.
 */
export function unfinishedEmail(text: string) {
  const address = emailAddressOf(text);
  if (!address) return undefined;
  const labelStart = Math.max(address.lastIndexOf('@'), address.lastIndexOf('.')) + 1;
  const typed = withUnicodeDomain(address);
  return {
    start: `${address.slice(0, labelStart)}xn--`,
    isStartOf: (email: string) => withUnicodeDomain(email).startsWith(typed),
  };
}

/** The address with its domain in ASCII and in Unicode; the text itself if it isn't an address. */
function writtenForms(text: string): string[] {
  const address = emailAddressOf(text) ?? text;
  return [...new Set([address, withUnicodeDomain(address)])];
}
