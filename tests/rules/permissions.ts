import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import {
  expectRules,
  newId,
  PEOPLE,
  tokenOf,
  type Fields,
  type Person,
  type RulesProject,
  type TestToken,
} from './environment';
import { COLLECTIONS, sample } from './collections';
import { firstAnswer } from './contact-edits';
import { storeSample, write } from './recorded-writes';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

const ALL = [...OPERATIONS];
const NOTHING: Operation[] = [];

interface Target {
  target: string;
  path: string;
  /** Fields of a new document with that id. */
  fields: (id: string) => Fields;
  /** A change that is valid for the collection. */
  change: () => Fields;
  allowed: Record<Person, Operation[]>;
}

const changed = (field: string) => () => ({ [field]: 'Changed', updatedAt: serverTimestamp() });
const allBut = (...excluded: Operation[]) => ALL.filter((name) => !excluded.includes(name));

/** Design 5, cell by cell. */
const TARGETS: Target[] = [
  {
    target: 'a service',
    path: 'services',
    fields: (slug) => sample('services', { slug }),
    change: changed('name'),
    allowed: { visitor: ['list'], member: ['list'], administrator: ALL },
  },
  {
    target: 'an active career',
    path: 'careers',
    fields: () => sample('careers', { isActive: true }),
    change: changed('title'),
    // Lists need a filter by isActive: tested below.
    allowed: { visitor: ['get'], member: ['get'], administrator: ALL },
  },
  {
    target: 'an inactive career',
    path: 'careers',
    fields: () => sample('careers', { isActive: false }),
    change: changed('title'),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: ALL },
  },
  {
    target: 'an SEO setting',
    path: 'seoSettings',
    // Under one of nine ids, so creation is tested below.
    fields: () => sample('seoSettings'),
    change: changed('title'),
    allowed: { visitor: ['list'], member: ['list'], administrator: allBut('create') },
  },
  {
    target: 'a contact',
    path: 'contacts',
    fields: () => sample('contacts'),
    change: firstAnswer,
    allowed: { visitor: ['create'], member: ['create'], administrator: ALL },
  },
  {
    target: 'a deleted contact',
    path: 'deletedContacts',
    fields: () => sample('contacts', { deletedAt: serverTimestamp() }),
    change: firstAnswer,
    // Created in the commit that deletes the contact: contact-deletions.ts.
    allowed: { visitor: NOTHING, member: NOTHING, administrator: ['get', 'list', 'delete'] },
  },
  {
    target: 'the admin document of someone else',
    path: 'admins',
    fields: () => ({}),
    change: () => ({ email: 'me@example.com' }),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: NOTHING },
  },
  {
    target: 'a recorded change',
    path: 'changes',
    fields: () => ({ at: serverTimestamp() }),
    change: () => ({ at: serverTimestamp() }),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: ['get', 'list'] },
  },
  {
    target: 'the commit of someone else',
    path: 'commits',
    fields: (id) => ({ id }),
    change: () => ({ id: newId() }),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: NOTHING },
  },
  ...[
    'notes',
    'admins/administrator/notes',
    ...[...COLLECTIONS, 'deletedContacts'].map((name) => `${name}/parent/notes`),
  ].map((path): Target => ({
    target: `a document of ${path}, which the rules do not mention`,
    path,
    fields: () => ({ isActive: true }),
    change: () => ({ isActive: true }),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: NOTHING },
  })),
];

const perform: Record<
  Operation,
  (project: RulesProject, person: Person, target: Target, id: string) => Promise<unknown>
> = {
  get: ({ as }, person, { path }, id) => getDoc(doc(as[person], path, id)),
  list: ({ as }, person, { path }) => getDocs(query(collection(as[person], path), limit(1))),
  create: (project, person, { path, fields }) => {
    const id = newId();
    // A contact is created like a visitor's: without a record.
    return path === 'contacts'
      ? setDoc(doc(project.as[person], path, id), fields(id))
      : write(project, person, `${path}/${id}`, fields(id));
  },
  update: async (project, person, { path, change }, id) => {
    const stored = await project.stored(`${path}/${id}`);
    await write(project, person, `${path}/${id}`, { ...stored, ...change() });
  },
  delete: (project, person, { path }, id) => write(project, person, `${path}/${id}`, null),
};

