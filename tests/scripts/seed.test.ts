import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { clear, seed } from '../../scripts/samples/seed';
import { COLLECTIONS } from '../../src/collections/collections';
import { CONTACT_STATUSES } from '../../src/collections/inquiries';
import { inputSchema } from '../../src/collections/schemas';
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
  it.each([
    ['seed', seed],
    ['clear', clear],
  ])('%s refuses to run for a real project or without emulators', async (_name, run) => {
    await expect(run('consulting-site')).rejects.toThrow('doesn\'t start with "demo-"');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
    await expect(run(PROJECT)).rejects.toThrow('Set FIRESTORE_EMULATOR_HOST');
    vi.unstubAllEnvs();
  });

  it('seed stores the same documents on each run; clear deletes all of them', async () => {
    const count = async () =>
      Promise.all(
        ['services', 'careers', 'contacts', 'seoSettings', 'admins'].map(
          async (name) => (await documents(name)).length,
        ),
      );
    await seed(PROJECT);
    const first = await count();
    await seed(PROJECT);
    expect(await count()).toEqual(first);
    expect(first).not.toContain(0);
    const accounts = Object.keys(DEMO_ACCOUNTS);
    expect((await getAuth(app).listUsers()).users).toHaveLength(accounts.length);

    await clear(PROJECT);
    expect(await count()).toEqual(first.map(() => 0));
    expect((await getAuth(app).listUsers()).users).toHaveLength(0);
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

  it('seed stores valid documents of every type and status', async () => {
    await seed(PROJECT);
    const careers = await documents('careers');
    const contacts = await documents('contacts');
    // One sample contact has the fields of older contacts.
    const current = contacts.filter((contact) => !('name' in contact));
    expect(contacts.length - current.length).toBe(1);

    for (const career of careers) v.parse(inputSchema(COLLECTIONS.careers), career);
    for (const contact of current) v.parse(inputSchema(COLLECTIONS.contacts), contact);
    for (const service of await documents('services'))
      v.parse(inputSchema(COLLECTIONS.services), service);
    for (const setting of await documents('seoSettings'))
      v.parse(inputSchema(COLLECTIONS.seoSettings), setting);

    const valuesOf = (all: Record<string, unknown>[], field: string) =>
      new Set(all.map((document) => document[field]));
    expect(valuesOf(careers, 'type')).toEqual(new Set(JOB_TYPES));
    expect(valuesOf(careers, 'isActive')).toEqual(new Set([true, false]));
    expect(valuesOf(contacts, 'status')).toEqual(new Set(CONTACT_STATUSES));
  });
});
