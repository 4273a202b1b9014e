import { onTestFinished, vi } from 'vitest';
import { currentToast, dismissToast } from '@/components/toast/toast-store';
import * as administratorsData from '@/data/administrators';
import * as authData from '@/data/auth';
import * as careersData from '@/data/careers';
import * as changesData from '@/data/changes';
import * as commitData from '@/data/commit';
import * as contactCreateData from '@/data/contact-create';
import * as figuresData from '@/data/contact-figures';
import * as contactsData from '@/data/contacts';
import * as heartbeatData from '@/data/heartbeat';
import * as initialServicesData from '@/data/initial-services';
import * as shownDocumentsData from '@/data/shown-documents';
import * as seoData from '@/data/seo-settings';
import * as servicesData from '@/data/services';
import * as storiesData from '@/data/stories';
import { parseCareer } from '@/collections/careers';
import { parseSeoSetting } from '@/collections/seo-settings';
import { parseService } from '@/collections/services';
import { parseStory } from '@/collections/stories';
import {
  COMMIT_TIME,
  inverse,
  type Change,
  type DocumentChange,
  type Stored,
} from '@/collections/change';
import { loggedFields, type RecordedFields, withoutDates } from '@/collections/recorded-change';
import { ConflictError } from '@/domain/errors';
import type { User } from '@/domain/user';
import { switchAccount } from '@/lib/account-store';
import { deferred } from '../support/network';
import { career, contact, service, story } from '../support/sample-documents';

/** An account without back office access. */
export const MEMBER: User = { uid: 'm', email: 'miro@example.com', displayName: 'Miro Member' };

export const ADMINISTRATOR: User = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada' };

export const lastPage = <Item>(...items: Item[]) => ({ items, next: null });

export const NO_HEARTBEAT: heartbeatData.Heartbeat = {
  ...{ inquiries: null, site: null, publish: null, liveUntil: null, waits: [] },
};

interface Saved {
  fields: RecordedFields;
  version: string;
}

/** The documents that a test has put or written, by path. Others have sample fields. */
const saved = new Map<string, Saved | null>();
/** What each record replaced. */
const replaced = new Map<unknown, { path: string; before: Saved | null }>();

/** Puts a document as src/data returns it or, if it is null, removes the document. */
export function put(path: string, item: { id?: string; version?: string } | null): void {
  const { version = 'put' } = item ?? {};
  const fields = withoutNull({ ...item, id: null, version: null });
  saved.set(path, item && { fields, version });
}

/** Reads documents of a collection that a test has put or written. */
export const reader =
  <Item>(
    collection: string,
    parse: (id: string, fields: RecordedFields, version: string) => Item,
  ) =>
  (id: string): Promise<Item | null> => {
    const found = saved.get(`${collection}/${id}`);
    return Promise.resolve(found ? parse(id, found.fields, found.version) : null);
  };

/** What the stub of the database contains, as far as a change asks. */
function storedFor({ collection, id, expected }: DocumentChange): Stored {
  const path = `${collection}/${id}`;
  if (saved.has(path)) return saved.get(path)?.fields;
  const isNew = typeof expected === 'function' ? expected(undefined) : expected === '';
  const contactFields = contact({ status: 'stored' });
  return {
    careers: isNew ? undefined : career(),
    services: isNew ? undefined : service({ slug: id }),
    stories: isNew ? undefined : story({ slug: id }),
    seoSettings: undefined,
    contacts: contactFields,
    deletedContacts: contactFields,
  }[collection];
}

/** A test decides itself whether a version is still the stored one. */
function checkExpected({ collection, id, expected }: DocumentChange, stored: Stored) {
  if (typeof expected !== 'function' || !saved.has(`${collection}/${id}`)) return;
  if (!expected(stored)) throw new ConflictError();
}

/** Stub of `commit`: passes each document to `write`, whose number replaces the number of changes. */
const commitStub =
  (write: WriteStub, undo: UndoStub): typeof commitData.commit =>
  async (changes) => {
    const undone: Change[] = [];
    for (const change of changes) {
      const documents = change.documents as readonly DocumentChange[];
      if (isInverse(documents)) {
        await undo(`${change.collection}/${change.id}`);
        const { path, before } = replaced.get(documents) ?? {};
        if (path)
          put(path, before ? { ...before.fields, version: `${before.version} again` } : null);
        undone.push({ ...change, documents: [...documents] });
        inverses.add(undone.at(-1)?.documents);
        continue;
      }
      const listed = typeof change.documents === 'function' ? await change.documents() : documents;
      const stored = listed.map(storedFor);
      const back: DocumentChange[] = [];
      for (const [index, one] of listed.entries()) {
        const { collection, id, expected } = one;
        const path = `${collection}/${id}`;
        const next = one.next(stored[index], stored);
        if (next === undefined || collection === 'deletedContacts') continue;
        const known = typeof expected === 'string' ? [expected] : [];
        await write(path, next && withoutNull(loggedOf(collection, stored[index], next)), ...known);
        checkExpected(one, stored[index]);
        back.push(inverse(one, stored[index], next));
        if (collection === 'contacts' && !saved.has(path)) continue;
        replaced.set(back, { path, before: saved.get(path) ?? null });
        put(path, next && { ...withDates(next), version: `saved ${++commits}` });
      }
      inverses.add(back);
      undone.push({ ...change, documents: back });
    }
    const changed = undone.filter(({ documents }) => documents.length > 0).length;
    return { changed, left: 0, undo: undone };
  };

