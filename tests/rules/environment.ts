import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll } from 'vitest';

/** The rules that are tested: those that are shipped, or another file while the tests themselves are tried. */
export const RULES = readFileSync(process.env['RULES_FILE'] ?? 'firestore.rules', 'utf8');

/** Refusals are what most tests here ask for; the SDK need not print each of them. */
setLogLevel('silent');

export const PEOPLE = ['visitor', 'member', 'administrator'] as const;
/** The three kinds of person of design 5. A member is signed in and no administrator. */
export type Person = (typeof PEOPLE)[number];

export type Fields = Record<string, unknown>;

export interface RulesProject {
  projectId: string;
  /** The database as that person sees it. The uid of a signed-in one is the name of the kind. */
  as: Record<Person, Firestore>;
  /** Writes documents past the rules, by path. */
  store(documents: Record<string, Fields>): Promise<void>;
  close(): Promise<void>;
}

export function emulatorAddress(): { host: string; port: number } {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST names no emulator.');
  return { host, port: Number(port) };
}

async function openRulesProject(projectId: string): Promise<RulesProject> {
  const address = emulatorAddress();
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...address, rules: RULES },
  });

  // The contexts of the library are of the full SDK, which waits and retries where the site, with the small
  // one, gets an answer.
  const connect = (name: string, mockUserToken?: string | { sub: string }): Firestore => {
    const db = getFirestore(initializeApp({ projectId }, `${projectId} ${name}`));
    connectFirestoreEmulator(
      db,
      address.host,
      address.port,
      mockUserToken ? { mockUserToken } : {},
    );
    return db;
  };
  const as: RulesProject['as'] = {
    visitor: connect('visitor'),
    member: connect('member', { sub: 'member' }),
    administrator: connect('administrator', { sub: 'administrator' }),
  };
  const pastTheRules = connect('owner', 'owner');

  const store: RulesProject['store'] = async (documents) => {
    await Promise.all(
      Object.entries(documents).map(([path, fields]) => setDoc(doc(pastTheRules, path), fields)),
    );
  };
  await store({ 'admins/administrator': {} });

  return {
    projectId,
    as,
    store,
    close: async () => {
      const databases = [...Object.values(as), pastTheRules];
      await Promise.all([environment.cleanup(), ...databases.map((db) => deleteApp(db.app))]);
    },
  };
}

/**
 * Gives the tests of a file or a block a project of their own in the emulator, with the rules loaded and one
 * administrator. A new one in each run: what the emulator reports of it is of this run alone.
 */
export function setUpRulesProject(name: string): () => RulesProject {
  let project: RulesProject | undefined;
  beforeAll(async () => {
    project = await openRulesProject(`demo-rules-${name}-${Date.now()}`);
  });
  afterAll(() => project?.close());
  return () => {
    if (!project) throw new Error('The project opens before the first test, not before.');
    return project;
  };
}

/** Expects the rules to let the request through, or to refuse it. */
export async function expectRules(
  verdict: 'accept' | 'refuse',
  request: Promise<unknown>,
): Promise<void> {
  await (verdict === 'accept' ? assertSucceeds(request) : assertFails(request));
}

let ids = 0;
/** An id that no other test of this run uses. */
export function newId(): string {
  ids += 1;
  return `id-${ids}`;
}
