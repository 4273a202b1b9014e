import { act } from '@testing-library/react';
import { expect, onTestFinished, vi, type Mock } from 'vitest';
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
import * as seoData from '@/data/seo-settings';
import * as servicesData from '@/data/services';
import * as settingsData from '@/data/settings';
import * as shownDocumentsData from '@/data/shown-documents';
import * as storiesData from '@/data/stories';
import type { RecordedCollection } from '@/collections/collections';
import type { User } from '@/domain/user';
import { switchAccount } from '@/lib/account-store';
import { deferred } from '../support/network';
import { answersFrom, type DataCalls } from './store-answers';
import { StoredDocuments } from './stored-documents';

/** An account without back office access. */
export const MEMBER: User = { uid: 'm', email: 'miro@example.com', displayName: 'Miro Member' };

export const ADMINISTRATOR: User = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada' };

/** The dates of a saved career, service, or story. */
export const DATES = { createdAt: expect.any(Date) as Date, updatedAt: expect.any(Date) as Date };

const MODULES = [
  ...[administratorsData, authData, careersData, changesData, commitData, contactCreateData],
  ...[figuresData, contactsData, heartbeatData, initialServicesData, seoData, servicesData],
  ...[settingsData, shownDocumentsData, storiesData],
] as Record<string, unknown>[];

type Call = (...args: unknown[]) => unknown;
type Calls = DataCalls & typeof authData;
type CallName = keyof Calls &
  (keyof ReturnType<typeof answersFrom> | keyof ReturnType<typeof sessionOf>);

/** Who is signed in. Passwords aren't checked. */
function sessionOf(signedIn: User | null) {
  let user = signedIn;
  const observers = new Set<(user: User | null) => void>();
  const setUser = (next: User | null) => {
    user = next;
    for (const observer of observers) observer(user);
  };
  return {
    observeUser(onUser: (user: User | null) => void) {
      observers.add(onUser);
      onUser(user);
      return () => void observers.delete(onUser);
    },
    signIn(email: string) {
      const account = [ADMINISTRATOR, MEMBER].find((each) => each.email === email) ?? MEMBER;
      setUser(account);
      return account;
    },
    signOut: () => setUser(null),
    sendPasswordReset: () => undefined,
    setUser,
  };
}

/**
 * Puts one store in memory in the place of src/data for one test. It contains one administrator.
 * @param user the user who is signed in
 */
export function openStore(user: User | null = null) {
  const documents = new StoredDocuments();
  documents.put('admins/ada', { email: ADMINISTRATOR.email });
  const { setUser, ...session } = sessionOf(user);
  const answers = { ...answersFrom(documents), ...session } as Record<string, Call>;
  const spies = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      const module = MODULES.find((each) => name in each) as Record<string, Call>;
      // A function that src/data exports as async never throws before it returns.
      const call: Call = name === 'observeUser' ? answer : async (...args) => answer(...args);
      return [name, vi.spyOn(module, name).mockImplementation(call)];
    }),
  ) as unknown as { [Name in CallName]: Mock<Calls[Name]> };
  // The development server sends this response for every page.
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('<!doctype html>')));
  onTestFinished(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
    switchAccount('nobody');
    dismissToast(currentToast()?.id ?? 0);
  });

  const next = (name: CallName, times: number) => {
    const spy = spies[name] as unknown as Mock<Call>;
    const answer = spy.getMockImplementation() as Call;
    const replace = (call: Call) => {
      if (times === Infinity) spy.mockImplementation(call);
      for (let count = 0; count < times && times < Infinity; count += 1)
        spy.mockImplementationOnce(call);
    };
    return { answer, replace };
  };

  return {
    /** Saves a document: its fields, or an item as src/data returns it. Null deletes it. */
    put: (path: string, item: object | null) => documents.put(path, item),
    /** Saves items as src/data returns them, the newest first. */
    add: (collection: RecordedCollection, ...items: { id: string }[]) => {
      for (const item of items) documents.put(`${collection}/${item.id}`, item);
    },
    /** The saved fields of a document. */
    get: (path: string) => documents.get(path),
    /** The IDs of a collection's documents, the newest first. */
    ids: (collection: string) => documents.list(collection).map(({ id }) => id),
    /** The entries of the history, the newest first. */
    history: () => documents.list('changes', 'at').map(({ fields }) => fields),
    /** Lets pages of lists have at most this many documents. */
    limitPages: (size: number) => {
      documents.pageSize = size;
    },
    /** Signs this user in, or everyone out, such as in another tab. */
    setUser: (next: User | null) => act(() => setUser(next)),
    /** Lets the next call of a function of src/data fail, or the next `times`. */
    fail(name: CallName, error: Error, times = 1) {
      next(name, times).replace(() => Promise.reject(error));
    },
    /** Lets the next call of a function do its work, and then fail: the response is lost. */
    lose(name: CallName, error: Error) {
      const { answer, replace } = next(name, 1);
      replace(async (...args) => {
        await answer(...args);
        throw error;
      });
    },
    /** Lets the next call of a function pass, before one that fails or is delayed. */
    pass(name: CallName) {
      const { answer, replace } = next(name, 1);
      replace(answer);
    },
    /** Delays the next call of a function until the returned function is called or the test ends. Then it may fail. */
    hold(name: CallName, error?: Error) {
      const { released, release } = deferred();
      const { answer, replace } = next(name, 1);
      replace(async (...args) => {
        await released;
        if (error) throw error;
        return answer(...args);
      });
      // A call left pending could fail in a later test.
      onTestFinished(release);
      return release;
    },
    /** The arguments of the calls of a function, for the few tests in which the call is what is promised. */
    calls: <Name extends CallName>(name: Name) =>
      spies[name].mock.calls as unknown as Parameters<Calls[Name]>[],
    spies: { ...spies, fetch },
  };
}

export type Store = ReturnType<typeof openStore>;
