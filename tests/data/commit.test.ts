import { beforeEach, describe, expect, it, vi } from 'vitest';
import { careers } from '@/collections/careers';
import { replacement, type DocumentChange } from '@/collections/change';
import { blankInput } from '@/collections/collection';
import { getCareer } from '@/data/careers';
import { commit } from '@/data/commit';
import { BusyError, TimeoutError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { change, putExactly, remove, stored } from '../support/database';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { interceptCommits, refuse, shortenPauses, type Send } from './lost-responses';
import { startAsAdministrator } from './sessions';
import { openDocument } from './subjects';
import { commitNew, NEVER } from './writes';

const CAREER = { ...blankInput(careers), title: 'Oracle DBA' };
const PATH = 'careers/dba';

beforeEach(startAsAdministrator);

const titled = (title: string, version: string) =>
  replacement('careers', 'dba', version, { ...CAREER, title });

it('a repeated commit returns the first result and writes nothing, even after a later save', async () => {
  const key = randomId();
  const save = () => commit([titled('Mine', '')], key, NEVER);
  const first = await save();
  expect(first).toEqual([`careers~dba~${key}`]);
  await change(PATH, { title: 'Theirs', updatedAt: new Date() });
  expect(await save()).toEqual(first);
  expect(await fieldsAt(PATH)).toMatchObject({ title: 'Theirs' });
  await remove(PATH);
  expect(await save()).toEqual(first);
  expect(await fieldsAt(PATH)).toBeUndefined();
  expect(await stored('changes')).toHaveLength(1);
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
  await commitNew(titled('DBA', ''));
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
  { when: 'after an attempt that was refused', edits: 1, commits: 1, respond: refuse },
])(
  'a write whose deadline passes $when sends nothing more',
  async ({ edits, commits, respond }) => {
    shortenPauses();
    const late = new TimeoutError();
    const deadline = new AbortController();
    if (edits === 0) deadline.abort(late);
    const next = vi.fn(() => {
      if (commits === 0) deadline.abort(late);
      return { ...CAREER };
    });
    const sent = vi.fn((send: Send) => {
      deadline.abort(late);
      return respond?.() ?? send();
    });
    interceptCommits(sent);
    const document: DocumentChange = { collection: 'careers', id: 'dba', next };
    await expect(commit([document], randomId(), deadline.signal)).rejects.toBe(late);
    expect(next).toHaveBeenCalledTimes(edits);
    expect(sent).toHaveBeenCalledTimes(commits);
  },
);

describe('a write that the rules refuse', () => {
  it('is tried once more while the administrator has access, and then fails because the database is busy', async () => {
    const sent = vi.fn((send: Send) => send()).mockImplementationOnce(refuse);
    interceptCommits(sent);
    expect(await commitNew(titled('DBA', ''))).toMatchObject({ fields: { title: 'DBA' } });
    expect(await expectTrueHistory(PATH)).toBe(1);
    sent.mockImplementation(refuse);
    const { version } = await openDocument('careers', 'dba');
    await expect(commitNew(titled('Senior DBA', version))).rejects.toThrow(BusyError);
    expect(sent).toHaveBeenCalledTimes(4);
  });

  it('fails at once if the administrator has lost access', async () => {
    const sent = vi.fn(async (send: Send) => {
      await remove(`admins/${DEMO_ACCOUNTS.administrator.uid}`);
      return send();
    });
    interceptCommits(sent);
    await expect(commitNew(titled('DBA', ''))).rejects.toMatchObject({ code: 'permission-denied' });
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
  const { version } = await commitNew(titled('DBA', ''));
  const unlock = await lockCareers();
  const refused = new Promise<void>((resolve) => {
    interceptCommits(async (send) => {
      const response = await send();
      if (!response.ok) resolve();
      return response;
    });
  });
  const save = commitNew(titled('Senior DBA', version));
  await refused;
  expect(await getCareer('dba')).toMatchObject({ title: 'DBA' });
  await unlock();
  expect(await save).toMatchObject({ fields: { title: 'Senior DBA' } });
  expect(await expectTrueHistory(PATH)).toBe(2);
});
