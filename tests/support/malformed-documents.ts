import * as fc from 'fast-check';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { database } from './database';

/** A stored document with one field of an unexpected type or value (schema drift). */
export interface MalformedDocument {
  id: string;
  fields: Record<string, unknown>;
}

/** Length of a very long text, in characters. */
const VERY_LONG = 20_000;

const primitive = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
// Firestore has no lists of lists.
const { map } = fc.letrec<{ map: Record<string, unknown> }>((tie) => ({
  map: fc.dictionary(
    fc.stringMatching(/^[a-z]{1,8}$/),
    fc.oneof({ maxDepth: 4 }, primitive, fc.array(primitive), tie('map')),
    { minKeys: 1, noNullPrototype: true },
  ),
}));
/** Nested maps, the same in every run. */
const [NESTED_MAP, OTHER_MAP] = fc.sample(map, { seed: 6, numRuns: 2 });

/** Unexpected values of a field, the likely ones first. */
const VALUES: readonly (readonly [label: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['true', true],
  ['a text', 'unexpected'],
  ['a list', ['unexpected', 1, null, { a: ['b'] }]],
  ['a map', { a: { b: [{ c: 'd' }] } }],
  ['very long', 'W'.repeat(VERY_LONG)],
  ['a timestamp', Timestamp.fromMillis(0)],
  ['empty', ''],
  ['blank', ' \n\t\u200B'],
  ['not a number', NaN],
  ['false', false],
  ['an empty list', []],
  ['a map like a timestamp', { toDate: 'tomorrow', seconds: 1, nanoseconds: 2 }],
  ['a nested map', NESTED_MAP],
  ['another nested map', OTHER_MAP],
  ['the first timestamp', Timestamp.fromDate(new Date('0001-01-01T00:00:00Z'))],
  ['the last timestamp', Timestamp.fromDate(new Date('9999-12-31T23:59:59Z'))],
  ['bytes', Buffer.from('unexpected')],
  ['a location', new GeoPoint(-90, 180)],
  ['a long list', Array.from({ length: 500 }, (_, index) => `item ${index}`)],
];

/** How many unexpected values there are. */
export const VARIANT_COUNT = VALUES.length;

/**
 * A document for each field and each of the first `variants` unexpected values, valid except for that field.
 * Each is a minute older than the one before, unless a date is the unexpected field.
 * @param validFields the other fields, for a document with that id
 */
export function malformedDocuments(
  fields: readonly string[],
  variants: number,
  validFields: (id: string) => Record<string, unknown>,
): MalformedDocument[] {
  const newest = Date.UTC(2026, 0, 31);
  return fields.flatMap((field, row) =>
    VALUES.slice(0, variants).map(([label, value], column) => {
      const id = `${field} is ${label}`;
      const date = Timestamp.fromMillis(newest - (row * variants + column) * 60_000);
      const all = { createdAt: date, updatedAt: date, ...validFields(id), [field]: value };
      const present = Object.entries(all).filter(([, content]) => content !== undefined);
      return { id, fields: Object.fromEntries(present) };
    }),
  );
}

/** Writes the documents with the Admin SDK, to which firestore.rules do not apply. */
export async function putDocuments(collection: string, documents: readonly MalformedDocument[]) {
  const db = database();
  const writer = db.bulkWriter({ throttling: false });
  for (const { id, fields } of documents) void writer.set(db.doc(`${collection}/${id}`), fields);
  await writer.close();
}
