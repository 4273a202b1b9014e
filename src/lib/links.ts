/** Exactly one mailbox: no separators, white space, or control characters. */
const MAILBOX = /^[^\s\p{C}@,;:<>()[\]\\"]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** In characters; mail programs cut longer ones, and some refuse the whole link. */
const MAX_SUBJECT = 200;

/** Control characters but tabs and line feeds, and lone surrogates. */
const UNSENDABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** `mailto:` link; lines of the body end with CRLF (RFC 6068). undefined unless `email` is exactly one address. */
export function mailLink(email: string, subject = '', body = ''): string | undefined {
  const address = email.trim();
  if (!MAILBOX.test(address)) return undefined;
  const line = [...subject.replace(/[\s\p{C}]+/gu, ' ').trim()].slice(0, MAX_SUBJECT).join('');
  const lines = body.replace(/\r\n?/g, '\n').replace(UNSENDABLE, '').replaceAll('\n', '\r\n');
  const query = [
    line && `subject=${encodeURIComponent(line)}`,
    lines && `body=${encodeURIComponent(lines)}`,
  ]
    .filter(Boolean)
    .join('&');
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}${query && `?${query}`}`;
}

/** A label, the number, then nothing, or an extension, pause, or parameter. Other letters are no phone number. */
const PHONE = /^[^\d+]*(\+?\d[\d\s()./\p{Pd}\p{Cf}]*)([#;,]|(x|ext|extn|extension)(?!\p{L})|$)/iu;

/** International prefix (ITU-T E.164). A '(0)' after the country code is dialed only within the country. */
const INTERNATIONAL_PREFIX = /^(?:\+|00)([^(]*)(\(0\))?/;

/** At most 15 digits (ITU-T E.164). */
const DIALED = /^\+?\d{3,15}$/;

/** `tel:` link, undefined without a number. No extension: phones dial `;ext=` (https://stackoverflow.com/q/9482633). */
export function phoneLink(phone: string): string | undefined {
  const written = PHONE.exec(phone)?.[1] ?? '';
  const number = written.replace(INTERNATIONAL_PREFIX, '+$1').replace(/[^\d+]/g, '');
  return DIALED.test(number) ? `tel:${number}` : undefined;
}
