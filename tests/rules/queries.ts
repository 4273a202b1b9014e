import {
  collection,
  documentId,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type FieldPath,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_STATUSES } from '@/collections/inquiries';
import { sample } from './collections';
import { emulatorAddress, expectRules, newId, PEOPLE, type RulesProject } from './environment';

type Send = (db: Firestore) => Promise<unknown>;

const list =
  (name: string, ...constraints: QueryConstraint[]): Send =>
  (db) =>
    getDocs(query(collection(db, name), ...constraints));
const count =
  (name: string, ...constraints: QueryConstraint[]): Send =>
  (db) =>
    getCount(query(collection(db, name), ...constraints));

const newestFirst = orderBy('createdAt', 'desc');
const afterPreviousPage = startAfter(Timestamp.now());
const since = where('createdAt', '>=', Timestamp.fromMillis(0));
const before = where('createdAt', '<', Timestamp.now());
const isNew = where('status', '==', 'new');
const isSpam = where('isSpam', '==', true);
const active = where('isActive', '==', true);
const byId = orderBy(documentId());
const oldestFirst = orderBy('createdAt', 'asc');
const byEmail = where('email', 'in', ['grace@example.com', 'GRACE@EXAMPLE.COM']);
const beginning = (field: string | FieldPath) => [where(field, '>=', 'g'), where(field, '<', 'h')];

const CHANGES_BY = {
  uid: where('uid', '==', 'ada'),
  kind: where('kind', '==', 'update'),
  collection: where('collection', 'in', ['contacts', 'deletedContacts']),
};
const CHANGE_FILTERS = [
  [],
  ['uid'],
  ['kind'],
  ['collection'],
  ['uid', 'kind'],
  ['uid', 'collection'],
  ['kind', 'collection'],
  ['uid', 'kind', 'collection'],
] satisfies (keyof typeof CHANGES_BY)[][];

const pageOf = (name: string, ...constraints: QueryConstraint[]) =>
  list(name, ...constraints, newestFirst, afterPreviousPage, limit(50));

/** Queries in src/data that anyone may send. */
const OF_VISITORS: Record<string, Send> = {
  'the services': list('services', limit(100)),
  'a service by its slug': list('services', where('slug', '==', 'x'), limit(1)),
  'active careers': list('careers', active, newestFirst, limit(51)),
  'the next page of active careers': list(
    'careers',
    active,
    newestFirst,
    afterPreviousPage,
    limit(51),
  ),
  'the SEO setting of a page': list('seoSettings', where('page', '==', 'home'), limit(10)),
};
/** Queries in src/data that only administrators may send. */
const OF_ADMINISTRATORS: Record<string, Send> = Object.assign(
  {
    'the number of active careers': count('careers', active),
    'all careers': list('careers', newestFirst, limit(50)),
    'the next page of all careers': pageOf('careers'),
    'all contacts': list('contacts', newestFirst, limit(50)),
    'the next page of all contacts': pageOf('contacts'),
    'all contacts, oldest first': list('contacts', oldestFirst, limit(51)),
    'the number of all contacts': count('contacts'),
    'the number of contacts since a date': count('contacts', since),
    'the newest contacts since a date': list('contacts', since, newestFirst, limit(1000)),
    'overdue contacts': count('contacts', before, isNew, newestFirst),
    'overdue contacts marked as spam': count('contacts', before, isNew, isSpam, newestFirst),
    'the number of contacts marked as spam': count('contacts', isSpam),
    'contacts marked as spam': list('contacts', isSpam, newestFirst, limit(51)),
    'contacts with an email address': list('contacts', byEmail, byId, startAfter('x'), limit(51)),
    'the number of contacts with an email address': count('contacts', byEmail),
    'deleted contacts': list(
      'deletedContacts',
      ...[orderBy('deletedAt', 'desc'), afterPreviousPage, limit(51)],
    ),
    'the number of deleted contacts': count('deletedContacts'),
    'the number of deleted contacts by service and date': count(
      'deletedContacts',
      ...[where('service', '==', 'upgrades'), since, newestFirst],
    ),
    'deleted contacts with an email address': list('deletedContacts', byEmail, limit(51)),
  },
  ...CHANGE_FILTERS.map((filters) => ({
    [`the recorded changes, filtered by ${filters.join(', ') || 'nothing'}`]: list(
      'changes',
      ...filters.map((name) => CHANGES_BY[name]),
      ...[orderBy('at', 'desc'), limit(51)],
    ),
  })),
  ...['services', 'careers', 'seoSettings'].map((name) => ({
    [`the number of all ${name}`]: count(name),
    [`all ${name}, by ID`]: list(name, byId, limit(201)),
    [`the next page of ${name}, by ID`]: list(name, byId, startAfter('x'), limit(201)),
  })),
  ...CONTACT_STATUSES.map((status) => {
    const hasStatus = where('status', '==', status);
    return {
      [`${status} contacts`]: pageOf('contacts', hasStatus),
      [`${status} contacts, oldest first`]: list('contacts', hasStatus, oldestFirst, limit(51)),
      [`the number of ${status} contacts`]: count('contacts', hasStatus),
      [`the number of ${status} contacts marked as spam`]: count('contacts', hasStatus, isSpam),
    };
  }),
  ...(['service', 'isSpam'] as const).map((field) => {
    const filtered = where(field, '==', field === 'service' ? 'upgrades' : true);
    return {
      [`contacts by ${field}`]: pageOf('contacts', filtered, since),
      [`contacts by ${field} and status`]: list(
        'contacts',
        filtered,
        isNew,
        oldestFirst,
        limit(51),
      ),
      [`contacts by ${field}, oldest first`]: list('contacts', filtered, oldestFirst, limit(51)),
      [`the number of contacts by ${field}`]: count(
        'contacts',
        filtered,
        isNew,
        since,
        newestFirst,
      ),
    };
  }),
  {
    'the contact with a reference': list('contacts', ...beginning(documentId()), limit(51)),
    'the changes since a search': list(
      'changes',
      ...[where('at', '>=', new Date(0)), orderBy('at'), limit(500)],
    ),
    'the contacts changed since a search': list(
      'deletedContacts',
      ...[where(documentId(), 'in', ['x', 'y'])],
    ),
  },
);

