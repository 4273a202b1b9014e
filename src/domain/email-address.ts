import { characterCount, INVISIBLE } from './text';

/* Addresses as in RFC 5321, without quoted names and IP literals, plus RFC 6531. firestore.rules repeat this. */

const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Invisible characters often copied with an address; not U+200C and U+200D, which some domains need. */
const COPIED = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** An address in angle brackets, as in `Ada <ada@example.org>`. */
const NAMED = /^[^<>]*<([^<>]+)>[^<>@]*$/;

/** An address in quotation marks or brackets, or with punctuation behind it. */
const SURROUNDED = new RegExp(
  `^[${INVISIBLE}<("[]*(?:['‘“„«](.*)['’”“»]|(.*?))[${INVISIBLE}>)"\\],;.:!?。｡、]*$`,
  'su',
);

const MAILTO = /^mailto:([^?]*)/i;

const NON_ASCII = /[^\0-\x7f]/;
/** ASCII characters other than letters, digits, and separators, or a hyphen at the edge of a label. */
const NOT_IN_DOMAIN = /[\0-,/:-`{-\x7f]|(^|\.)-|-(\.|$)/;

/** The form in which an address is saved (design 10). A text that isn't an address stays invalid: see emailProblem. */
export function normalizeEmail(text: string): string {
  const plain = text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(COPIED, '');
  const bare = withoutSurroundings(NAMED.exec(plain)?.[1] ?? plain);
  const [isLink, linked = ''] = MAILTO.exec(bare) ?? [];
  const address = (isLink ? withoutSurroundings(converted(linked, decodeURIComponent)) : bare)
    .normalize('NFC')
    // The default lowercase of this Turkish capital i is an i with a combining dot.
    .replaceAll('İ', 'i')
    .toLowerCase();
  const domainStart = address.lastIndexOf('@') + 1;
  return address.slice(0, domainStart) + asciiDomain(address.slice(domainStart));
}

function withoutSurroundings(text: string): string {
  const [, quoted, other = ''] = SURROUNDED.exec(text) ?? [];
  return quoted ?? other;
}

function converted(text: string, convert: (text: string) => string): string {
  try {
    return convert(text);
  } catch {
    return text;
  }
}

/** Converts as browsers do (UTS #46), unless a URL would read part of the text as a port, path, or escape. */
function asciiDomain(domain: string): string {
  if (!NON_ASCII.test(domain) || NOT_IN_DOMAIN.test(domain)) return domain;
  return converted(domain, (name) => new URL(`http://${name}`).hostname);
}

const MAX_NAME = 64;
/** Lone surrogates can't be sent to Firestore. */
const NOT_IN_NAME = new RegExp(`["(),:;<>[\\]\\\\${INVISIBLE}\\p{Cs}]`, 'u');
const MISPLACED_PERIOD = /^\.|\.\.|\.$/;

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^${LABEL}(\\.${LABEL})*$`);
/** The end of an IP address, which mail servers accept only in brackets, if at all. */
const NUMERIC_END = /(^|\.)\d+$/;

/** Why no mail can be sent to a normalized address, as an error message; undefined if it can. */
export function emailProblem(address: string): string | undefined {
  const [name = '', domain = '', ...more] = address.split('@');
  if (more.length > 0) return 'Enter only one email address.';
  if (!name || !domain) return 'Enter an email address like name@company.com.';
  if (NOT_IN_NAME.test(name))
    return 'Check the part before the @. It can’t contain spaces or any of " ( ) , : ; < > [ ] \\';
  if (MISPLACED_PERIOD.test(name))
    return 'Check the periods before the @. They can’t come first, last, or twice in a row.';
  const length = characterCount(name);
  if (length > MAX_NAME)
    return `The part before the @ can have at most ${MAX_NAME} characters. Yours has ${length}.`;
  if (!DOMAIN.test(domain) || NUMERIC_END.test(domain))
    return 'Check the part after the @. It must be a domain like company.com.';
  return undefined;
}

/** The normalized address, or undefined if the text isn't exactly one email address. */
export function emailAddressOf(text: string): string | undefined {
  const address = normalizeEmail(text);
  return emailProblem(address) === undefined ? address : undefined;
}

/** Whether the domain of a valid address has a top-level domain. Without one, mail rarely arrives. */
export function isCompleteEmail(address: string): boolean {
  return /\.([a-z]{2,}|xn--[a-z0-9-]+)$/.test(address);
}
