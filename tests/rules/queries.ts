import { readFileSync } from 'node:fs';
import {
  average,
  collection,
  count as documentCount,
  getAggregate,
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
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_STATUSES } from '@/domain/contact';
import { CONTACT_FIELD_LIST } from '@/domain/contact-fields';
import { emulatorAddress, expectRules, newId, type Person, type RulesProject } from './environment';
import { sample } from './collections';

type Send = (db: Firestore) => Promise<unknown>;

const list =
  (name: string, ...constraints: QueryConstraint[]): Send =>
  (db) =>
    getDocs(query(collection(db, name), ...constraints));
const count =
  (name: string, ...constraints: QueryConstraint[]): Send =>
  (db) =>
    getCount(query(collection(db, name), ...constraints));

const answers =
  (...constraints: QueryConstraint[]): Send =>
  (db) =>
    getAggregate(query(collection(db, 'contacts'), ...constraints), {
      count: documentCount(),
      averageMinutes: average('responseMinutes'),
    });

const newestFirst = orderBy('createdAt', 'desc');
const afterPreviousPage = startAfter(Timestamp.now());
const since = where('createdAt', '>=', Timestamp.fromMillis(0));
const before = where('createdAt', '<', Timestamp.now());
const isAnswered = where('responseMinutes', '>=', 0);
const isInTime = where('responseMinutes', '<=', 1440);
const isNew = where('status', '==', 'new');
const active = where('isActive', '==', true);
const byId = orderBy(documentId());
const oldestFirst = orderBy('createdAt', 'asc');
const ofAddress = where('email', 'in', ['grace@example.com', 'GRACE@EXAMPLE.COM']);
const beginning = (field: string | FieldPath) => [where(field, '>=', 'g'), where(field, '<', 'h')];

/** What a search for contacts counts, reads where few match, and reads where more match than it may read. */
function searchQueries(
  label: string,
  constraints: QueryConstraint[],
  ordered: QueryConstraint[] = [newestFirst],
): [string, Person, Send][] {
  return [
    [`the number of ${label}`, 'administrator', count('contacts', ...constraints)],
    [label, 'administrator', list('contacts', ...constraints, limit(60))],
    [`newest ${label}`, 'administrator', list('contacts', ...constraints, ...ordered, limit(3))],
  ];
}

/** Every query that src/data sends, and the least privileged person who may send it. */
const QUERIES: [label: string, Person, Send][] = [
  ['the services', 'visitor', list('services', limit(100))],
  ['a service by its slug', 'visitor', list('services', where('slug', '==', 'x'), limit(1))],
  ...(['services', 'careers', 'seoSettings'] as const).flatMap((name): [string, Person, Send][] => [
    [`the number of all ${name}`, 'administrator', count(name)],
    [`all of ${name}, by id`, 'administrator', list(name, byId, limit(201))],
    [`the next of ${name}, by id`, 'administrator', list(name, byId, startAfter('x'), limit(201))],
  ]),
  ['active careers', 'visitor', list('careers', active, newestFirst, limit(51))],
  [
    'the next page of active careers',
    'visitor',
    list('careers', active, newestFirst, afterPreviousPage, limit(51)),
  ],
  ['the number of active careers', 'administrator', count('careers', active)],
  ['all careers', 'administrator', list('careers', newestFirst, limit(50))],
  [
    'the next page of all careers',
    'administrator',
    list('careers', newestFirst, afterPreviousPage, limit(50)),
  ],
  [
    'the SEO setting of a page',
    'visitor',
    list('seoSettings', where('page', '==', 'home'), limit(10)),
  ],
  ['all contacts', 'administrator', list('contacts', newestFirst, limit(50))],
  [
    'the next page of all contacts',
    'administrator',
    list('contacts', newestFirst, afterPreviousPage, limit(50)),
  ],
  ['the number of all contacts', 'administrator', count('contacts')],
  ['the answered contacts', 'administrator', answers(since, isAnswered, newestFirst)],
  [
    'the number of contacts answered in time',
    'administrator',
    count('contacts', since, isInTime, newestFirst),
  ],
  [
    'the number of overdue contacts',
    'administrator',
    count('contacts', since, before, isNew, newestFirst),
  ],
  [
    'the number of new contacts that were answered before',
    'administrator',
    count('contacts', since, before, isNew, isAnswered, newestFirst),
  ],
  [
    'the number of contacts of a week',
    'administrator',
    count('contacts', since, before, newestFirst),
  ],
  [
    'the number of contacts of a week answered in time',
    'administrator',
    count('contacts', since, before, isInTime, newestFirst),
  ],
  ['all contacts, oldest first', 'administrator', list('contacts', oldestFirst, limit(51))],
  ['the number of contacts since', 'administrator', count('contacts', since)],
  [
    'contacts of an address',
    'administrator',
    list('contacts', ofAddress, byId, startAfter('x'), limit(51)),
  ],
  ['the number of contacts of an address', 'administrator', count('contacts', ofAddress)],
  ...CONTACT_FIELD_LIST.flatMap(({ name, isSearched }) =>
    isSearched ? searchQueries(`contacts by ${name}`, beginning(name)) : [],
  ),
  ...searchQueries('contacts by full name', [
    where('firstName', 'in', ['grace', 'Grace']),
    ...beginning('lastName'),
  ]),
  ...searchQueries('contacts by reference', beginning(documentId()), []),
  [
    'deleted contacts',
    'administrator',
    list('deletedContacts', orderBy('deletedAt', 'desc'), afterPreviousPage, limit(51)),
  ],
  ['the number of deleted contacts', 'administrator', count('deletedContacts')],
  [
    'deleted contacts of an address',
    'administrator',
    list('deletedContacts', ofAddress, limit(51)),
  ],
  ['the changes', 'administrator', list('changes', orderBy('at', 'desc'), limit(11))],
  ...CONTACT_STATUSES.flatMap((status): [string, Person, Send][] => {
    const withStatus = where('status', '==', status);
    return [
      [
        `${status} contacts`,
        'administrator',
        list('contacts', withStatus, newestFirst, afterPreviousPage, limit(50)),
      ],
      [
        `${status} contacts, oldest first`,
        'administrator',
        list('contacts', withStatus, oldestFirst, limit(51)),
      ],
      [`the number of ${status} contacts`, 'administrator', count('contacts', withStatus)],
    ];
  }),
];