interface Index {
  collection: string;
  fields: string[];
}

interface IndexUsage {
  reports?: { index: { name: string; fields: { fieldPath: string; order: string }[] } }[];
}

/** Returns the composite indexes this run needed. The emulator creates missing ones; production Firestore doesn't. */
async function neededIndexes(projectId: string): Promise<Index[]> {
  const { host, port } = emulatorAddress();
  const database = `projects/${projectId}/databases/(default)`;
  const url = `http://${host}:${port}/emulator/v1/projects/${projectId}:indexUsage?database=${database}`;
  const usage = (await (await fetch(url)).json()) as IndexUsage;
  return (usage.reports ?? [])
    .map(({ index }) => ({
      collection: /\/collectionGroups\/([^/]+)\//.exec(index.name)?.[1] ?? index.name,
      fields: describeFields(index.fields.filter((field) => field.fieldPath !== '__name__')),
    }))
    .filter((index) => index.fields.length > 1);
}

function shippedIndexes(): Index[] {
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    indexes: { collectionGroup: string; fields: { fieldPath: string; order: string }[] }[];
  };
  return indexes.map((index) => ({
    collection: index.collectionGroup,
    fields: describeFields(index.fields),
  }));
}

/**
 * Whether Firestore merges indexes instead, which the emulator doesn't: one for each equality condition. Not for
 * `changes`, which are filtered with `in`.
 */
function isMerged({ collection, fields }: Index): boolean {
  const equal = fields.filter((field) => !field.startsWith('createdAt'));
  const order = fields.slice(equal.length);
  const shipped = shippedIndexes().map((index) => String(index.fields));
  // Each single field has an index.
  return (
    collection === 'contacts' &&
    equal.length > 1 &&
    (order.length === 0 || equal.every((field) => shipped.includes(String([field, ...order]))))
  );
}

const describeFields = (fields: { fieldPath: string; order: string }[]) =>
  fields.map((field) => `${field.fieldPath} ${field.order}`);

/** Tests that the rules accept the site's queries and that firestore.indexes.json has exactly the indexes they need. */
export function describeQueries(project: () => RulesProject) {
  describe('the site’s queries', () => {
    beforeAll(() =>
      project().store({
        [`services/${newId()}`]: sample('services'),
        [`careers/${newId()}`]: sample('careers'),
        [`seoSettings/${newId()}`]: sample('seoSettings'),
        [`contacts/${newId()}`]: sample('contacts'),
      }),
    );

    test.each(Object.entries(OF_VISITORS))(
      'the query for %s is accepted from everyone',
      async (_label, send) => {
        for (const person of PEOPLE) await expectRules('accept', send(project().as[person]));
      },
    );

    test.each(Object.entries(OF_ADMINISTRATORS))(
      'the query for %s is accepted only from an administrator',
      async (_label, send) => {
        await expectRules('accept', send(project().as.administrator));
        await expectRules('refuse', send(project().as.member));
        await expectRules('refuse', send(project().as.visitor));
      },
    );

    test('firestore.indexes.json has exactly the composite indexes that the queries need', async () => {
      const queries = Object.values({ ...OF_VISITORS, ...OF_ADMINISTRATORS });
      for (const send of queries) await send(project().as.administrator);
      const all = await neededIndexes(project().projectId);
      const needed = all.filter((index) => !isMerged(index));
      expect(needed.length).toBeGreaterThan(0);
      expect(shippedIndexes()).toEqual(expect.arrayContaining(needed));
      expect(needed).toEqual(expect.arrayContaining(shippedIndexes()));
    });
  });
}
