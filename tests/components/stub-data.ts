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
  isUnchanged,
  type Change,
  type DocumentChange,
  type Stored,
} from '@/collections/change';
import {
  loggedFields,
  type LoggedChange,
  type RecordedFields,
  withoutDates,
} from '@/collections/recorded-change';
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
  return {
    careers: isNew ? undefined : career(),
    services: isNew ? undefined : service({ slug: id }),
    stories: isNew ? undefined : story({ slug: id }),
    seoSettings: undefined,
    contacts: contact({ status: 'stored' }),
    // A test puts what is in the trash.
    deletedContacts: undefined,
  }[collection];
}

/** A test decides itself whether a version is still the stored one. */
function checkExpected({ collection, id, expected }: DocumentChange, stored: Stored) {
  const isKnown = saved.has(`${collection}/${id}`) || collection === 'deletedContacts';
  if (typeof expected !== 'function' || !isKnown) return;
  if (!expected(stored)) throw new ConflictError();
}

/**
 * Stub of `commit`: passes each document in the history to `write`, and each change that undoes one to `undo`. If one of
 * them rejects, nothing is stored; after a conflict, only its change is left out, unless it is the only one.
 */
const commitStub =
  (write: WriteStub, undo: UndoStub): typeof commitData.commit =>
  async (changes, { part }) => {
    const undone: commitData.Undo[] = [];
    const stores: (() => void)[] = [];
    let left = 0;
    for (const change of changes) {
      try {
        const written = isInverse(change.documents)
          ? await undoStub(change, undo)
          : await writeStub(change, write);
        if (written.back.length === 0) continue;
        stores.push(written.store);
        inverses.add(written.back);
        const { back, undoes } = written;
        undone.unshift({ ...change, documents: back, undoes });
      } catch (error) {
        const isOnlyChange = changes.length === 1 && part === 0;
        if (isOnlyChange || !(error instanceof ConflictError)) throw error;
        left += 1;
      }
    }
    for (const store of stores) store();
    return { changed: undone.length, left, undo: undone };
  };

interface StubWritten {
  /** What undoes the change; empty if there was nothing to write. */
  back: DocumentChange[];
  undoes: LoggedChange[];
  store: () => void;
}

async function writeStub({ documents }: Change, write: WriteStub): Promise<StubWritten> {
  const listed = typeof documents === 'function' ? await documents() : documents;
  const stored = listed.map(storedFor);
  const writes = listed.flatMap((one, index) => {
    const before = stored[index];
    const next = one.next(before, stored);
    const isKept = next === undefined || (isInquiry(one.collection) && isUnchanged(next, before));
    const path = `${one.collection}/${one.id}`;
    return isKept ? [] : { one, path, before, logged: next, after: next && withDates(next) };
  });
  const isMoved = (collection: string) => writes.length > 1 && collection === 'deletedContacts';
  for (const { one, path, before, logged } of writes) {
    const { collection, expected } = one;
    const known = typeof expected === 'string' ? [expected] : [];
    const fields = logged && withoutNull(loggedOf(collection, before, logged));
    if (!isMoved(collection)) await write(path, fields, ...known);
    checkExpected(one, before);
  }
  const back = writes.map(({ one, before, after }) => inverse(one, before, after));
  const [first] = writes;
  if (first) replaced.set(back, { path: first.path, before: saved.get(first.path) ?? null });
  const undoes = writes.flatMap(({ one: { collection }, before, logged }) =>
    isMoved(collection) ? [] : { collection, ...loggedFields(collection, before, logged) },
  );
  return {
    back,
    undoes,
    store() {
      for (const { path, after } of writes)
        put(path, after && { ...after, version: `saved ${++commits}` });
    },
  };
}

async function undoStub({ collection, id, documents }: Change, undo: UndoStub) {
  await undo(`${collection}/${id}`);
  const listed = documents as readonly DocumentChange[];
  if (isInquiry(collection)) return writeStub({ collection, id, documents }, ignored);
  const { path = '', before } = replaced.get(documents) ?? {};
  const store = () =>
    put(path, before ? { ...before.fields, version: `${before.version} again` } : null);
  return { back: [...listed], undoes: [], store };
}

const ignored: WriteStub = () => Promise.resolve();

const isInquiry = (collection: string) => collection.endsWith('ontacts');

const inverses = new Set<unknown>();
const isInverse = (documents: unknown) => inverses.has(documents);

function loggedOf(collection: DocumentChange['collection'], before: Stored, next: RecordedFields) {
  if (!isInquiry(collection)) return withoutDates(next);
  const { after } = loggedFields(collection, before, next);
  const logged = Object.keys(after ?? {}).filter((name) => next[name] !== COMMIT_TIME);
  return Object.fromEntries(logged.map((name) => [name, next[name] ?? null]));
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
    contactSpan: vi.spyOn(contactsData, 'contactSpan').mockResolvedValue({ from: null, to: null }),
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
