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
  type Firestore,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import {
  expectRules,
  newId,
  PEOPLE,
  type Fields,
  type Person,
  type RulesProject,
} from './environment';
import { COLLECTIONS, sample } from './collections';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

const ALL = [...OPERATIONS];
const NOTHING: Operation[] = [];

interface Target {
  target: string;
  path: string;
  /** Fields of the stored document, and of one that is created. */
  fields: () => Fields;
  /** A change that is valid for the collection. */
  change: () => Fields;
  allowed: Record<Person, Operation[]>;
}

const changed = (field: string) => () => ({ [field]: 'Changed', updatedAt: serverTimestamp() });

/** Design 5, cell by cell. */
const TARGETS: Target[] = [
  {
    target: 'a service',
    path: 'services',
    fields: () => sample('services'),
    change: changed('name'),
    allowed: { visitor: ['get', 'list'], member: ['get', 'list'], administrator: ALL },
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
    fields: () => sample('seoSettings'),
    change: changed('title'),
    allowed: { visitor: ['get', 'list'], member: ['get', 'list'], administrator: ALL },
  },
  {
    target: 'a contact',
    path: 'contacts',
    fields: () => sample('contacts'),
    change: () => ({ status: 'contacted', updatedAt: serverTimestamp() }),
    allowed: { visitor: ['create'], member: ['create'], administrator: ALL },
  },
  {
    target: 'the admin document of someone else',
    path: 'admins',
    fields: () => ({}),
    change: () => ({ email: 'me@example.com' }),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: NOTHING },
  },
  ...[
    'notes',
    'admins/administrator/notes',
    ...COLLECTIONS.map((name) => `${name}/parent/notes`),
  ].map((path): Target => ({
    target: `a document of ${path}, which the rules do not mention`,
    path,
    fields: () => ({ isActive: true }),
    change: () => ({ isActive: true }),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: NOTHING },
  })),
];

const perform: Record<Operation, (db: Firestore, target: Target, id: string) => Promise<unknown>> =
  {
    get: (db, { path }, id) => getDoc(doc(db, path, id)),
    list: (db, { path }) => getDocs(query(collection(db, path), limit(1))),
    create: (db, { path, fields }) => setDoc(doc(db, path, newId()), fields()),
    update: (db, { path, change }, id) => updateDoc(doc(db, path, id), change()),
    delete: (db, { path }, id) => deleteDoc(doc(db, path, id)),
  };

export function describePermissions(project: () => RulesProject) {
  describe('permissions', () => {
    for (const target of TARGETS) {
      for (const person of PEOPLE) {
        test.each(OPERATIONS)(`${target.target}: ${person}, %s`, async (operation) => {
          const id = newId();
          if (operation !== 'create')
            await project().store({ [`${target.path}/${id}`]: target.fields() });
          const verdict = target.allowed[person].includes(operation) ? 'accept' : 'refuse';
          await expectRules(verdict, perform[operation](project().as[person], target, id));
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
      batch.set(doc(db, 'services', newId()), sample('services'));
      await expectRules('refuse', batch.commit());
    });

    test('an administrator can neither change nor delete their own admin document', async () => {
      const own = doc(project().as.administrator, 'admins', 'administrator');
      await expectRules('refuse', updateDoc(own, { email: 'me@example.com' }));
      await expectRules('refuse', deleteDoc(own));
    });

    test.each(PEOPLE)('the %s can’t query collection groups', async (person) => {
      for (const name of [...COLLECTIONS, 'admins']) {
        const collectionGroupQuery = query(collectionGroup(project().as[person], name), limit(1));
        await expectRules('refuse', getDocs(collectionGroupQuery));
      }
    });
  });
}