const inverses = new Set<unknown>();
const isInverse = (documents: unknown) => inverses.has(documents);

function loggedOf(collection: DocumentChange['collection'], before: Stored, next: RecordedFields) {
  if (collection !== 'contacts') return withoutDates(next);
  const { after } = loggedFields(collection, before, next);
  return Object.fromEntries(Object.keys(after ?? {}).map((name) => [name, next[name] ?? null]));
}

type UndoStub = (path: string) => Promise<void>;

let commits = 0;

const withoutNull = (fields: RecordedFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const withDates = (fields: RecordedFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === COMMIT_TIME ? new Date() : value,
    ]),
  );

type WriteStub = (path: string, fields: RecordedFields | null, expected?: string) => Promise<void>;

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
    saved.clear();
    replaced.clear();
    sessionStorage.clear();
    localStorage.clear();
    switchAccount('nobody');
    dismissToast(currentToast()?.id ?? 0);
  });
  const write = vi.fn<WriteStub>().mockResolvedValue(undefined);
  const undo = vi.fn<UndoStub>().mockResolvedValue(undefined);
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
    listAdministrators: vi
      .spyOn(administratorsData, 'listAdministrators')
      .mockResolvedValue([{ uid: 'ada', email: 'ada@example.com', since: null }]),
    getHeartbeat: vi.spyOn(heartbeatData, 'getHeartbeat').mockResolvedValue(NO_HEARTBEAT),
    listChanges: vi.spyOn(changesData, 'listChanges').mockResolvedValue(lastPage()),
    countChangesSince: vi.spyOn(changesData, 'countChangesSince').mockResolvedValue(0),
    listContactChanges: vi.spyOn(changesData, 'listContactChanges').mockResolvedValue(lastPage()),
    getNewestChange: vi.spyOn(changesData, 'getNewestChange').mockResolvedValue(null),
    inverseOf: vi
      .spyOn(changesData, 'inverseOf')
      .mockImplementation(({ collection, document: id, before }) =>
        Promise.resolve([{ collection, id, next: () => before }]),
      ),
    /** Called with the path of what is undone. */
    undo,
    commit: vi.spyOn(commitData, 'commit').mockImplementation(commitStub(write, undo)),
    /** Called with each change: its path, the recorded fields (null deletes), and what it starts from. */
    write,
    listCareers: vi.spyOn(careersData, 'listCareers').mockResolvedValue(lastPage()),
    listShown: vi.spyOn(shownDocumentsData, 'listShown').mockResolvedValue([]),
    listNewestCareers: vi.spyOn(careersData, 'listNewestCareers').mockResolvedValue([]),
    countCareers: vi.spyOn(careersData, 'countCareers').mockResolvedValue(0),
    getCareer: vi
      .spyOn(careersData, 'getCareer')
      .mockImplementation(reader('careers', parseCareer)),
    listContacts: vi.spyOn(contactsData, 'listContacts').mockResolvedValue(lastPage()),
    listFollowUps: vi.spyOn(contactsData, 'listFollowUps').mockResolvedValue([]),
    listNewestContacts: vi.spyOn(contactsData, 'listNewestContacts').mockResolvedValue([]),
    countContacts: vi.spyOn(contactsData, 'countContacts').mockResolvedValue(0),
    contactSpan: vi
      .spyOn(contactsData, 'contactSpan')
      .mockResolvedValue({ count: 0, from: null, to: null }),
    getContact: vi.spyOn(contactsData, 'getContact').mockResolvedValue(null),
    countDueDeleted: vi.spyOn(contactsData, 'countDueDeleted').mockResolvedValue(0),
    listDueDeleted: vi.spyOn(contactsData, 'listDueDeleted').mockResolvedValue([]),
    dueFigures: vi
      .spyOn(figuresData, 'dueFigures')
      .mockResolvedValue({ overdue: 0, today: 0, later: 0, followUps: 0, oldest: null }),
    createContact: vi
      .spyOn(contactCreateData, 'createContact')
      .mockImplementation((id) => Promise.resolve(id)),
    getSeoSetting: vi
      .spyOn(seoData, 'getSeoSetting')
      .mockImplementation(reader('seoSettings', parseSeoSetting)),
    // The development server sends this response for every page.
    fetch: vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('<!doctype html>'))),
    listServices: vi.spyOn(servicesData, 'listServices').mockResolvedValue([]),
    getService: vi
      .spyOn(servicesData, 'getService')
      .mockImplementation(reader('services', parseService)),
    getServiceBySlug: vi.spyOn(servicesData, 'getServiceBySlug').mockResolvedValue(null),
    listStories: vi.spyOn(storiesData, 'listStories').mockResolvedValue(lastPage()),
    countStories: vi.spyOn(storiesData, 'countStories').mockResolvedValue(0),
    getStory: vi.spyOn(storiesData, 'getStory').mockImplementation(reader('stories', parseStory)),
    initializeServices: vi.spyOn(initialServicesData, 'initializeServices').mockResolvedValue(),
  };
}