export function describePermissions(project: () => RulesProject) {
  describe('permissions', () => {
    for (const target of TARGETS) {
      for (const person of PEOPLE) {
        test.each(OPERATIONS)(`${target.target}: ${person}, %s`, async (operation) => {
          const id = newId();
          if (operation !== 'create')
            await project().store({ [`${target.path}/${id}`]: target.fields(id) });
          const verdict = target.allowed[person].includes(operation) ? 'accept' : 'refuse';
          await expectRules(verdict, perform[operation](project(), person, target, id));
        });
      }
    }
  });

  describe('access to careers', () => {
    const cases: [Person, string, boolean, 'accept' | 'refuse'][] = [
      ['visitor', 'the active ones', true, 'accept'],
      ['member', 'the active ones', true, 'accept'],
      ['administrator', 'the active ones', true, 'accept'],
      ['visitor', 'the inactive ones', false, 'refuse'],
      ['member', 'the inactive ones', false, 'refuse'],
      ['administrator', 'the inactive ones', false, 'accept'],
    ];
    test.each(cases)('the %s lists and counts %s', async (person, _which, isActive, verdict) => {
      const careers = query(
        collection(project().as[person], 'careers'),
        where('isActive', '==', isActive),
        limit(51),
      );
      await expectRules(verdict, getDocs(careers));
      await expectRules(verdict, getCount(careers));
    });

    test.each(['true', 1, null])(
      'a visitor can’t read one whose isActive is %j',
      async (isActive) => {
        const id = newId();
        await project().store({ [`careers/${id}`]: sample('careers', { isActive }) });
        await expectRules('refuse', getDoc(doc(project().as.visitor, 'careers', id)));
      },
    );

    test('a visitor can’t read one without isActive, nor one that does not exist', async () => {
      const id = newId();
      await project().store({ [`careers/${id}`]: sample('careers', { isActive: undefined }) });
      await expectRules('refuse', getDoc(doc(project().as.visitor, 'careers', id)));
      await expectRules('refuse', getDoc(doc(project().as.visitor, 'careers', newId())));
    });

    test('an administrator may request a career that does not exist', async () => {
      await expectRules('accept', getDoc(doc(project().as.administrator, 'careers', newId())));
    });
  });

  describe('administrator access', () => {
    const hours = (count: number) => Math.floor(Date.now() / 1000) - count * 3600;
    const tokens: [string, Partial<TestToken>, 'accept' | 'refuse'][] = [
      ['a sign-in of 11 hours and 59 minutes ago', { auth_time: hours(12) + 60 }, 'accept'],
      ['a sign-in of 12 hours and a minute ago', { auth_time: hours(12) - 60 }, 'refuse'],
      ['no time of the sign-in', { auth_time: undefined }, 'refuse'],
      ['no claim', { admin: undefined }, 'refuse'],
      ['the claim false', { admin: false }, 'refuse'],
      ['the claim as a text', { admin: 'true' }, 'refuse'],
      ['the claim, but no document', { sub: 'member' }, 'refuse'],
    ];
    test.each(tokens)('with a token that has %s', async (_label, changes, verdict) => {
      const token = { ...tokenOf('administrator', { admin: true }), ...changes } as TestToken;
      const path = await storeSample(project(), 'contacts');
      await expectRules(verdict, getDoc(doc(project().withToken(token), path)));
    });

    test.each(['member', 'administrator'] as const)(
      'the %s may read their own admin document',
      async (person) => {
        await expectRules('accept', getDoc(doc(project().as[person], 'admins', person)));
      },
    );

    test.each(PEOPLE)('the %s can’t grant it to anyone', async (person) => {
      const db = project().as[person];
      await expectRules('refuse', setDoc(doc(db, 'admins', 'visitor'), {}));
      await expectRules('refuse', setDoc(doc(db, 'admins', 'member'), {}));
      await expectRules('refuse', setDoc(doc(db, 'admins', person), { uid: person }));
      await expectRules('refuse', setDoc(doc(db, 'admins', person, 'admins', person), {}));
    });

    test('a member can’t grant it in the same batch as a write that needs it', async () => {
      const db = project().as.member;
      const batch = writeBatch(db);
      batch.set(doc(db, 'admins', 'member'), {});
      batch.set(doc(db, 'contacts', newId()), sample('contacts'));
      await expectRules('refuse', batch.commit());
    });

    test('an administrator can neither change nor delete their own admin document', async () => {
      const own = doc(project().as.administrator, 'admins', 'administrator');
      await expectRules('refuse', updateDoc(own, { email: 'me@example.com' }));
      await expectRules('refuse', deleteDoc(own));
    });

    test.each(PEOPLE)('the %s can’t query collection groups', async (person) => {
      for (const name of [...COLLECTIONS, 'deletedContacts', 'admins', 'changes']) {
        const collectionGroupQuery = query(collectionGroup(project().as[person], name), limit(1));
        await expectRules('refuse', getDocs(collectionGroupQuery));
      }
    });
  });
}
