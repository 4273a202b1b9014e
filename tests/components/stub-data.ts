import { expect, onTestFinished, vi } from 'vitest';
import { currentToast, dismissToast } from '@/components/toast/toast-store';
import * as administratorsData from '@/data/administrators';
import * as authData from '@/data/auth';
import * as careerWritesData from '@/data/career-writes';
import * as careersData from '@/data/careers';
import * as changesData from '@/data/changes';
import * as contactCreateData from '@/data/contact-create';
import * as figuresData from '@/data/contact-figures';
import * as contactNotesData from '@/data/contact-notes';
import * as contactSearchData from '@/data/contact-search';
import * as contactWritesData from '@/data/contact-writes';
import * as contactsData from '@/data/contacts';
import * as initialServicesData from '@/data/initial-services';
import * as seoWritesData from '@/data/seo-setting-writes';
import * as seoData from '@/data/seo-settings';
import * as serverTimeData from '@/data/server-time';
import * as serviceWritesData from '@/data/service-writes';
import * as servicesData from '@/data/services';
import type { Written } from '@/domain/change';
import type { User } from '@/domain/user';
import { switchAccount } from '@/lib/account-store';
import { storedContact } from '../support/admin-documents';
import { deferred } from '../support/network';

/** An account without back office access. */
export const MEMBER: User = { uid: 'm', email: 'miro@example.com', displayName: 'Miro Member' };

export const ADMINISTRATOR: User = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada' };

export const lastPage = <Item>(...items: Item[]) => ({ items, next: null });

/** Matches any commit key in an expected call. */
export const KEY: unknown = expect.objectContaining({
  id: expect.stringMatching(/^[a-z0-9]{20}$/),
});

/** The result of a write that has saved these fields or, if `fields` is null, deleted the document. */
export const written = (id: string, fields: Record<string, unknown> | null): Written => ({
  id,
  fields,
  version: fields ? 'saved' : '',
  record: `record of ${id}`,
});

/** The result of a write that has changed these fields of a contact. */
const writtenContact = (id: string, changed: Record<string, unknown>) =>
  written(id, { ...storedContact(id), ...changed });

/** Delays a stub's next call, which resolves to `answer` when the returned function is called or the test ends. */
export function hold<Answer>(
  stub: { mockReturnValueOnce: (answer: Promise<Answer>) => unknown },
  answer: NoInfer<Answer>,
) {
  const { released, release } = deferred();
  stub.mockReturnValueOnce(released.then(() => answer));
  // A call left pending could fail in a later test.
  onTestFinished(release);
  return release;
}

/** Stub of `observeUser` that reports this user (or null) once. */
const observerOf =
  (user: User | null): typeof authData.observeUser =>
  (onUser) => {
    onUser(user);
    return () => undefined;
  };

/**
 * Stubs src/data for one test: the database is empty, and every write succeeds.
 * @param user the signed-in user; only ADMINISTRATOR has administrator access
 */
