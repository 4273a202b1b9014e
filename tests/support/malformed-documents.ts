import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { database } from './database';

interface MalformedDocument {
  id: string;
  fields: Record<string, unknown>;
}

/** Unexpected field values, most likely first. */
export const UNEXPECTED_VALUES: readonly (readonly [label: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['true', true],
  ['a text', 'unexpected'],
  ['a list', ['unexpected', 1, null, { a: ['b'] }]],
  ['a map', { a: { b: [{ c: 'd' }] } }],
  ['very long', 'W'.repeat(20_000)],
  ['a timestamp', Timestamp.fromMillis(0)],
  ['empty', ''],
  ['blank', ' \n\t\u200B'],
  ['not a number', NaN],
  ['false', false],
  ['an empty list', []],
  ['a map like a timestamp', { toDate: 'tomorrow', seconds: 1, nanoseconds: 2 }],
  ['the first timestamp', Timestamp.fromDate(new Date('0001-01-01T00:00:00Z'))],
  ['the last timestamp', Timestamp.fromDate(new Date('9999-12-31T23:59:59Z'))],
  ['bytes', Buffer.from('unexpected')],
  ['a location', new GeoPoint(-90, 180)],
  ['a long list', Array.from({ length: 500 }, (_, index) => `item ${index}`)],
];

/**
 * Returns one document per unexpected value, with that value in all `fields`. Each document is a minute older than the
 * previous one, unless `fields` includes the dates.
 */
export function malformedDocuments(
  fields: readonly string[],
  validFields: Record<string, unknown> = {},
): MalformedDocument[] {
  const newest = Date.UTC(2026, 0, 31);
  return UNEXPECTED_VALUES.map(([label, value], index) => {
    const date = Timestamp.fromMillis(newest - index * 60_000);
    const malformed = Object.fromEntries(fields.map((field) => [field, value]));
    const all = { createdAt: date, updatedAt: date, ...validFields, ...malformed };
    const present = Object.entries(all).filter(([, content]) => content !== undefined);
    return { id: label, fields: Object.fromEntries(present) };
  });
}

/** Writes the documents with the Admin SDK, which bypasses firestore.rules. */
export async function putDocuments(collection: string, documents: readonly MalformedDocument[]) {
  const db = database();
  const writer = db.bulkWriter({ throttling: false });
  for (const { id, fields } of documents) void writer.set(db.doc(`${collection}/${id}`), fields);
  await writer.close();
}
