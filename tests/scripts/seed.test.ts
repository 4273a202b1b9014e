import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { clear, seed } from '../../scripts/samples/seed';
import { COLLECTIONS } from '../../src/collections/collections';
import { CONTACT_STATUSES } from '../../src/collections/inquiries';
import { documentSchema } from '../../src/collections/schemas';
import { JOB_TYPES } from '../../src/domain/job-types';
import { deferred } from '../support/network';

/** A separate project, because seed and clear affect the whole project. */
const PROJECT = 'demo-seed-test';

let app: App;
beforeAll(() => {
  app = initializeApp({ projectId: PROJECT }, PROJECT);
});
afterAll(() => deleteApp(app));

async function documents(collection: string): Promise<Record<string, unknown>[]> {
  const { docs } = await getFirestore(app).collection(collection).get();
  return docs.map((document) => document.data());
}

describe('sample data:', () => {
  it.each([seed, clear])('%o refuses a real project, and to run without emulators', async (run) => {
    await expect(run('consulting-site')).rejects.toThrow('doesn\'t start with "demo-"');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
    await expect(run(PROJECT)).rejects.toThrow('Set FIRESTORE_EMULATOR_HOST');
    vi.unstubAllEnvs();
  });

  it('seed stores the same valid documents on each run, of every type and status; clear deletes all of them', async () => {
    const names = ['services', 'careers', 'stories', 'contacts', 'seoSettings'] as const;
    const count = async () =>
      Promise.all([...names, 'admins'].map(async (name) => (await documents(name)).length));
    const accounts = async () => (await getAuth(app).listUsers()).users.length;
    await seed(PROJECT);
    const first = await count();
    await seed(PROJECT);
    expect(await count()).toEqual(first);
    expect(first).not.toContain(0);
    expect(await accounts()).toBe(Object.keys(DEMO_ACCOUNTS).length);

    for (const name of names) {
      const stored = await documents(name);
      // One sample contact has the fields of older contacts.
      const current = stored.filter((document) => !(name === 'contacts' && 'name' in document));
      expect(stored.length - current.length).toBe(name === 'contacts' ? 1 : 0);
      for (const document of current)
        v.parse(v.object(documentSchema(COLLECTIONS[name]).entries), document);
    }
    const valuesOf = async (name: string, field: string) =>
      new Set((await documents(name)).map((document) => document[field]));
    expect(await valuesOf('careers', 'type')).toEqual(new Set(JOB_TYPES));
    expect(await valuesOf('careers', 'isActive')).toEqual(new Set([true, false]));
    expect(await valuesOf('contacts', 'status')).toEqual(new Set(CONTACT_STATUSES));

    await clear(PROJECT);
    expect(await count()).toEqual(first.map(() => 0));
    expect(await accounts()).toBe(0);
  });

  it('clear waits for an open transaction', async () => {
    const database = getFirestore(app);
    const document = database.doc('services/locked');
    await document.set({ name: 'Locked' });
    const { released: isLocked, release: locked } = deferred();
    const { released: isRefused, release: refused } = deferred();
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await send(...request);
      if (response.status === 409) refused();
      return response;
    });
    const transaction = database.runTransaction(async (locking) => {
      await locking.get(document);
      locked();
      await isRefused;
    });
    await isLocked;
    await clear(PROJECT);
    expect(await documents('services')).toEqual([]);
    await transaction;
    vi.restoreAllMocks();
  });
});
