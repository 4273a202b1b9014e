/** Exactly one mailbox: no separators, white space, or control characters. */
const MAILBOX = /^[^\s\p{C}@,;:<>()[\]\\"]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** In characters; mail programs cut longer ones, and some refuse the whole link. */
const MAX_SUBJECT = 200;

/** `mailto:` link with a single-line subject (RFC 6068); undefined unless `email` is exactly one address. */
export function mailLink(email: string, subject = ''): string | undefined {
  const address = email.trim();
  if (!MAILBOX.test(address)) return undefined;
  const line = [...subject.replace(/[\s\p{C}]+/gu, ' ').trim()].slice(0, MAX_SUBJECT).join('');
  const query = line && `?subject=${encodeURIComponent(line)}`;
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}${query}`;
}

/** Digits of a phone number (ITU-T E.164). */
const DIGITS = { min: 3, max: 15 };

/** `tel:` link of digits and a leading plus (RFC 3966); undefined if they are no phone number. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < DIGITS.min || digits.length > DIGITS.max) return undefined;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
