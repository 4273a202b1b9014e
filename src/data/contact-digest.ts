import { Timestamp, type DocumentData } from 'firebase/firestore/lite';

/* What digestOf in firestore.rules does. tests/data compares the two. */

const TEXTS = [
  ...['firstName', 'lastName', 'name', 'email', 'phone', 'company', 'service', 'message'],
  ...['status', 'note'],
];
const MOMENTS = ['createdAt', 'updatedAt', 'contactedAt'];
const MINUTES = 'responseMinutes';

/** Whether the fields of a stored contact are known and of their types: only then firestore.rules restore it. */
export function hasDigest(fields: DocumentData): boolean {
  return Object.entries(fields).every(([name, value]: [string, unknown]) => {
    if (TEXTS.includes(name)) return typeof value === 'string';
    if (MOMENTS.includes(name)) return value instanceof Timestamp;
    return name === MINUTES && Number.isInteger(value);
  });
}

/** SHA-256, in lowercase hexadecimal digits, of every field of a contact. Only where `hasDigest`. */
export async function contactDigest(fields: DocumentData): Promise<string> {
  const parts = await Promise.all([
    ...TEXTS.map((name) => (name in fields ? sha256(fields[name] as string) : '-')),
    ...MOMENTS.map((name) => (name in fields ? exactly(fields[name] as Timestamp) : '-')),
    MINUTES in fields ? String(fields[MINUTES]) : '-',
  ]);
  return sha256(parts.join(' '));
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds, and the nanoseconds of the second. */
function exactly({ seconds, nanoseconds }: Timestamp): string {
  return `${seconds * 1000 + Math.floor(nanoseconds / 1_000_000)}.${nanoseconds}`;
}
