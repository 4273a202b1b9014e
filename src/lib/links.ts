/** One mailbox: nothing that a mail program could take for a second one, for a line break or for more. */
const MAILBOX = /^[^\s\p{C}@,;:<>()[\]\\"]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** Mail programs cut a subject that is longer, in characters, and some refuse the whole link. */
const LONGEST_SUBJECT = 200;

/**
 * `mailto:` link of an address as stored (RFC 6068), or undefined where it isn't exactly one address: then
 * there is nothing to link to. A subject becomes a single line.
 */
export function mailLink(email: string, subject = ''): string | undefined {
  const address = email.trim();
  if (!MAILBOX.test(address)) return undefined;
  const line = [...subject.replace(/[\s\p{C}]+/gu, ' ').trim()].slice(0, LONGEST_SUBJECT).join('');
  const query = line && `?subject=${encodeURIComponent(line)}`;
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}${query}`;
}

/** Digits of the shortest number that is dialled and of the longest (ITU-T E.164). */
const DIGITS = { min: 3, max: 15 };

/**
 * `tel:` link of a phone number as stored: digits and a leading plus only (RFC 3966), or undefined where
 * they make no number.
 */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < DIGITS.min || digits.length > DIGITS.max) return undefined;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
