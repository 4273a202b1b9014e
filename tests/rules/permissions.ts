import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  expectRules,
  FORMER,
  isAccepted,
  newId,
  PEOPLE,
  tokenOf,
  type Fields,
  type Person,
  type RulesProject,
  type TestToken,
} from './environment';
import { sample } from './collections';
import { firstReply } from './contact-edits';
import { storeSample, write, writeUnrecorded } from './recorded-writes';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

const ALL = [...OPERATIONS];
const NOTHING: Operation[] = [];

interface Target {
  path: string;
  /** The only ID that is tested; by default, a new one for each operation. */
  id?: string;
  /** Returns the fields of a new document with this ID. */
  fields: (id: string, person: Person) => Fields;
  /** Returns a change that is valid in the collection. */
  change: () => Fields;
  /** Operations that need no record, even from administrators. */
  unrecorded?: Operation[];
  /** Operations that are accepted from visitors, members, and former administrators. */
  others: Operation[];
  /** Operations that are accepted from administrators. */
  administrator: Operation[];
}

const changed = (field: string) => () => ({ [field]: 'Changed', updatedAt: serverTimestamp() });
const now = () => ({ at: serverTimestamp() });
const CAREER = { path: 'careers', change: changed('title'), administrator: ALL };
const STORY = {
  path: 'stories',
  fields: (slug: string) => sample('stories', { slug }),
  change: changed('title'),
  administrator: ALL,
};
const CLOSED = { others: NOTHING, administrator: NOTHING };

/** The permissions in design 5. */
const TARGETS: Record<string, Target> = {
  'a service': {
    path: 'services',
    fields: (slug) => sample('services', { slug }),
    change: changed('name'),
    others: ['list'],
    administrator: ALL,
  },
  // Listing requires a filter by isActive: see PUBLIC_QUERIES.
  'an active career': { ...CAREER, fields: () => sample('careers'), others: ['get'] },
  'an inactive career': {
    ...CAREER,
    fields: () => sample('careers', { isActive: false }),
    others: NOTHING,
  },
  // Listing requires a filter by isPublished: see PUBLIC_QUERIES.
  'a published story': { ...STORY, others: ['get'] },
  'an unpublished story': {
    ...STORY,
    fields: (slug) => sample('stories', { slug, isPublished: false }),
    others: NOTHING,
  },
  'an SEO setting': {
    path: 'seoSettings',
    fields: () => sample('seoSettings'),
    change: changed('title'),
    others: ['list'],
    // Creating a setting requires the ID of a page; write-conditions.ts and attacks.test.ts test this.
    administrator: ['get', 'list', 'update', 'delete'],
  },
  'a contact': {
    path: 'contacts',
    fields: () => sample('contacts'),
    change: firstReply,
    unrecorded: ['create'],
    others: ['create'],
    administrator: ALL,
  },
  'a deleted contact': {
    path: 'deletedContacts',
    fields: () => sample('contacts', { deletedAt: serverTimestamp() }),
    change: firstReply,
    others: NOTHING,
    // Creating a deleted contact requires a commit that deletes the contact; contact-deletions.ts tests this.
    administrator: ['get', 'list', 'delete'],
  },
  'a recorded change': {
    path: 'changes',
    fields: now,
    change: now,
    others: NOTHING,
    administrator: ['get', 'list'],
  },
  'the heartbeat of the schedule': {
    path: 'watch',
    id: 'heartbeat',
    fields: now,
    change: now,
    unrecorded: ALL,
    others: NOTHING,
    administrator: ['get'],
  },
  'another document of the watch': {
    path: 'watch',
    fields: now,
    change: now,
    unrecorded: ALL,
    others: NOTHING,
    administrator: NOTHING,
  },
  'someone else’s document in admins': {
    path: 'admins',
    fields: now,
    change: now,
    others: NOTHING,
    administrator: ['get', 'list'],
  },
  'someone else’s document in commits': {
    path: 'commits',
    fields: (id) => ({ id }),
    change: now,
    ...CLOSED,
  },
  'the saved state of npm run watch': { path: 'watch', fields: now, change: now, ...CLOSED },
};

const active = where('isActive', '==', true);
const published = where('isPublished', '==', true);
const newestFirst = orderBy('createdAt', 'desc');

