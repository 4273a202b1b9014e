import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  type Firestore,
  type QueryConstraint,
  type UpdateData,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  expectRules,
  inMinutes,
  isAccepted,
  newId,
  PEOPLE,
  tokenOf,
  YEARS_AGO,
  type Fields,
  type Person,
  type RulesProject,
  type TestToken,
} from './environment';
import { sample } from './collections';
import { logEntry } from './log-entries';
import { put, storeSample } from './stored-samples';

/** Who may do what (design 5); the columns are PEOPLE. Lists here have no filter; those of public pages are in PUBLIC_QUERIES. */
const TABLE = `
                                                  visitor member administrator revoked expired unclaimed
service              list                           yes     yes       yes        yes     yes      yes
service              get create update delete        -       -        yes         -       -        -
active career        get                            yes     yes       yes        yes     yes      yes
active career        list create update delete       -       -        yes         -       -        -
inactive career      get list create update delete   -       -        yes         -       -        -
published story      get                            yes     yes       yes        yes     yes      yes
published story      list create update delete       -       -        yes         -       -        -
unpublished story    get list create update delete   -       -        yes         -       -        -
SEO setting          list                           yes     yes       yes        yes     yes      yes
SEO setting          get create update delete        -       -        yes         -       -        -
firm                 get                            yes     yes       yes        yes     yes      yes
firm                 create update delete            -       -        yes         -       -        -
firm                 list                            -       -         -          -       -        -
reply templates      get create update delete        -       -        yes         -       -        -
other setting        get list create update delete   -       -         -          -       -        -
new contact          create                         yes     yes       yes        yes     yes      yes
new contact          get list update delete          -       -        yes         -       -        -
contact sent again   update                         yes     yes       yes        yes     yes      yes
restored contact     create                          -       -        yes         -       -        -
deleted contact      get list create update delete   -       -        yes         -       -        -
log entry            get list create                 -       -        yes         -       -        -
log entry            update delete                   -       -         -          -       -        -
document in admins   get list                        -       -        yes         -       -        -
document in admins   create update delete            -       -         -          -       -        -
heartbeat            get                             -       -        yes         -       -        -
heartbeat            list create update delete       -       -         -          -       -        -
other watch state    get list create update delete   -       -         -          -       -        -
document in commits  get list create update delete   -       -         -          -       -        -
document in lookups  get list create update delete   -       -         -          -       -        -
unknown document     get list create update delete   -       -         -          -       -        -
`;

interface Subject {
  collection: string;
  /** The only ID that is tested; by default, a new one for each request. */
  id?: string;
  /** Fields of the document that is created, or that is stored before another operation. */
  fields: (id: string, person: Person) => Fields;
  change: () => Fields;
}

const now = () => ({ at: serverTimestamp() });
const dated = (changes: Fields) => () => ({ ...changes, updatedAt: serverTimestamp() });
const career = (changes: Fields): Subject => ({
  collection: 'careers',
  fields: () => sample('careers', changes),
  change: dated({ title: 'Changed' }),
});
const story = (changes: Fields): Subject => ({
  collection: 'stories',
  fields: (slug) => sample('stories', { slug, ...changes }),
  change: dated({ title: 'Changed' }),
});
const contact = (changes: Fields, change: Fields): Subject => ({
  collection: 'contacts',
  fields: () => sample('contacts', changes),
  change: dated(change),
});
const other = (name: string): Subject => ({ collection: name, fields: now, change: now });

