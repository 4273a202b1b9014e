import * as fc from 'fast-check';
import { getApps, initializeApp } from 'firebase-admin/app';
import { GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';

/** A stored document that is no longer what the site expects. */
export interface DriftedDocument {
  id: string;
  fields: Record<string, unknown>;
}

/** Characters of an enormous text. */
const ENORMOUS = 20_000;

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
// A list can't stand in a list: Firestore has none.
const { map } = fc.letrec<{ map: Record<string, unknown> }>((tie) => ({
  map: fc.dictionary(
    fc.stringMatching(/^[a-z]{1,8}$/),
    fc.oneof({ maxDepth: 4 }, leaf, fc.array(leaf), tie('map')),
    { minKeys: 1, noNullPrototype: true },
  ),
}));
/** Maps of any depth, the same in every run. */
const [NESTED_MAP, OTHER_MAP] = fc.sample(map, { seed: 6, numRuns: 2 });

/** What a field may turn out to hold, the likely ones first. */
const VALUES: readonly (readonly [how: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['true', true],
  ['a text', 'drifted'],
  ['a list', ['drifted', 1, null, { a: ['b'] }]],
  ['a map', { a: { b: [{ c: 'd' }] } }],
  ['enormous', 'W'.repeat(ENORMOUS)],
  ['a moment', Timestamp.fromMillis(0)],
  ['empty', ''],
  ['blank', ' \n\t\u200B'],
  ['not a number', NaN],
  ['false', false],
  ['an empty list', []],
  ['a map like a moment', { toDate: 'tomorrow', seconds: 1, nanoseconds: 2 }],
  ['a nested map', NESTED_MAP],
  ['another nested map', OTHER_MAP],
  ['the first moment', Timestamp.fromDate(new Date('0001-01-01T00:00:00Z'))],
  ['the last moment', Timestamp.fromDate(new Date('9999-12-31T23:59:59Z'))],
  ['bytes', Buffer.from('drifted')],
  ['a place', new GeoPoint(-90, 180)],
  ['a long list', Array.from({ length: 500 }, (_, index) => `item ${index}`)],
];

/** The most ways in which a field can drift. */
export const WAYS = VALUES.length;

/**
 * A document for each of the first `ways` values of each field, sound but for that field. Each is a minute
 * older than the one before, unless that is what has drifted.
 * @param sound the other fields, for a document with that id
 */
export function drifted(
  fields: readonly string[],
  ways: number,
  sound: (id: string) => Record<string, unknown>,
): DriftedDocument[] {
  const newest = Date.UTC(2026, 0, 31);
  return fields.flatMap((field, row) =>
    VALUES.slice(0, ways).map(([how, value], column) => {
      const id = `${field} is ${how}`;
      const moment = Timestamp.fromMillis(newest - (row * ways + column) * 60_000);
      const all = { createdAt: moment, updatedAt: moment, ...sound(id), [field]: value };
      const present = Object.entries(all).filter(([, content]) => content !== undefined);
      return { id, fields: Object.fromEntries(present) };
    }),
  );
}

/** Writes documents past every rule. */
export async function putDocuments(collection: string, documents: readonly DriftedDocument[]) {
  const db = getFirestore(getApps()[0] ?? initializeApp({ projectId: DEMO_PROJECT }));
  const writer = db.bulkWriter({ throttling: false });
  for (const { id, fields } of documents) void writer.set(db.doc(`${collection}/${id}`), fields);
  await writer.close();
}
