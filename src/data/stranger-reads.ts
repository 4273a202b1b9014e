import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  where,
  type Query,
} from 'firebase/firestore/lite';
import { newContactId } from '@/domain/contact';
import { UnexpectedAnswerError } from '@/domain/errors';
import { accessOf, type Access } from './access';
import { newestCareers } from './careers';
import type { CheckTargets } from './check-targets';
import { seoSettingsOf } from './seo-settings';
import { allServices } from './services';
import { callDatabase, OK, type Stranger } from './stranger';

/** Each reads as a visitor what a visitor must not read; the words are for the administrator. */
const FORBIDDEN_READS = {
  listContacts: { 'the list of inquiries': ({ list }) => list('contacts') },
  getContact: {
    'an inquiry': ({ get, targets }) => get('contacts', targets.contact),
    'an inquiry that does not exist': ({ get }) => get('contacts', newContactId()),
  },
  readAdmins: {
    'the list of administrators': ({ list }) => list('admins'),
    'the entry of an administrator': ({ get, targets }) => get('admins', targets.uid),
  },
  readChanges: {
    'the list of changes': ({ list }) => list('changes'),
    'a recorded change': ({ get, targets }) => get('changes', targets.change ?? newContactId()),
  },
  listInactiveCareers: {
    'the list of inactive careers': ({ database, run }) =>
      run(query(collection(database, 'careers'), where('isActive', '==', false), limit(1))),
    'the list of all careers': ({ database, run }) =>
      run(query(newestCareers({}, database), limit(1))),
  },
  getInactiveCareer: {
    'an inactive career': ({ get, targets }) => get('careers', targets.inactiveCareer),
  },
  listTooMuch: {
    'more than 100 services': ({ database, run }) => run(query(allServices(database), limit(101))),
    'services without a limit': ({ database, run }) => run(allServices(database)),
    'services with an offset': ({ skip }) => skip('services'),
    'more than 51 careers': ({ database, run }) =>
      run(query(newestCareers({ isActive: true }, database), limit(52))),
    'more than 10 SEO settings': ({ database, run }) =>
      run(query(seoSettingsOf('home', database), limit(11))),
    'SEO settings with an offset': ({ skip }) => skip('seoSettings'),
  },
} satisfies Record<string, Record<string, (means: Means) => Promise<Access> | null>>;

export type ForbiddenRead = keyof typeof FORBIDDEN_READS;

/** Tries one of them. Returns in words what a visitor can read, [] if nothing, null where there is nothing to try. */
export async function tryForbiddenRead(
  stranger: Stranger,
  targets: CheckTargets,
  read: ForbiddenRead,
): Promise<string[] | null> {
  const means = meansOf(stranger, targets);
  const attempts: [string, (means: Means) => Promise<Access> | null][] = Object.entries(
    FORBIDDEN_READS[read],
  );
  const tried = await Promise.all(
    attempts.map(async ([what, attempt]) => ({ what, access: await attempt(means) })),
  );
  const known = tried.filter(({ access }) => access !== null);
  if (known.length === 0) return null;
  return known.filter(({ access }) => access === 'granted').map(({ what }) => what);
}

interface Means {
  targets: CheckTargets;
  database: Stranger['database'];
  run: (source: Query) => Promise<Access>;
  list: (name: string) => Promise<Access>;
  /** Null where there is no such document. */
  get: (name: string, id: string | null) => Promise<Access> | null;
  /** Lists with an offset, which the SDK can't. */
  skip: (name: string) => Promise<Access>;
}

function meansOf(stranger: Stranger, targets: CheckTargets): Means {
  const { database } = stranger;
  const run = (source: Query) => accessOf(getDocs(source));
  return {
    targets,
    database,
    run,
    list: (name) => run(query(collection(database, name), limit(1))),
    get: (name, id) => (id === null ? null : accessOf(getDoc(doc(database, name, id)))),
    skip: async (name) => {
      const structuredQuery = { from: [{ collectionId: name }], offset: 1, limit: 1 };
      const status = await callDatabase(stranger, ':runQuery', { structuredQuery });
      if (status === OK) return 'granted';
      if (status === 'PERMISSION_DENIED') return 'refused';
      throw new UnexpectedAnswerError(status);
    },
  };
}
