import { doc, type DocumentSnapshot } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { careers } from '@/collections/careers';
import { blankInput } from '@/collections/collection';
import { write } from '@/data/call-with-deadline';
import { deleteCareer, saveCareer } from '@/data/career-writes';
import { getCareer } from '@/data/careers';
import { undoChange } from '@/data/changes';
import { commit, type CommitKey } from '@/data/commit';
import { firestore } from '@/data/firestore';
import type { Written } from '@/domain/change';
import { AccessDeniedError, BusyError, ConflictError, TimeoutError } from '@/domain/errors';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { change, put, putExactly, remove, stored } from '../support/database';
import { sizeOf } from '../support/long';
import { newKey } from './commit-key';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { beforeReads, interceptCommits, shortenPauses, type Send } from './lost-responses';
import { startAsAdministrator } from './sessions';
import { ID, initialOf, movesOf, openDocument, type Move, type Subject } from './subjects';

const CAREER = { ...blankInput(careers), title: 'Oracle DBA' };
const PATH = 'careers/dba';

beforeEach(startAsAdministrator);

const storedCareerVersion = async () => (await openDocument('careers', 'dba')).version;

it('a repeated commit returns the first result and writes nothing, even after a later save', async () => {
  const key = newKey();
  const first = await saveCareer(key, 'dba', CAREER, '');
  expect(first).toMatchObject({ record: `careers~dba~${key.id}`, fields: CAREER });
  expect(first.version).toBe(await storedCareerVersion());
  await change(PATH, { title: 'Theirs', updatedAt: new Date() });
  expect(await saveCareer(key, 'dba', CAREER, '')).toEqual(first);
  await remove(PATH);
  expect(await saveCareer(key, 'dba', CAREER, '')).toEqual(first);
  expect(await fieldsAt(PATH)).toBeUndefined();
  expect(await stored('changes')).toHaveLength(1);
});

describe('a later save by the same person', () => {
  /** Saves a career. @returns a new key that lists this commit as one whose result is unknown */
  async function saveUnknown() {
    const { id } = newKey();
    await saveCareer(newKey(id), 'dba', CAREER, '');
    return { ...newKey(), earlier: ['x', id] };
  }

  it('builds on an earlier write that succeeded after its timeout', async () => {
    const key = await saveUnknown();
    await saveCareer(key, 'dba', { ...CAREER, title: 'Senior DBA' }, '');
    expect(await fieldsAt(PATH)).toMatchObject({ title: 'Senior DBA' });
    expect(await expectTrueHistory(PATH)).toBe(2);
  });

  it('returns the record of the earlier write if nothing is left to write', async () => {
    const key = await saveUnknown();
    const record = `careers~dba~${key.earlier[1] ?? ''}`;
    expect(await saveCareer(key, 'dba', CAREER, '')).toMatchObject({ fields: CAREER, record });
    const { id } = newKey();
    await deleteCareer(newKey(id), 'dba', await storedCareerVersion());
    const later = { ...newKey(), earlier: [id] };
    expect(await deleteCareer(later, 'dba', 'x')).toMatchObject({ record: `careers~dba~${id}` });
    expect(await expectTrueHistory(PATH)).toBe(2);
  });

  it('never replaces what someone else has saved since the earlier write', async () => {
    const key = await saveUnknown();
    await change(PATH, { title: 'Theirs', updatedAt: new Date() });
    const mine = { ...CAREER, title: 'Senior DBA' };
    await expect(saveCareer(key, 'dba', mine, '')).rejects.toThrow(ConflictError);
    expect(await fieldsAt(PATH)).toMatchObject({ title: 'Theirs' });
  });
});

it.each([
  [
    'taken from the account’s document in admins',
    { email: 'granted@example.com' },
    'granted@example.com',
  ],
  ['empty if that document has none', {}, ''],
])('a record names the account; the email address in it is %s', async (_label, fields, email) => {
  const { uid } = DEMO_ACCOUNTS.administrator;
  await putExactly(`admins/${uid}`, fields);
  await saveCareer(newKey(), 'dba', CAREER, '');
  expect(await changesOf(PATH)).toMatchObject([{ uid, email }]);
});

