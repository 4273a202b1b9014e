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

interface Place {
  place: string;
  path: string;
  /** What is stored there, and sent to create another. */
  fields: () => Fields;
  /** A change that the collection has no objection to in itself. */
  change: () => Fields;
  allowed: Record<Person, Operation[]>;
}

const renamed = (field: string) => () => ({ [field]: 'Changed', updatedAt: serverTimestamp() });

/** Design 5, cell by cell. */
const PLACES: Place[] = [
  {
    place: 'a service',
    path: 'services',
    fields: () => sample('services'),
    change: renamed('name'),
    allowed: { visitor: ['get', 'list'], member: ['get', 'list'], administrator: ALL },
  },
  {
    place: 'an active career',
    path: 'careers',
    fields: () => sample('careers', { isActive: true }),
    change: renamed('title'),
    // Their list is another one: see the queries below.
    allowed: { visitor: ['get'], member: ['get'], administrator: ALL },
  },
  {
    place: 'an inactive career',
    path: 'careers',
    fields: () => sample('careers', { isActive: false }),
    change: renamed('title'),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: ALL },
  },
  {
    place: 'an SEO setting',
    path: 'seoSettings',
    fields: () => sample('seoSettings'),
    change: renamed('title'),
    allowed: { visitor: ['get', 'list'], member: ['get', 'list'], administrator: ALL },
  },
  {
    place: 'an inquiry',
    path: 'contacts',
    fields: () => sample('contacts'),
    change: () => ({ status: 'contacted', updatedAt: serverTimestamp() }),
    allowed: { visitor: ['create'], member: ['create'], administrator: ALL },
  },
  {
    place: 'the admin document of someone else',
    path: 'admins',
    fields: () => ({}),
    change: () => ({ email: 'me@example.com' }),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: NOTHING },
  },
  ...[
    'notes',
    'admins/administrator/notes',
    ...COLLECTIONS.map((name) => `${name}/parent/notes`),
  ].map((path): Place => ({
    place: `a document of ${path}, of which the rules say nothing`,
    path,
    fields: () => ({ isActive: true }),
    change: () => ({ isActive: true }),
    allowed: { visitor: NOTHING, member: NOTHING, administrator: NOTHING },
  })),
];

const perform: Record<Operation, (db: Firestore, place: Place, id: string) => Promise<unknown>> = {
  get: (db, { path }, id) => getDoc(doc(db, path, id)),
  list: (db, { path }) => getDocs(query(collection(db, path), limit(1))),
  create: (db, { path, fields }) => setDoc(doc(db, path, newId()), fields()),
  update: (db, { path, change }, id) => updateDoc(doc(db, path, id), change()),
  delete: (db, { path }, id) => deleteDoc(doc(db, path, id)),
};

export function describePermissions(project: () => RulesProject) {
  describe('who may do what', () => {
    for (const place of PLACES) {
      for (const person of PEOPLE) {
        test.each(OPERATIONS)(`${place.place}: ${person}, %s`, async (operation) => {
          const id = newId();
          if (operation !== 'create')
            await project().store({ [`${place.path}/${id}`]: place.fields() });
          const verdict = place.allowed[person].includes(operation) ? 'accept' : 'refuse';
          await expectRules(verdict, perform[operation](project().as[person], place, id));
        });
      }
    }
  });

  describe('careers that a person may see', () => {
    const cases: [Person, string, boolean, 'accept' | 'refuse'][] = [
      ['visitor', 'the active ones', true, 'accept'],
      ['member', 'the active ones', true, 'accept'],
      ['administrator', 'the active ones', true, 'accept'],
      ['visitor', 'the inactive ones', false, 'refuse'],
      ['member', 'the inactive ones', false, 'refuse'],
      ['administrator', 'the inactive ones', false, 'accept'],
    ];
    test.each(cases)('%s lists and counts %s', async (person, _which, isActive, verdict) => {
      const careers = query(
        collection(project().as[person], 'careers'),
        where('isActive', '==', isActive),
      );
      await expectRules(verdict, getDocs(careers));
      await expectRules(verdict, getCount(careers));
    });

    test.each(['true', 1, null])('a visitor gets none whose isActive is %j', async (isActive) => {
      const id = newId();
      await project().store({ [`careers/${id}`]: sample('careers', { isActive }) });
      await expectRules('refuse', getDoc(doc(project().as.visitor, 'careers', id)));
    });

    test('a visitor gets none without isActive, and none that does not exist', async () => {
      const id = newId();
      await project().store({ [`careers/${id}`]: sample('careers', { isActive: undefined }) });
      await expectRules('refuse', getDoc(doc(project().as.visitor, 'careers', id)));
      await expectRules('refuse', getDoc(doc(project().as.visitor, 'careers', newId())));
    });

    test('an administrator learns that a career does not exist', async () => {
      await expectRules('accept', getDoc(doc(project().as.administrator, 'careers', newId())));
    });
  });

  describe('becoming an administrator', () => {
    test.each(['member', 'administrator'] as const)(
      'the %s may ask about themselves',
      async (person) => {
        await expectRules('accept', getDoc(doc(project().as[person], 'admins', person)));
      },
    );

    test.each(PEOPLE)(
      'the %s makes nobody an administrator, not even themselves',
      async (person) => {
        const db = project().as[person];
        await expectRules('refuse', setDoc(doc(db, 'admins', 'visitor'), {}));
        await expectRules('refuse', setDoc(doc(db, 'admins', 'member'), {}));
        await expectRules('refuse', setDoc(doc(db, 'admins', person), { uid: person }));
        await expectRules('refuse', setDoc(doc(db, 'admins', person, 'admins', person), {}));
      },
    );

    test('a member does not become one in the same write that needs one', async () => {
      const db = project().as.member;
      const batch = writeBatch(db);
      batch.set(doc(db, 'admins', 'member'), {});
      batch.set(doc(db, 'services', newId()), sample('services'));
      await expectRules('refuse', batch.commit());
    });

    test('an administrator can neither change nor give up the right in a browser', async () => {
      const own = doc(project().as.administrator, 'admins', 'administrator');
      await expectRules('refuse', updateDoc(own, { email: 'me@example.com' }));
      await expectRules('refuse', deleteDoc(own));
    });

    test.each(PEOPLE)('the %s reads no collection across its parents', async (person) => {
      for (const name of [...COLLECTIONS, 'admins']) {
        const everywhere = query(collectionGroup(project().as[person], name), limit(1));
        await expectRules('refuse', getDocs(everywhere));
      }
    });
  });
}
