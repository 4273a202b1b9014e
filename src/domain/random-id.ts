/** Crockford's base32, lowercase: no look-alike characters. */
const CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random contact or commit ID: 20 characters, 100 bits. */
export function randomId(length = 20): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => CHARACTERS[byte % 32]).join('');
}

export const RANDOM_ID = /^[0-9a-hjkmnp-tv-z]{20}$/;

/** The ID of a new career: 8 characters, 40 bits (design 17). */
export const newItemId = () => randomId(8);
