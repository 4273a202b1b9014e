import { beforeEach, describe, expect, it, vi } from 'vitest';
import { careers } from '@/collections/careers';
import { changeOf, saveDocument, type Change } from '@/collections/change';
import { blankInput } from '@/collections/collection';
import { deletion, inquiryChange, noteChange, statusChange } from '@/collections/inquiry-changes';
import { getCareer } from '@/data/careers';
import { commit } from '@/data/commit';
import { AccessDeniedError, BusyError, InvalidDocumentError, TimeoutError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { change, put, putExactly, putMany, remove, stored } from '../support/database';
import { contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import {
  interceptCommits,
  refuse,
  respondNext,
  shortenPauses,
  watchReads,
  type Send,
} from './lost-responses';
import { startAsAdministrator } from './sessions';
import { openDocument } from './subjects';
import { act, NEVER, newKey } from './writes';

const CAREER = { ...blankInput(careers), title: 'Oracle DBA' };
const PATH = 'careers/dba';

beforeEach(startAsAdministrator);

const titled = (title: string, version: string) =>
  saveDocument('careers', 'dba', version, { ...CAREER, title });

describe('an action', () => {
  const COUNT = 401;
  const inquiries = Array.from(
    { length: COUNT },
    (_, index) => `many-${String(index).padStart(5, '0')}`,
  );

  const statuses = async () =>
    new Set((await stored('contacts')).map(({ status }) => status as string));

  it('on 401 inquiries is written in commits of 200, which can be repeated and undone', async () => {
    await putMany('contacts', COUNT, () => contact());
    const seen = watchReads();
    /** Makes the changes in parts. @returns the parts, and how many documents were read */
    async function inParts(changes: readonly Change[], action = randomId()) {
      const before = seen.lookups;
      const parts = [0, 1, 2].map((part) => ({
        key: newKey(action, part),
        changes: changes.slice(part * 200, (part + 1) * 200),
      }));
      for (const part of parts)
        expect(await commit(part.changes, part.key, NEVER)).toMatchObject({
          changed: part.changes.length,
          left: 0,
        });
      return { parts, read: seen.lookups - before };
    }
    const changes = inquiries.map((id) => changeOf(statusChange(id, 'closed')));
    const { parts, read } = await inParts(changes);
    // Besides the inquiries, the account and the entry of each commit.
    expect(read).toBe(COUNT + 2 * parts.length);
    expect(await statuses()).toEqual(new Set(['closed']));
    const entries = await stored('changes');
    expect(new Set(entries.map(({ document }) => document))).toEqual(new Set(inquiries));
    expect(entries).toHaveLength(COUNT);
    expect(new Set(entries.map(({ action }) => action)).size).toBe(1);
    expect(new Set(entries.map(({ size }) => size))).toEqual(new Set([200, 1]));

    for (const { key, changes: some } of parts)
      expect(await commit(some, key, NEVER)).toBe(key.written);
    expect(await stored('changes')).toHaveLength(COUNT);

    const undo = parts.toReversed().flatMap(({ key }) => key.written?.undo ?? []);
    const undone = await inParts(undo);
    // And the time of each commit.
    expect(undone.read).toBe(COUNT + 3 * parts.length);
    expect(await statuses()).toEqual(new Set(['new']));
    for (const inquiry of await stored('contacts'))
      expect(inquiry).not.toHaveProperty('contactedAt');
    expect(await stored('changes')).toHaveLength(2 * COUNT);
  });

  it('is written together or not at all', async () => {
    await put('contacts/one', contact());
    await putExactly('contacts/odd', { message: 'No email address' });
    const changes = ['one', 'odd'].map((id) => inquiryChange(...deletion(id)));
    await expect(act(changes)).rejects.toThrow(InvalidDocumentError);
    expect(await stored('contacts')).toHaveLength(2);
    expect(await stored('changes')).toEqual([]);
  });

  it('leaves out what is in conflict and what is already saved, and says so', async () => {
    for (const id of ['mine', 'theirs', 'same']) await put(`contacts/${id}`, contact());
    await change('contacts/theirs', { note: 'Theirs' });
    await change('contacts/same', { note: 'Mine' });
    const changes = ['theirs', 'same', 'mine', 'gone'].map((id) =>
      changeOf(noteChange(id, 'Mine', '')),
    );
    const { changed, left, undo } = await act(changes);
    expect({ changed, left }).toEqual({ changed: 1, left: 2 });
    expect(await fieldsAt('contacts/theirs')).toMatchObject({ note: 'Theirs' });
    expect(await stored('changes')).toMatchObject([{ document: 'mine', size: 1 }]);
    expect(await act(undo)).toMatchObject({ changed: 1, left: 0 });
    expect(await fieldsAt('contacts/mine')).not.toHaveProperty('note');
    expect(await fieldsAt('contacts/same')).toMatchObject({ note: 'Mine' });
  });
});

it('a repeated commit returns the first result and writes nothing, even after a later save', async () => {
  const key = newKey();
  const save = () => act([titled('Mine', '')], key);
  const first = await save();
  expect(first).toMatchObject({ changed: 1, left: 0 });
  await change(PATH, { title: 'Theirs', updatedAt: new Date() });
  expect(await save()).toBe(first);
  expect(await fieldsAt(PATH)).toMatchObject({ title: 'Theirs' });
  await remove(PATH);
  expect(await save()).toBe(first);
  expect(await fieldsAt(PATH)).toBeUndefined();
  expect(await stored('changes')).toMatchObject([{ id: `${key.action}~0~0`, action: key.action }]);
});

it('an entry names the account, and has no email address if the account’s document in admins has none', async () => {
  const { uid } = DEMO_ACCOUNTS.administrator;
  await putExactly(`admins/${uid}`, {});
  await act([titled('DBA', '')]);
  expect(await changesOf(PATH)).toMatchObject([{ uid, email: '', kind: 'create', size: 1 }]);
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
    const document = changeOf({ collection: 'careers', id: 'dba', next });
    await expect(commit([document], newKey(), deadline.signal)).rejects.toBe(late);
    expect(next).toHaveBeenCalledTimes(edits);
    expect(sent).toHaveBeenCalledTimes(commits);
  },
);

describe('a write that the rules refuse', () => {
  it('is tried once more while the administrator has access, and then fails as invalid', async () => {
    const sent = vi.fn((send: Send) => send()).mockImplementationOnce(refuse);
    interceptCommits(sent);
    await act([titled('DBA', '')]);
    expect(await fieldsAt(PATH)).toMatchObject({ title: 'DBA' });
    expect(await expectTrueHistory(PATH)).toBe(1);
    sent.mockImplementation(refuse);
    const { version } = await openDocument('careers', 'dba');
    await expect(act([titled('Senior DBA', version)])).rejects.toThrow(InvalidDocumentError);
    expect(sent).toHaveBeenCalledTimes(4);
  });

  it('fails at once if the administrator has lost access', async () => {
    const sent = vi.fn(async (send: Send) => {
      await remove(`admins/${DEMO_ACCOUNTS.administrator.uid}`);
      return send();
    });
    interceptCommits(sent);
    await expect(act([titled('DBA', '')])).rejects.toThrow(AccessDeniedError);
    expect(sent).toHaveBeenCalledOnce();
  });
});

it('a write that keeps losing to others fails because the database is busy, and can be tried again', async () => {
  shortenPauses();
  const aborted = () =>
    Promise.resolve(Response.json([{ error: { status: 'ABORTED' } }], { status: 409 }));
  const responses = respondNext(...Array.from({ length: 20 }, () => aborted));
  const key = newKey();
  await expect(act([titled('DBA', '')], key)).rejects.toThrow(BusyError);
  expect(await stored('changes')).toEqual([]);
  responses.length = 0;
  expect(await act([titled('DBA', '')], key)).toMatchObject({ changed: 1 });
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
  await act([titled('DBA', '')]);
  const { version } = await openDocument('careers', 'dba');
  const unlock = await lockCareers();
  const refused = new Promise<void>((resolve) => {
    interceptCommits(async (send) => {
      const response = await send();
      if (!response.ok) resolve();
      return response;
    });
  });
  const save = act([titled('Senior DBA', version)]);
  await refused;
  expect(await getCareer('dba')).toMatchObject({ title: 'DBA' });
  await unlock();
  expect(await save).toMatchObject({ changed: 1 });
  expect(await expectTrueHistory(PATH)).toBe(2);
});