const SUBJECTS: Record<string, Subject> = {
  service: {
    collection: 'services',
    fields: (slug) => sample('services', { slug }),
    change: dated({ name: 'Changed' }),
  },
  'active career': career({}),
  'inactive career': career({ isActive: false }),
  'published story': story({}),
  'unpublished story': story({ isPublished: false }),
  'SEO setting': {
    collection: 'seoSettings',
    id: 'careers',
    fields: (page) => sample('seoSettings', { page }),
    change: dated({ title: 'Changed' }),
  },
  firm: {
    collection: 'settings',
    id: 'firm',
    fields: () => sample('settings'),
    change: dated({ name: 'Changed' }),
  },
  'reply templates': {
    collection: 'settings',
    id: 'replyTemplates',
    fields: () => sample('replyTemplates'),
    change: dated({ templates: [] }),
  },
  'other setting': other('settings'),
  'new contact': contact({}, { status: 'contacted', contactedAt: serverTimestamp() }),
  'contact sent again': contact({ updatedAt: inMinutes(-1) }, {}),
  'restored contact': contact({ createdAt: YEARS_AGO }, {}),
  'deleted contact': {
    collection: 'deletedContacts',
    fields: () => sample('contacts', { createdAt: YEARS_AGO, deletedAt: serverTimestamp() }),
    change: dated({ note: 'Changed', deletedAt: serverTimestamp() }),
  },
  'log entry': {
    collection: 'changes',
    fields: (_id, uid) => logEntry({ uid, email: `${uid}@example.com` }),
    change: () => ({ size: 2, at: serverTimestamp() }),
  },
  heartbeat: { ...other('watch'), id: 'heartbeat' },
  'other watch state': other('watch'),
  'document in admins': other('admins'),
  'document in commits': other('commits'),
  'document in lookups': other('lookups'),
  'unknown document': other('notes'),
};

type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

interface Request {
  db: Firestore;
  path: string;
  subject: Subject;
  fields: Fields;
}

const SEND: Record<Operation, (request: Request) => Promise<unknown>> = {
  get: ({ db, path }) => getDoc(doc(db, path)),
  list: ({ db, subject }) => getDocs(query(collection(db, subject.collection), limit(1))),
  create: ({ db, path, fields }) => put(db, path, fields),
  update: ({ db, path, subject }) =>
    updateDoc(doc(db, path), subject.change() as UpdateData<Fields>),
  delete: ({ db, path }) => deleteDoc(doc(db, path)),
};

interface Row {
  name: string;
  operations: Operation[];
  verdicts: string[];
}

const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line): Row => {
    const [name = '', operations = '', ...verdicts] = line.split(/\s{2,}/);
    return { name, operations: operations.split(' ') as Operation[], verdicts };
  });

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

export function describePermissions(project: () => RulesProject) {
  async function isAllowed(person: Person, operation: Operation, name: string): Promise<boolean> {
    const subject = SUBJECTS[name] as Subject;
    const { id = newId() } = subject;
    const path = `${subject.collection}/${id}`;
    const fields = subject.fields(id, person);
    if (operation === 'create') await project().remove(path);
    else await project().store({ [path]: fields });
    return isAccepted(SEND[operation]({ db: project().as[person], path, subject, fields }));
  }

  test.each(ROWS)('$name: only the accesses in the table are accepted', async (row) => {
    for (const operation of row.operations) {
      const found: string[] = [];
      for (const person of PEOPLE)
        found.push((await isAllowed(person, operation, row.name)) ? 'yes' : '-');
      expect([operation, ...found]).toEqual([operation, ...row.verdicts]);
    }
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
    test('ends 12 hours after an administrator’s sign-in, and needs the claim', async () => {
      const path = await storeSample(project(), 'contacts');
      const read = (claims: Omit<TestToken, 'sub'>) => {
        const token = tokenOf('administrator', { admin: true, ...claims });
        return getDoc(doc(project().withToken(token), path));
      };
      const hoursAgo = (count: number) => Math.floor(Date.now() / 1000) - count * 3600;
      await expectRules('accept', read({ auth_time: hoursAgo(12) + 60 }));
      await expectRules('refuse', read({ auth_time: hoursAgo(12) - 60 }));
      await expectRules('refuse', read({ admin: false }));
    });

    test('everyone who is signed in may read their own document in admins, and nobody may change it', async () => {
      for (const person of PEOPLE) {
        const verdict = person === 'visitor' ? 'refuse' : 'accept';
        const own = doc(project().as[person], 'admins', person);
        await expectRules(verdict, getDoc(own));
        await expectRules('refuse', setDoc(own, {}));
        await expectRules('refuse', deleteDoc(own));
      }
    });
  });
}
