import { getDocs, limit, query, type Query } from 'firebase/firestore/lite';
import { worstAccess, type Access } from './access';
import { listCareers, newestCareers } from './careers';
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
  services: ({ database }) => [first(allServices(database))],
  serviceBySlug: ({ database }) => [first(servicesWithSlug('consulting', database))],
  careers: ({ database }) => [first(newestCareers(true, database))],
  seoSettings: ({ database }) => [first(seoSettingsOf('home', database))],
} satisfies Record<string, (stranger: Stranger) => Promise<unknown>[]>;

/** Reads no document but the one by which a page knows whether there is a next one. */
const EMPTY_PAGE = { size: 0 };
/** Finds next to nothing, and asks for every index of a search. Digits have one letter case, so few queries. */
const SEARCHED = '1 2';
const DAY_MS = 86_400_000;

/** The queries of the back office, each with as few documents as possible. */
const ADMIN_LISTS = {
  contacts: () => [
    ...(['newest', 'oldest'] as const).flatMap((order) => [
      listContacts({ ...EMPTY_PAGE, order }),
      listContacts({ ...EMPTY_PAGE, order, status: 'new' }),
    ]),
    listContacts({ ...EMPTY_PAGE, email: 'site-check@example.com' }),
    countContacts({ status: 'new', since: new Date() }),
  ],
  search: () =>
    searches(SEARCHED).flatMap(({ matching }) => [first(matching), first(newestFirst(matching))]),
  responseTimes: () => {
    const now = new Date();
    const before = new Date(now.getTime() - DAY_MS);
    return [responseFigures(before, now), weeklyFigures([before, now])];
  },
  careers: () => [
    listCareers({ ...EMPTY_PAGE, activeOnly: false }),
    listCareers({ ...EMPTY_PAGE, activeOnly: true }),
  ],
  changes: () => [listChanges(EMPTY_PAGE), getDocs(newestChangeOf('careers', 'site-check'))],
} satisfies Record<string, () => Promise<unknown>[]>;

export type PublicList = keyof typeof PUBLIC_LISTS;
export type AdminList = keyof typeof ADMIN_LISTS;

/** Whether a visitor gets this list. */
export function tryPublicList(stranger: Stranger, list: PublicList): Promise<Access> {
  return worstAccess(PUBLIC_LISTS[list](stranger));
}

/** Whether the administrator gets all of these lists. */
export function tryAdminList(list: AdminList): Promise<Access> {
  return worstAccess(ADMIN_LISTS[list]());
}
