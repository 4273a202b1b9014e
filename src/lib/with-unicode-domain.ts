import punycode from 'punycode.js';

/** An email address as people write it: `user@xn--bcher-kva.example` becomes `user@bücher.example`. */
export function withUnicodeDomain(address: string): string {
  try {
    return punycode.toUnicode(address);
  } catch {
    // Not every label that starts with xn-- can be decoded.
    return address;
  }
}