it.each([
  { when: 'before the first read', edits: 0, commits: 0 },
  { when: 'while the documents are read', edits: 1, commits: 0 },
  {
    when: 'after an attempt that got no response',
    edits: 1,
    commits: 1,
    respond: () => Promise.reject(new TypeError('The network failed.')),
  },
  {
    when: 'after an attempt that was refused',
    edits: 1,
    commits: 1,
    respond: () => Promise.resolve(refusal()),
  },
])(
  'a write whose deadline passes $when sends nothing more',
  async ({ edits, commits, respond }) => {
    shortenPauses();
    const late = new TimeoutError();
    const deadline = new AbortController();
    if (edits === 0) deadline.abort(late);
    const edit = vi.fn((stored: DocumentSnapshot) => {
      if (commits === 0) deadline.abort(late);
      return [{ stored, fields: { ...CAREER } }];
    });
    const sent = vi.fn((send: Send) => {
      deadline.abort(late);
      return respond?.() ?? send();
    });
    interceptCommits(sent);
    const key = newKey(undefined, deadline.signal);
    await expect(commit(key, [doc(firestore(), PATH)], edit)).rejects.toBe(late);
    expect(edit).toHaveBeenCalledTimes(edits);
    expect(sent).toHaveBeenCalledTimes(commits);
  },
);

const refusal = () => Response.json([{ error: { status: 'PERMISSION_DENIED' } }], { status: 403 });

describe('a write that the rules refuse', () => {
  it('is retried while the administrator has access', async () => {
    const refusals = Array.from({ length: 8 }, refusal);
    interceptCommits((send) => Promise.resolve(refusals.pop() ?? send()));
    const saved = await saveCareer(newKey(), 'dba', CAREER, '');
    expect(saved).toMatchObject({ fields: CAREER });
    expect(refusals).toEqual([]);
  });

  it('fails in the end because the database is busy, not because access is lost', async () => {
    interceptCommits(() => Promise.resolve(refusal()));
    await expect(saveCareer(newKey(), 'dba', CAREER, '')).rejects.toThrow(BusyError);
    expect(await fieldsAt(PATH)).toBeUndefined();
  });

  it('fails at once if the administrator has lost access', async () => {
    const sent = vi.fn(async (send: Send) => {
      await remove(`admins/${DEMO_ACCOUNTS.administrator.uid}`);
      return send();
    });
    interceptCommits(sent);
    const save = write(
      () => Promise.resolve(),
      () => saveCareer(newKey(), 'dba', CAREER, ''),
    );
    await expect(save).rejects.toThrow(AccessDeniedError);
    expect(sent).toHaveBeenCalledOnce();
  });
});

