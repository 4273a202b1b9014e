import { inspect } from 'node:util';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
  Timestamp,
  type EmulatorMockTokenOptions,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, inject } from 'vitest';
import rules from '../../firestore.rules?raw';

/** The SDK logs every refused request, and most tests expect refusals. */
setLogLevel('silent');

/**
 * Kinds of people (design 5). A member is signed in but isn't an administrator. The last three were administrators, but
 * lack the document in `admins`, have signed in more than 12 hours ago, or lack the claim.
 */
export const PEOPLE = [
  'visitor',
  'member',
  'administrator',
  'revoked',
  'expired',
  'unclaimed',
] as const;
export type Person = (typeof PEOPLE)[number];

export type Fields = Record<string, unknown>;

/** Token claims that the rules read. Without `admin`, or with an old `auth_time`, administrator access is refused. */
export interface TestToken {
  sub: string;
  email?: string;
  admin?: unknown;
  /** Time of the sign-in, in seconds since 1970. */
  auth_time?: number;
}

/** Returns the token of a user who has just signed in. */
export function tokenOf(sub: string, claims: Omit<TestToken, 'sub'> = {}): TestToken {
  return { sub, email: `${sub}@example.com`, auth_time: Math.floor(Date.now() / 1000), ...claims };
}

export interface RulesProject {
  projectId: string;
  /** A database connection for each kind of person. A signed-in person's uid is the name of the kind. */
  as: Record<Person, Firestore>;
  /** Returns a database connection with this token. */
  withToken(token: TestToken): Firestore;
  /** Writes documents by path, bypassing the rules. */
  store(documents: Record<string, Fields>): Promise<void>;
  /** Reads the fields of a document, bypassing the rules. Returns null if the document doesn't exist. */
  stored(path: string): Promise<Fields | null>;
  /** Deletes a document, bypassing the rules. */
  remove(path: string): Promise<void>;
  close(): Promise<void>;
}

export function emulatorAddress(): { host: string; port: number } {
  const [host = '', port] = inject('firestoreEmulator').split(':');
  return { host, port: Number(port) };
}

async function openRulesProject(projectId: string): Promise<RulesProject> {
  const address = emulatorAddress();
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...address, rules },
  });

  const databases: Firestore[] = [];
  // Uses the Lite SDK, as the site does. The test library's own contexts use the full SDK, which retries requests.
  const connect = (mockUserToken?: string | TestToken): Firestore => {
    const db = getFirestore(initializeApp({ projectId }, `${projectId} ${databases.length}`));
    connectFirestoreEmulator(
      db,
      address.host,
      address.port,
      mockUserToken ? { mockUserToken: mockUserToken as EmulatorMockTokenOptions } : {},
    );
    databases.push(db);
    return db;
  };
  const as: RulesProject['as'] = {
    visitor: connect(),
    member: connect(tokenOf('member')),
    administrator: connect(tokenOf('administrator', { admin: true })),
    revoked: connect(tokenOf('revoked', { admin: true })),
    unclaimed: connect(tokenOf('unclaimed')),
    expired: connect({
      ...tokenOf('expired', { admin: true }),
      auth_time: Math.floor(Date.now() / 1000) - 13 * 3600,
    }),
  };
  const withoutRules = connect('owner');

  const store: RulesProject['store'] = async (documents) => {
    await Promise.all(
      Object.entries(documents).map(([path, fields]) => setDoc(doc(withoutRules, path), fields)),
    );
  };
  for (const uid of ['administrator', 'unclaimed', 'expired'])
    await store({ [`admins/${uid}`]: { email: `${uid}@example.com` } });

  return {
    projectId,
    as,
    withToken: connect,
    store,
    stored: async (path) => (await getDoc(doc(withoutRules, path))).data() ?? null,
    remove: (path) => deleteDoc(doc(withoutRules, path)),
    close: async () => {
      await Promise.all([environment.cleanup(), ...databases.map((db) => deleteApp(db.app))]);
    },
  };
}

/**
 * Creates an emulator project with the rules and one administrator for the tests in a file or block. Each run uses a
 * new project, so that the emulator's reports cover only that run.
 */
export function setUpRulesProject(name: string): () => RulesProject {
  let project: RulesProject | undefined;
  beforeAll(async () => {
    project = await openRulesProject(`demo-rules-${name}-${Date.now()}`);
  });
  afterAll(() => project?.close());
  return () => {
    if (!project)
      throw new Error('The project doesn’t exist yet. Call this function inside a test.');
    return project;
  };
}

/** Expects the rules to accept or refuse the request. */
export async function expectRules(
  verdict: 'accept' | 'refuse',
  request: Promise<unknown>,
): Promise<void> {
  await (verdict === 'accept' ? assertSucceeds(request) : assertFails(request));
}

/** Returns whether the rules accept the request. Rethrows every error except a refusal. */
export async function isAccepted(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
      return false;
    throw error;
  }
}

export const describeValue = (value: unknown) =>
  value === undefined
    ? 'a document without it'
    : inspect(value, { maxStringLength: 60, maxArrayLength: 3, breakLength: Infinity });

/** Labels values for `acceptedOf`. */
export const labelled = <Value>(values: readonly Value[]) =>
  values.map((value) => [describeValue(value), value] as const);

/** Sends the cases one after another. @returns the labels of the cases that the rules accept */
export async function acceptedOf<Value>(
  cases: readonly (readonly [label: string, value: Value])[],
  send: (value: Value) => Promise<unknown>,
): Promise<string[]> {
  const accepted: string[] = [];
  for (const [label, value] of cases) if (await isAccepted(send(value))) accepted.push(label);
  return accepted;
}

export const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);
export const YEARS_AGO = Timestamp.fromDate(new Date('2020-02-02T02:02:02Z'));

/** Values other than the server's request time, by label. */
export const INVALID_DATES: [string, () => unknown][] = [
  ['a minute ago', () => inMinutes(-1)],
  ['in a minute', () => inMinutes(1)],
  ['years ago', () => YEARS_AGO],
  ['a string', () => new Date().toISOString()],
  ['a number', () => Date.now()],
  ['null', () => null],
  ['missing', () => undefined],
];

let ids = 0;
/** Returns an ID that is unique in this run and has the format of a contact ID (design 10). */
export function newId(): string {
  ids += 1;
  return String(ids).padStart(20, '0');
}
