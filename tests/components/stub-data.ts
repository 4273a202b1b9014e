import { onTestFinished, vi } from 'vitest';
import { currentToast, dismissToast } from '@/components/toast/toast-store';
import * as administratorsData from '@/data/administrators';
import * as authData from '@/data/auth';
import * as careerSwitchData from '@/data/career-switch';
import * as careersData from '@/data/careers';
import * as changesData from '@/data/changes';
import * as figuresData from '@/data/contact-figures';
import * as contactsData from '@/data/contacts';
import * as seoData from '@/data/seo-settings';
import * as serverTimeData from '@/data/server-time';
import * as servicesData from '@/data/services';
import type { User } from '@/domain/user';
import { claimDrafts } from '@/lib/drafts';
import { deletedContact, storedContact, storedSeoSetting } from '../support/admin-documents';

/** An account without any right. */
export const MEMBER: User = { uid: 'm', email: 'miro@example.com', displayName: 'Miro Member' };

/** An administrator. */
export const ADMINISTRATOR: User = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada' };

/** The last page of a list. */
export const lastPage = <Item>(...items: Item[]) => ({ items, next: null });

/** An identity provider that reports one user, or nobody, and no change. */
const observerOf =
  (user: User | null): typeof authData.observeUser =>
  (onUser) => {
    onUser(user);
    return () => undefined;
  };

/**
 * Replaces the calls of src/data for one test: nothing is stored, and every write succeeds.
 * @param user who is signed in; ADMINISTRATOR is the only administrator
 */
export function stubData(user: User | null = null) {
  onTestFinished(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    claimDrafts('nobody');
    dismissToast(currentToast()?.id ?? 0);
  });
  return {
    observeUser: vi.spyOn(authData, 'observeUser').mockImplementation(observerOf(user)),
    signIn: vi.spyOn(authData, 'signIn').mockResolvedValue(user ?? MEMBER),
    signOut: vi.spyOn(authData, 'signOut').mockResolvedValue(),
    backOfficeAccess: vi
      .spyOn(administratorsData, 'backOfficeAccess')
      .mockImplementation((uid) =>
        Promise.resolve(uid === ADMINISTRATOR.uid ? 'granted' : 'denied'),
      ),
    listChanges: vi.spyOn(changesData, 'listChanges').mockResolvedValue(lastPage()),
    undoChange: vi.spyOn(changesData, 'undoChange').mockResolvedValue(),
    listCareers: vi.spyOn(careersData, 'listCareers').mockResolvedValue(lastPage()),
    listNewestCareers: vi.spyOn(careersData, 'listNewestCareers').mockResolvedValue([]),
    countCareers: vi.spyOn(careersData, 'countCareers').mockResolvedValue(0),
    getCareer: vi.spyOn(careersData, 'getCareer').mockResolvedValue(null),
    createCareer: vi.spyOn(careersData, 'createCareer').mockResolvedValue(null),
    updateCareer: vi.spyOn(careersData, 'updateCareer').mockResolvedValue(null),
    switchCareer: vi.spyOn(careerSwitchData, 'switchCareer').mockResolvedValue(null),
    deleteCareer: vi.spyOn(careersData, 'deleteCareer').mockResolvedValue(null),
    listContacts: vi.spyOn(contactsData, 'listContacts').mockResolvedValue(lastPage()),
    listNewestContacts: vi.spyOn(contactsData, 'listNewestContacts').mockResolvedValue([]),
    countContacts: vi.spyOn(contactsData, 'countContacts').mockResolvedValue(0),
    getContact: vi.spyOn(contactsData, 'getContact').mockResolvedValue(null),
    searchContacts: vi
      .spyOn(contactsData, 'searchContacts')
      .mockResolvedValue({ contacts: [], hasMore: false }),
    updateContactStatus: vi
      .spyOn(contactsData, 'updateContactStatus')
      .mockImplementation((id, status) => Promise.resolve(storedContact(id, { status }))),
    updateContactNote: vi
      .spyOn(contactsData, 'updateContactNote')
      .mockImplementation((id, note) => Promise.resolve(storedContact(id, { note }))),
    deleteContact: vi
      .spyOn(contactsData, 'deleteContact')
      .mockImplementation((id) => Promise.resolve(deletedContact(id))),
    restoreContact: vi.spyOn(contactsData, 'restoreContact').mockResolvedValue(),
    responseFigures: vi
      .spyOn(figuresData, 'responseFigures')
      .mockResolvedValue({ decided: 0, inTime: 0, averageMinutes: null }),
    weeklyFigures: vi.spyOn(figuresData, 'weeklyFigures').mockResolvedValue([]),
    serverTime: vi.spyOn(serverTimeData, 'serverTime').mockResolvedValue(new Date()),
    createContact: vi
      .spyOn(contactsData, 'createContact')
      .mockImplementation((id) => Promise.resolve(id)),
    getSeoSetting: vi.spyOn(seoData, 'getSeoSetting').mockResolvedValue(null),
    saveSeoSetting: vi
      .spyOn(seoData, 'saveSeoSetting')
      .mockImplementation((page, setting) =>
        Promise.resolve({ setting: storedSeoSetting(page, { ...setting }, 2), change: 'saved' }),
      ),
    // What a development server answers for every page.
    fetch: vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('<!doctype html>'))),
    listServices: vi.spyOn(servicesData, 'listServices').mockResolvedValue([]),
    getServiceBySlug: vi.spyOn(servicesData, 'getServiceBySlug').mockResolvedValue(null),
    initializeServices: vi.spyOn(servicesData, 'initializeServices').mockResolvedValue(),
  };
}
