import { doc, getDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '@/data/auth';
import { deleteCareer, saveCareer, switchCareer } from '@/data/career-writes';
import { getCareer } from '@/data/careers';
import { undoChange } from '@/data/changes';
import { commit, type CommitKey } from '@/data/commit';
import {
  deleteContact,
  restoreContact,
  updateContactNote,
  updateContactStatus,
} from '@/data/contacts';
import { firestore } from '@/data/firestore';
import { saveSeoSetting } from '@/data/seo-setting-writes';
import { writeDocument } from '@/data/snapshot-documents';
import { saveDocument, storedVersion } from '@/data/whole-documents';
import { blankCareer, cleanCareer } from '@/domain/career';
import type { Written } from '@/domain/change';
import { ConflictError, TimeoutError } from '@/domain/errors';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { change, put, putExactly, remove, resetDatabase, stored } from '../support/database';
import { career, contact, service } from '../support/sample-documents';
import { newKey } from './commit-key';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { beforeReads, interceptCommits, shortenPauses, type Send } from './lost-answers';
import { randomOf, SEED } from './random';
import { signInAsAdministrator } from './sign-in-as-administrator';

const CAREER = cleanCareer({ ...blankCareer(), title: 'Oracle DBA' });
const PATH = 'careers/dba';

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

const versionAt = async (path: string) =>
  storedVersion(await getDoc(doc(firestore(), path))).version;

it('a repeated call returns what was written and writes nothing, also over a later save', async () => {
  const key = newKey();
  const first = await saveCareer(key, 'dba', CAREER, '');
  expect(first).toMatchObject({ record: `careers~dba~${key.id}`, fields: CAREER });
  expect(first.version).toBe(await versionAt(PATH));
  await change(PATH, { title: 'Theirs', updatedAt: new Date() });
  expect(await saveCareer(key, 'dba', CAREER, '')).toEqual(first);
  await remove(PATH);
  expect(await saveCareer(key, 'dba', CAREER, '')).toEqual(first);
  expect(await fieldsAt(PATH)).toBeUndefined();
  expect(await stored('changes')).toHaveLength(1);
});

describe('a later call of the same person', () => {
  /** Stores a career without telling what became of it. */
  async function saveUnknown() {
    const { id } = newKey();
    await saveCareer(newKey(id), 'dba', CAREER, '');
    return { ...newKey(), earlier: ['x', id] };
  }

  it('goes on from an earlier one that was made after all', async () => {
    const key = await saveUnknown();
    await saveCareer(key, 'dba', { ...CAREER, title: 'Senior DBA' }, '');
    expect(await fieldsAt(PATH)).toMatchObject({ title: 'Senior DBA' });
    expect(await expectTrueHistory(PATH)).toBe(2);
  });

  it('has the record of the earlier one where there is nothing left to write', async () => {
    const key = await saveUnknown();
    const record = `careers~dba~${key.earlier[1] ?? ''}`;
    expect(await saveCareer(key, 'dba', CAREER, '')).toMatchObject({ fields: CAREER, record });
    const { id } = newKey();
    await deleteCareer(newKey(id), 'dba', await versionAt(PATH));
    const later = { ...newKey(), earlier: [id] };
    expect(await deleteCareer(later, 'dba', 'x')).toMatchObject({ record: `careers~dba~${id}` });
    expect(await expectTrueHistory(PATH)).toBe(2);
  });

  it('replaces nothing that someone else has saved since the earlier one', async () => {
    const key = await saveUnknown();
    await change(PATH, { title: 'Theirs', updatedAt: new Date() });
    const mine = { ...CAREER, title: 'Senior DBA' };
    await expect(saveCareer(key, 'dba', mine, '')).rejects.toThrow(ConflictError);
    expect(await fieldsAt(PATH)).toMatchObject({ title: 'Theirs' });
  });
});

it.each([
  ['of the document in admins', { email: 'granted@example.com' }, 'granted@example.com'],
  ['empty where that has none', {}, ''],
])('a record names the account; the email address is %s', async (_label, fields, email) => {
  const { uid } = DEMO_ACCOUNTS.administrator;
  await putExactly(`admins/${uid}`, fields);
  await saveCareer(newKey(), 'dba', CAREER, '');
  expect(await changesOf(PATH)).toMatchObject([{ uid, email }]);
});

describe('after its deadline a write sends nothing', () => {
  const late = new TimeoutError();
  let commits: number;
  let deadline: AbortController;

  beforeEach(() => {
    commits = 0;
    deadline = new AbortController();
  });

  const save = (edit: () => void) =>
    commit(newKey(undefined, deadline.signal), [doc(firestore(), PATH)], (stored) => {
      edit();
      return [{ stored, fields: { ...CAREER } }];
    });

  function countCommits(answer: (send: Send) => Promise<Response>) {
    interceptCommits((send) => {
      commits += 1;
      return answer(send);
    });
  }

  it('if it is over before the first read', async () => {
    countCommits((send) => send());
    deadline.abort(late);
    const edit = vi.fn();
    await expect(save(edit)).rejects.toBe(late);
    expect(edit).not.toHaveBeenCalled();
    expect(commits).toBe(0);
  });

  it('if it is over when the documents are read', async () => {
    countCommits((send) => send());
    await expect(save(() => deadline.abort(late))).rejects.toBe(late);
    expect(commits).toBe(0);
  });

  it.each([
    ['got no answer', () => Promise.reject(new TypeError('The network fails'))],
    [
      'was refused',
      () =>
        Promise.resolve(
          Response.json([{ error: { status: 'PERMISSION_DENIED' } }], { status: 403 }),
        ),
    ],
  ])('if it is over when an attempt %s', async (_label, answer) => {
    shortenPauses();
    countCommits(() => {
      deadline.abort(late);
      return answer();
    });
    await expect(save(() => undefined)).rejects.toBe(late);
    expect(commits).toBe(1);
  });
});

/** Calls the REST API as a visitor. */
async function call(method: string, body: object): Promise<string> {
  const database = `projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${database}:${method}`;
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/**
 * Reads the public careers in a read-write transaction that stays open: the emulator then locks them, as
 * Firestore does in the concurrency mode PESSIMISTIC.
 * @returns a function that ends the transaction
 */
async function lockCareers(): Promise<() => Promise<void>> {
  const begun = await call('beginTransaction', { options: { readWrite: {} } });
  const { transaction } = JSON.parse(begun) as { transaction: string };
  const isActive = { field: { fieldPath: 'isActive' }, op: 'EQUAL', value: { booleanValue: true } };
  const where = { fieldFilter: isActive };
  const structuredQuery = { from: [{ collectionId: 'careers' }], where, limit: 51 };
  await call('runQuery', { structuredQuery, transaction });
  return async () => {
    await call('rollback', { transaction });
  };
}

it('a save is repeated while a stranger locks what it changes, and succeeds afterwards', async () => {
  const { version } = await saveCareer(newKey(), 'dba', CAREER, '');
  const unlock = await lockCareers();
  const refused = new Promise<void>((resolve) => {
    interceptCommits(async (send) => {
      const response = await send();
      if (!response.ok) resolve();
      return response;
    });
  });
  const save = saveCareer(newKey(), 'dba', { ...CAREER, title: 'Senior DBA' }, version);
  await refused;
  expect(await getCareer('dba')).toMatchObject({ title: 'Oracle DBA' });
  await unlock();
  expect(await save).toMatchObject({ fields: { title: 'Senior DBA' } });
  expect(await expectTrueHistory(PATH)).toBe(2);
});

describe('a write without an answer', () => {
  const WRITES = 100;
  const AT_ONCE = 10;

  type Write = (key: CommitKey) => Promise<Written>;
  /** Stores what a write needs. `after`: what it stores. */
  type Kind = (id: string) => Promise<{ path: string; after: object | null; write: Write }>;

  async function storedCareer(id: string) {
    const path = `careers/${id}`;
    await put(path, career({ title: 'Old' }));
    return { path, version: await versionAt(path) };
  }
  async function storedContact(id: string) {
    const path = `contacts/${id}`;
    await put(path, contact({ status: 'contacted', note: 'Old' }));
    return path;
  }
  const NEW = { ...CAREER, title: 'New' };

  const KINDS: Kind[] = [
    (id) =>
      Promise.resolve({
        path: `careers/${id}`,
        after: NEW,
        write: (key) => saveCareer(key, id, NEW, ''),
      }),
    async (id) => {
      const { path, version } = await storedCareer(id);
      return { path, after: NEW, write: (key) => saveCareer(key, id, NEW, version) };
    },
    async (id) => {
      const { path, version } = await storedCareer(id);
      const after = career({ title: 'Old', isActive: false });
      return { path, after, write: (key) => switchCareer(key, id, false, version) };
    },
    async (id) => {
      const { path, version } = await storedCareer(id);
      return { path, after: null, write: (key) => deleteCareer(key, id, version) };
    },
    async (id) => {
      const { path, version } = await storedCareer(id);
      const { record } = await saveCareer(newKey(), id, NEW, version);
      const after = career({ title: 'Old' });
      return { path, after, write: (key) => undoChange(key, record ?? '') };
    },
    async (id) => {
      const { path, version } = await storedCareer(id);
      const dates = { createdAt: null, updatedAt: version };
      const before = { id, fields: career({ title: 'Old' }), ...dates };
      const planned = { id, fields: NEW, createdAt: null };
      const change = { collection: 'careers', id, before, after: planned, problem: null } as const;
      return { path, after: NEW, write: (key) => writeDocument(key, change) };
    },
    async (id) => {
      const path = `services/${id}`;
      await put(path, service({ slug: id }));
      const version = await versionAt(path);
      const after = service({ slug: id, name: 'New' });
      const place = { collection: 'services', id } as const;
      return { path, after, write: (key) => saveDocument(key, place, version, () => after) };
    },
    async (id) => {
      const path = `seoSettings/${id}`;
      const after = { title: 'New', description: 'Words', keywords: ['Oracle'] };
      const setting = { id, page: 'about' };
      await putExactly(path, { ...after, page: 'about', title: 'Old', updatedAt: new Date() });
      const version = await versionAt(path);
      return { path, after, write: (key) => saveSeoSetting(key, after, { ...setting, version }) };
    },
    async (id) => ({
      path: await storedContact(id),
      after: { status: 'closed', note: 'Old' },
      write: (key) => updateContactStatus(key, id, 'closed', 'contacted'),
    }),
    async (id) => ({
      path: await storedContact(id),
      after: { status: 'contacted', note: 'New' },
      write: (key) => updateContactNote(key, id, 'New', 'Old'),
    }),
    async (id) => ({
      path: await storedContact(id),
      after: null,
      write: (key) => deleteContact(key, id),
    }),
    async (id) => {
      const path = await storedContact(id);
      await deleteContact(newKey(), id);
      return {
        path,
        after: contact({ status: 'contacted', note: 'Old' }),
        write: (key) => restoreContact(key, id),
      };
    },
  ];

  type Answer = (send: Send) => Promise<Response>;
  /** What the commits of a key meet, in turn; further ones are sent. */
  const answers = new Map<string, Answer[]>();

  /** What arrives before the next read of a document. */
  const arrivals = new Map<string, Send>();

  const dropped: Answer = () => Promise.reject(new TypeError('The network fails'));
  const unanswered: Answer = (send) => send().then(() => dropped(send));

  /** Gives a write up when its commit is on its way. @returns what lets that arrive */
  async function timedOut(write: Write, id: string): Promise<Send> {
    const deadline = new AbortController();
    const send = await new Promise<Send>((resolve, reject) => {
      const hold: Answer = (send) => {
        resolve(send);
        return new Promise(() => undefined);
      };
      answers.set(id, [hold]);
      write(newKey(id, deadline.signal)).catch(reject);
    });
    deadline.abort(new TimeoutError());
    return send;
  }

  /** `late`: lets an attempt arrive that was given up. */
  type Failure = (
    write: Write,
    id: string,
    path: string,
  ) => Promise<{ written: Written; late?: Send }>;

  const once =
    (...faults: Answer[]): Failure =>
    async (write, id) => {
      answers.set(id, [...faults]);
      return { written: await write(newKey(id)) };
    };

  const FAILURES: Failure[] = [
    once(dropped),
    once(unanswered),
    once(dropped, dropped, unanswered),
    async (write, id) => {
      const arrive = await timedOut(write, id);
      await arrive();
      return { written: await write(newKey(id)) };
    },
    async (write, id) => {
      const arrive = await timedOut(write, id);
      answers.set(id, [(send) => arrive().then(send)]);
      return { written: await write(newKey(id)) };
    },
    async (write, id, path) => {
      arrivals.set(path, await timedOut(write, id));
      return { written: await write(newKey(id)) };
    },
    async (write, id, path) => {
      arrivals.set(recordPath(path, id), await timedOut(write, id));
      return { written: await write(newKey(id)) };
    },
    async (write, id) => {
      const late = await timedOut(write, id);
      return { written: await write(newKey(id)), late };
    },
  ];

  const recordPath = (path: string, id: string) => `changes/${path.replace('/', '~')}~${id}`;

  const withoutDate = (fields: object | undefined) => fields && { ...fields, updatedAt: null };

  async function expectOnce(number: number): Promise<void> {
    const random = randomOf(SEED + number);
    const prepare = KINDS[number % KINDS.length] as Kind;
    const fail = FAILURES[Math.floor(number / KINDS.length) % FAILURES.length] as Failure;
    const document = `lost-${number}`;
    const { path, after, write } = await prepare(document);
    const before = await fieldsAt(path);
    const { id } = newKey();
    const label = `write ${number}`;
    const { written, late } = await fail(write, id, path);

    const expectAfter = async () => {
      const fields = await fieldsAt(path);
      if (after) expect(fields, label).toMatchObject(after);
      else expect(fields, label).toBeUndefined();
    };
    await expectAfter();
    const records = (await changesOf(path)).map((record) => `changes/${record['id'] as string}`);
    expect(`changes/${written.record}`, label).toBe(recordPath(path, id));
    expect(records).toContain(recordPath(path, id));
    expect(await write(newKey(id))).toMatchObject({ record: written.record });

    const isLateAfterUndo = random(2) === 1;
    if (late && !isLateAfterUndo) {
      expect((await late()).ok, label).toBe(false);
      await expectAfter();
    }
    await undoChange(newKey(), written.record ?? '');
    if (late && isLateAfterUndo) expect((await late()).ok, label).toBe(false);
    expect(withoutDate(await fieldsAt(path)), label).toEqual(withoutDate(before));
    expect(await changesOf(path)).toHaveLength(records.length + 1);
  }

  it(`is made exactly once, and can be undone (SEED=${SEED})`, async () => {
    shortenPauses();
    beforeReads(async (path) => {
      const arrive = arrivals.get(path);
      arrivals.delete(path);
      await arrive?.();
    });
    interceptCommits((send, id) => (answers.get(id)?.shift() ?? ((send) => send()))(send));
    for (let first = 0; first < WRITES; first += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => expectOnce(first + index)));
    }
  });
});
