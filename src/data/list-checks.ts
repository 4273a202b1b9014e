import { getDocs, limit, query, type Query } from 'firebase/firestore/lite';
import { accessOf, type Access } from './access';
import { countCareers, listCareers, newestCareers } from './careers';
import { listChanges, newestChangeOf } from './changes';
import { responseFigures, weeklyFigures } from './contact-figures';
import { newestFirst, searches } from './contact-search';
import { countContacts, listContacts } from './contacts';
import { seoSettingsOf } from './seo-settings';
import { allServices, servicesWithSlug } from './services';
import type { Stranger } from './stranger';

const first = (source: Query) => getDocs(query(source, limit(1)));

/** The queries of the public pages, each for one document. */
const PUBLIC_LISTS = {
  services: ({ database }) => first(allServices(database)),
  serviceBySlug: ({ database }) => first(servicesWithSlug('consulting', database)),
  careers: ({ database }) => first(newestCareers({ isActive: true }, database)),
  seoSettings: ({ database }) => first(seoSettingsOf('home', database)),
} satisfies Record<string, (stranger: Stranger) => Promise<unknown>>;

/** Reads no document but the one by which a page knows whether there is a next one. */
const EMPTY_PAGE = { size: 0 };
/** Finds next to nothing, and asks for every index of a search. Digits have one letter case, so few queries. */
const SEARCHED = '1 2';
const DAY_MS = 86_400_000;

/** The queries of the back office, each with as few documents as possible; the words are for the administrator. */
const ADMIN_LISTS: Record<AdminList, Record<string, () => Promise<unknown>[]>> = {
  contacts: {
    'inquiries, newest first': () => [listContacts(EMPTY_PAGE)],
    'inquiries, oldest first': () => [listContacts({ ...EMPTY_PAGE, order: 'oldest' })],
    'inquiries of a status, newest first': () => [
      listContacts({ ...EMPTY_PAGE, status: 'new' }),
      countContacts({ status: 'new', since: new Date() }),
    ],
    'inquiries of a status, oldest first': () => [
      listContacts({ ...EMPTY_PAGE, status: 'new', order: 'oldest' }),
    ],
    'inquiries of an address': () => [
      listContacts({ ...EMPTY_PAGE, email: 'site-check@localhost' }),
    ],
  },
  search: {
    'a search with few results': () => searches(SEARCHED).map(({ matching }) => first(matching)),
    'a search with many results': () =>
      searches(SEARCHED).map(({ matching }) => first(newestFirst(matching))),
  },
  responseTimes: {
    'the share of answers in time': () => [responseFigures(daysAgo(1), 1, daysAgo(0))],
    'the numbers of weeks': () => [weeklyFigures([daysAgo(1), daysAgo(0)], 1)],
  },
  careers: {
    'all careers, newest first': () => [listCareers(EMPTY_PAGE)],
    'inactive careers, newest first': () => [listCareers({ ...EMPTY_PAGE, isActive: false })],
    'the number of active careers': () => [countCareers({ isActive: true })],
  },
  changes: {
    'all changes, newest first': () => [listChanges(EMPTY_PAGE)],
    'the newest change of a document': () => [getDocs(newestChangeOf('careers', 'site-check'))],
  },
};

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

export type PublicList = keyof typeof PUBLIC_LISTS;
export type AdminList = 'contacts' | 'search' | 'responseTimes' | 'careers' | 'changes';

/** Whether a visitor gets this list. */
export function tryPublicList(stranger: Stranger, list: PublicList): Promise<Access> {
  return accessOf(PUBLIC_LISTS[list](stranger));
}

/** The lists of a part of the back office that the administrator doesn't get, in words, and why. */
export async function tryAdminList(
  list: AdminList,
): Promise<{ what: string; access: Exclude<Access, 'granted'> }[]> {
  const tried = await Promise.all(
    Object.entries(ADMIN_LISTS[list]).map(async ([what, run]) => ({
      what,
      access: await accessOf(Promise.all(run())),
    })),
  );
  return tried.flatMap(({ what, access }) => (access === 'granted' ? [] : [{ what, access }]));
}
