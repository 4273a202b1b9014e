import { startOf } from './cut-text';

/** In characters. Mail programs cut longer subjects, and some reject the whole link. */
const MAX_SUBJECT = 200;

const UNSENDABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** `mailto:` link; lines of the body end with CRLF (RFC 6068). `address` must be valid. */
export function mailLink(address: string, subject = '', body = ''): string {
  const line = startOf(subject.replace(/[\s\p{C}]+/gu, ' ').trim(), MAX_SUBJECT);
  const lines = body.replace(/\r\n?/g, '\n').replace(UNSENDABLE, '').replaceAll('\n', '\r\n');
  const query = [
    line && `subject=${encodeURIComponent(line)}`,
    lines && `body=${encodeURIComponent(lines)}`,
  ]
    .filter(Boolean)
    .join('&');
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}${query && `?${query}`}`;
}

/** An optional label, the number, then an optional extension, pause, or parameter. Other letters don't match. */
const PHONE = /^[^\d+]*(\+?\d[\d\s()./\p{Pd}\p{Cf}]*)([#;,]|(x|ext|extn|extension)(?!\p{L})|$)/iu;

/** International prefix (ITU-T E.164). A '(0)' after the country code is only for calls within the country. */
const INTERNATIONAL_PREFIX = /^(?:\+|00)([^(]*)(\(0\))?/;

const DIALED = /^\+?\d{3,15}$/;

/** `tel:` link; undefined without a number. Omits extensions: phones dial `;ext=` (https://stackoverflow.com/q/9482633). */
export function phoneLink(phone: string): string | undefined {
  const written = PHONE.exec(phone)?.[1] ?? '';
  const number = written.replace(INTERNATIONAL_PREFIX, '+$1').replace(/[^\d+]/g, '');
  return DIALED.test(number) ? `tel:${number}` : undefined;
}