/** Queries that everyone may send. */
const PUBLIC_QUERIES: [collection: string, ...constraints: QueryConstraint[]][] = [
  ['services', limit(100)],
  ['services', where('slug', '==', 'x'), limit(1)],
  ['careers', active, newestFirst, limit(51)],
  ['careers', active, newestFirst, startAfter(Timestamp.now()), limit(51)],
  ['stories', published, newestFirst, limit(51)],
  ['stories', published, where('services', 'array-contains', 'x'), newestFirst, limit(3)],
  ['seoSettings', where('page', '==', 'home'), limit(10)],
];

const perform: Record<
  Operation,
  (project: RulesProject, person: Person, target: Target, id: string) => Promise<unknown>
> = {
  get: ({ as }, person, { path }, id) => getDoc(doc(as[person], path, id)),
  list: ({ as }, person, { path }) => getDocs(query(collection(as[person], path), limit(1))),
  create: (project, person, target, id) =>
    writerOf(target, 'create')(project, person, `${target.path}/${id}`, target.fields(id, person)),
  update: async (project, person, target, id) => {
    const path = `${target.path}/${id}`;
    const fields = { ...(await project.stored(path)), ...target.change() };
    await writerOf(target, 'update')(project, person, path, fields);
  },
  delete: (project, person, target, id) =>
    writerOf(target, 'delete')(project, person, `${target.path}/${id}`, null),
};

const writerOf = ({ unrecorded = [] }: Target, operation: Operation) =>
  unrecorded.includes(operation) ? writeUnrecorded : write;

export function describePermissions(project: () => RulesProject) {
  describe.each(Object.entries(TARGETS))('%s', (_name, target) => {
    const everyone = [...PEOPLE, ...FORMER];
    test.each(everyone)('can be accessed by the %s only in the expected ways', async (person) => {
      const accepted: Operation[] = [];
      for (const operation of OPERATIONS) {
        const { id = newId() } = target;
        if (operation !== 'create')
          await project().store({ [`${target.path}/${id}`]: target.fields(id, person) });
        const request = perform[operation](project(), person, target, id);
        if (await isAccepted(request)) accepted.push(operation);
      }
      const isAdministrator = person === 'administrator';
      expect(accepted).toEqual(isAdministrator ? target.administrator : target.others);
    });
  });

  test.each(PEOPLE)('the %s may send the queries of the public pages', async (person) => {
    for (const [name, ...constraints] of PUBLIC_QUERIES) {
      const source = collection(project().as[person], name);
      await expectRules('accept', getDocs(query(source, ...constraints)));
    }
  });

  describe.each([
    ['careers', 'isActive'],
    ['stories', 'isPublished'],
  ] as const)('access to %s', (name, shownIf) => {
    test(`a visitor can’t read a document that is missing or whose ${shownIf} is not true`, async () => {
      const read = (id: string) => getDoc(doc(project().as.visitor, name, id));
      for (const value of ['true', 1, null, undefined]) {
        const id = newId();
        await project().store({ [`${name}/${id}`]: sample(name, { [shownIf]: value }) });
        await expectRules('refuse', read(id));
      }
      await expectRules('refuse', read(newId()));
    });

    test('an administrator may request a document that does not exist', async () => {
      await expectRules('accept', getDoc(doc(project().as.administrator, name, newId())));
    });
  });

  describe('access to documents', () => {
    const hours = (count: number) => Math.floor(Date.now() / 1000) - count * 3600;
    const tokens: [string, Partial<TestToken>, 'accept' | 'refuse'][] = [
      [
        'a sign-in time 11 hours and 59 minutes ago is granted',
        { auth_time: hours(12) + 60 },
        'accept',
      ],
      [
        'a sign-in time 12 hours and one minute ago is refused',
        { auth_time: hours(12) - 60 },
        'refuse',
      ],
      ['an admin claim of false is refused', { admin: false }, 'refuse'],
    ];
    test.each(tokens)(
      'with an administrator’s token that has %s',
      async (_label, changes, verdict) => {
        const token = { ...tokenOf('administrator', { admin: true }), ...changes } as TestToken;
        const path = await storeSample(project(), 'contacts');
        await expectRules(verdict, getDoc(doc(project().withToken(token), path)));
      },
    );

    test.each(['member', 'administrator'] as const)(
      'the %s may read their own document in admins',
      async (person) => {
        await expectRules('accept', getDoc(doc(project().as[person], 'admins', person)));
      },
    );
  });
}