/** Calls the Firestore REST API as a visitor. */
async function call(method: string, body: object): Promise<string> {
  const database = `projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const url = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${database}:${method}`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/**
 * Reads the public careers in a read-write transaction and leaves it open, so that the emulator locks them as
 * Firestore does in its PESSIMISTIC concurrency mode.
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

it('a save is retried while another client has the document locked, and then succeeds', async () => {
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

describe('a write without a response', () => {
  type Write = (key: CommitKey) => Promise<Written>;

  /** Sequences of moves. In each sequence, the last move gets no response. */
  const KINDS: [collection: Subject, ...moves: string[]][] = [
    ['careers', 'save'],
    ['careers', 'save', 'saveAgain'],
    ['careers', 'save', 'hide'],
    ['careers', 'save', 'remove'],
    ['careers', 'save', 'saveAgain', 'undo'],
    ['services', 'save', 'saveAgain'],
    ['seoSettings', 'save'],
    ['seoSettings', 'save', 'saveAgain'],
    ['contacts', 'otherStatus', 'nextStatus'],
    ['contacts', 'note', 'note'],
    ['contacts', 'note', 'delete'],
    ['contacts', 'note', 'delete', 'restore'],
  ];

  type Respond = (send: Send) => Promise<Response>;
  /** Handlers for the first commits with each key, keyed by the key's ID. Later commits are sent unchanged. */
  const handlers = new Map<string, Respond[]>();

  /** Delayed commits, keyed by document path. Each is sent just before the next read of that document. */
  const delayed = new Map<string, Send>();

  const dropped: Respond = () => Promise.reject(new TypeError('The network failed.'));
  const responseLost: Respond = (send) => send().then(() => dropped(send));

  /** Cancels a write before its commit reaches the server. @returns a function that sends that commit */
  async function timedOut(write: Write, id: string): Promise<Send> {
    const deadline = new AbortController();
    const send = await new Promise<Send>((resolve, reject) => {
      const hold: Respond = (send) => {
        resolve(send);
        return new Promise(() => undefined);
      };
      handlers.set(id, [hold]);
      write(newKey(id, deadline.signal)).catch(reject);
    });
    deadline.abort(new TimeoutError());
    return send;
  }

  /** Fails some attempts at a write, then lets it succeed. `late` sends the held-back request of a timed-out attempt. */
  type Failure = (
    write: Write,
    id: string,
    path: string,
  ) => Promise<{ written: Written; late?: Send }>;

  const once =
    (...faults: Respond[]): Failure =>
    async (write, id) => {
      handlers.set(id, [...faults]);
      return { written: await write(newKey(id)) };
    };

  const FAILURES: Failure[] = [
    once(dropped),
    once(responseLost),
    once(dropped, dropped, responseLost),
    async (write, id) => {
      const sendLate = await timedOut(write, id);
      await sendLate();
      return { written: await write(newKey(id)) };
    },
    async (write, id) => {
      const sendLate = await timedOut(write, id);
      handlers.set(id, [(send) => sendLate().then(send)]);
      return { written: await write(newKey(id)) };
    },
    async (write, id, path) => {
      delayed.set(path, await timedOut(write, id));
      return { written: await write(newKey(id)) };
    },
    async (write, id, path) => {
      delayed.set(recordPath(path, id), await timedOut(write, id));
      return { written: await write(newKey(id)) };
    },
    async (write, id) => {
      const late = await timedOut(write, id);
      return { written: await write(newKey(id)), late };
    },
  ];

  const recordPath = (path: string, id: string) => `changes/${path.replace('/', '~')}~${id}`;

  const withoutDate = (fields: object | undefined) => fields && { ...fields, updatedAt: null };

  // The first twelve cases cover every kind and every failure; all cases together cover every pair.
  const numbers = Array.from({ length: KINDS.length * FAILURES.length }, (_, number) => number);
  const cases = numbers.slice(0, sizeOf(KINDS.length, numbers.length)).map((number) => {
    const [collection, ...moves] = KINDS[number % KINDS.length] ?? ['careers' as const];
    const failure = (number + Math.floor(number / KINDS.length)) % FAILURES.length;
    return { collection, moves, failure };
  });

  it.each(cases)('takes effect exactly once and can be undone: %j', async (each) => {
    const { collection, moves, failure } = each;
    const path = `${collection}/${ID}`;
    const initial = initialOf(collection);
    if (initial) await put(path, initial);
    const writeOf = async (move: string, words: string): Promise<Write> => {
      const known = await openDocument(collection, ID);
      const last = (await changesOf(path)).at(-1)?.['id'] as string;
      if (move === 'undo') return (key) => undoChange(key, last);
      return (key) => (movesOf(collection)[move] as Move)(key, known, words);
    };
    for (const [index, move] of moves.slice(0, -1).entries()) {
      const write = await writeOf(move, `Old ${index}`);
      await write(newKey());
    }
    const before = await fieldsAt(path);
    const write = await writeOf(moves.at(-1) ?? '', 'New');

    shortenPauses();
    beforeReads(async (path) => {
      const sendLate = delayed.get(path);
      delayed.delete(path);
      await sendLate?.();
    });
    interceptCommits((send, id) => (handlers.get(id)?.shift() ?? ((send) => send()))(send));
    const { id } = newKey();
    const { written, late } = await (FAILURES[failure] as Failure)(write, id, path);
    expect(`changes/${written.record}`).toBe(recordPath(path, id));
    expect(await expectTrueHistory(path, initial)).toBe(moves.length);
    const after = await fieldsAt(path);
    expect(await write(newKey(id))).toMatchObject({ record: written.record });
    const expectTooLate = async () => expect((await late?.())?.ok ?? false).toBe(false);
    await expectTooLate();
    expect(await fieldsAt(path)).toEqual(after);

    await undoChange(newKey(), written.record ?? '');
    await expectTooLate();
    expect(withoutDate(await fieldsAt(path))).toEqual(withoutDate(before));
    expect(await expectTrueHistory(path, initial)).toBe(moves.length + 1);
  });
});