interface Index {
  collection: string;
  fields: string[];
}

interface IndexUsage {
  reports?: { index: { name: string; fields: { fieldPath: string; order: string }[] } }[];
}

/** The composite indexes that this run needed: the emulator creates them itself, production does not. */
async function neededIndexes(projectId: string): Promise<Index[]> {
  const { host, port } = emulatorAddress();
  const database = `projects/${projectId}/databases/(default)`;
  const address = `http://${host}:${port}/emulator/v1/projects/${projectId}:indexUsage?database=${database}`;
  const usage = (await (await fetch(address)).json()) as IndexUsage;
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

const describeFields = (fields: { fieldPath: string; order: string }[]) =>
  fields.map((field) => `${field.fieldPath} ${field.order}`);

/** The rules accept the queries of the site, and firestore.indexes.json has the indexes for them. */
export function describeQueries(project: () => RulesProject) {
  describe('the queries of the site', () => {
    beforeAll(() =>
      project().store({
        [`services/${newId()}`]: sample('services'),
        [`careers/${newId()}`]: sample('careers'),
        [`seoSettings/${newId()}`]: sample('seoSettings'),
        [`contacts/${newId()}`]: sample('contacts'),
      }),
    );

    test.each(QUERIES)('%s: accepted from the %s', async (_label, person, send) => {
      await expectRules('accept', send(project().as[person]));
    });

    const tooMany: [string, string, number, QueryConstraint[]][] = [
      ['services', 'services', 100, []],
      ['active careers', 'careers', 51, [active, newestFirst]],
      ['SEO settings', 'seoSettings', 10, [where('page', '==', 'home')]],
    ];
    test.each(tooMany)(
      'a visitor lists and counts %s with a limit only',
      async (_label, name, max, constraints) => {
        const visitor = project().as.visitor;
        for (const send of [list, count]) {
          await expectRules('accept', send(name, ...constraints, limit(max))(visitor));
          await expectRules('refuse', send(name, ...constraints, limit(max + 1))(visitor));
          await expectRules('refuse', send(name, ...constraints)(visitor));
        }
      },
    );

    const forAdministrators = QUERIES.filter(([, person]) => person === 'administrator');
    test.each(forAdministrators)('%s: accepted only from the %s', async (_label, _person, send) => {
      await expectRules('refuse', send(project().as.visitor));
      await expectRules('refuse', send(project().as.member));
    });

    test('firestore.indexes.json has exactly the composite indexes that the queries need', async () => {
      for (const [, person, send] of QUERIES) await send(project().as[person]);
      const needed = await neededIndexes(project().projectId);
      expect(needed.length).toBeGreaterThan(0);
      expect(shippedIndexes()).toEqual(expect.arrayContaining(needed));
      expect(needed).toEqual(expect.arrayContaining(shippedIndexes()));
    });
  });
}