export function stubData(user: User | null = null) {
  onTestFinished(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
    switchAccount('nobody');
    dismissToast(currentToast()?.id ?? 0);
  });
  return {
    observeUser: vi.spyOn(authData, 'observeUser').mockImplementation(observerOf(user)),
    signIn: vi.spyOn(authData, 'signIn').mockResolvedValue(user ?? MEMBER),
    sendPasswordReset: vi.spyOn(authData, 'sendPasswordReset').mockResolvedValue(),
    signOut: vi.spyOn(authData, 'signOut').mockResolvedValue(),
    backOfficeAccess: vi
      .spyOn(administratorsData, 'backOfficeAccess')
      .mockImplementation((uid) =>
        Promise.resolve(uid === ADMINISTRATOR.uid ? 'granted' : 'denied'),
      ),
    listChanges: vi.spyOn(changesData, 'listChanges').mockResolvedValue(lastPage()),
    getNewestChange: vi.spyOn(changesData, 'getNewestChange').mockResolvedValue(null),
    readChanged: vi
      .spyOn(changesData, 'readChanged')
      .mockImplementation(({ document, after }) =>
        Promise.resolve({ id: document, fields: after, version: 'now' }),
      ),
    undoChange: vi
      .spyOn(changesData, 'undoChange')
      .mockImplementation((_key, id) => Promise.resolve(written(id, {}))),
    listCareers: vi.spyOn(careersData, 'listCareers').mockResolvedValue(lastPage()),
    listActiveCareers: vi.spyOn(careersData, 'listActiveCareers').mockResolvedValue([]),
    listNewestCareers: vi.spyOn(careersData, 'listNewestCareers').mockResolvedValue([]),
    countCareers: vi.spyOn(careersData, 'countCareers').mockResolvedValue(0),
    getCareer: vi.spyOn(careersData, 'getCareer').mockResolvedValue(null),
    saveCareer: vi
      .spyOn(careerWritesData, 'saveCareer')
      .mockImplementation((_key, id, career) => Promise.resolve(written(id, { ...career }))),
    setCareerActive: vi
      .spyOn(careerWritesData, 'setCareerActive')
      .mockImplementation((_key, id, isActive) => Promise.resolve(written(id, { isActive }))),
    deleteCareer: vi
      .spyOn(careerWritesData, 'deleteCareer')
      .mockImplementation((_key, id) => Promise.resolve(written(id, null))),
    listContacts: vi.spyOn(contactsData, 'listContacts').mockResolvedValue(lastPage()),
    listNewestContacts: vi.spyOn(contactsData, 'listNewestContacts').mockResolvedValue([]),
    countContacts: vi.spyOn(contactsData, 'countContacts').mockResolvedValue(0),
    contactSpan: vi
      .spyOn(contactsData, 'contactSpan')
      .mockResolvedValue({ count: 0, from: null, to: null }),
    getContact: vi.spyOn(contactsData, 'getContact').mockResolvedValue(null),
    searchContacts: vi
      .spyOn(contactSearchData, 'searchContacts')
      .mockResolvedValue({ contacts: [], hasMore: false }),
    listFound: vi.spyOn(contactSearchData, 'listFound').mockResolvedValue(lastPage()),
    updateContactStatus: vi
      .spyOn(contactWritesData, 'updateContactStatus')
      .mockImplementation((_key, id, status) => Promise.resolve(writtenContact(id, { status }))),
    updateContactNote: vi
      .spyOn(contactWritesData, 'updateContactNote')
      .mockImplementation((_key, id, note) => Promise.resolve(writtenContact(id, { note }))),
    deleteContact: vi
      .spyOn(contactWritesData, 'deleteContact')
      .mockImplementation((_key, id) => Promise.resolve(written(id, null))),
    restoreContact: vi
      .spyOn(contactWritesData, 'restoreContact')
      .mockImplementation((_key, id) => Promise.resolve(writtenContact(id, {}))),
    eraseContact: vi.spyOn(contactWritesData, 'eraseContact').mockResolvedValue('erased'),
    countDueDeleted: vi.spyOn(contactsData, 'countDueDeleted').mockResolvedValue(0),
    listDueDeleted: vi.spyOn(contactsData, 'listDueDeleted').mockResolvedValue([]),
    findLeftoverNotes: vi.spyOn(contactNotesData, 'findLeftoverNotes').mockResolvedValue([]),
    eraseLeftoverNotes: vi.spyOn(contactNotesData, 'eraseLeftoverNotes').mockResolvedValue(),
    listDeletedContacts: vi
      .spyOn(contactsData, 'listDeletedContacts')
      .mockResolvedValue(lastPage()),
    listByEmail: vi.spyOn(contactsData, 'listByEmail').mockResolvedValue([]),
    responseFigures: vi
      .spyOn(figuresData, 'responseFigures')
      .mockResolvedValue({ decided: 0, inTime: 0, averageMinutes: null }),
    dueFigures: vi
      .spyOn(figuresData, 'dueFigures')
      .mockResolvedValue({ overdue: 0, today: 0, later: 0, oldest: null }),
    weeklyFigures: vi.spyOn(figuresData, 'weeklyFigures').mockResolvedValue([]),
    serverTime: vi.spyOn(serverTimeData, 'serverTime').mockResolvedValue(new Date()),
    createContact: vi
      .spyOn(contactCreateData, 'createContact')
      .mockImplementation((id) => Promise.resolve(id)),
    getSeoSetting: vi.spyOn(seoData, 'getSeoSetting').mockResolvedValue(null),
    saveSeoSetting: vi
      .spyOn(seoWritesData, 'saveSeoSetting')
      .mockImplementation((_key, setting, { page }) =>
        Promise.resolve(written(page, { page, ...setting })),
      ),
    // The development server sends this response for every page.
    fetch: vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('<!doctype html>'))),
    listServices: vi.spyOn(servicesData, 'listServices').mockResolvedValue([]),
    getServiceBySlug: vi.spyOn(servicesData, 'getServiceBySlug').mockResolvedValue(null),
    saveService: vi
      .spyOn(serviceWritesData, 'saveService')
      .mockImplementation((_key, id, service) => Promise.resolve(written(id, { ...service }))),
    deleteService: vi
      .spyOn(serviceWritesData, 'deleteService')
      .mockImplementation((_key, id) => Promise.resolve(written(id, null))),
    moveService: vi
      .spyOn(serviceWritesData, 'moveService')
      .mockImplementation((_key, id) => Promise.resolve(written(id, {}))),
    initializeServices: vi.spyOn(initialServicesData, 'initializeServices').mockResolvedValue(),
  };
}
