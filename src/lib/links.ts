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

/** A label, the number, and an extension, a pause or a parameter after it. Any other letter belongs to none. */
const PHONE =
  /^[^\d+]*(\+?\d[\d\s()./\p{Pd}\p{Cf}]*)(?:(?:[#;,]|(?:x|ext|extn|extension)(?!\p{L})).*)?$/isu;

/**
 * `tel:` link of digits and a leading plus; undefined if they are no phone number. Without the extension: phones
 * dial `;ext=` of RFC 3966 as part of the number (https://stackoverflow.com/q/9482633).
 */
export function phoneLink(phone: string): string | undefined {
  const written = PHONE.exec(phone)?.[1]?.replace(/[^\d+()]/g, '') ?? '';
  const number = written
    .replace(/^00/, '+')
    // Dialed within the country only: '+44 (0) 20'.
    .replace(/^(\+\d+)\(0\)/, '$1')
    .replace(/[()]/g, '');
  const digits = number.replace('+', '').length;
  return digits < DIGITS.min || digits > DIGITS.max ? undefined : `tel:${number}`;
}
