import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { careers } from '@/collections/careers';
import { replacement } from '@/collections/change';
import { blankInput } from '@/collections/collection';
import {
  deletion,
  erasure,
  noteChange,
  spamChange,
  statusChange,
} from '@/collections/inquiry-changes';
import { getCareer } from '@/data/careers';
import {
  getNewestChange,
  listChanges,
  listChangesSince,
  listContactChanges,
  readSavedVersion,
} from '@/data/changes';
import type { Page } from '@/data/documents';
import {
  changeKind,
  withoutDates,
  type ChangeFilter,
  type RecordedChange,
} from '@/collections/recorded-change';
import { ConflictError, UndoError, type UndoProblem } from '@/domain/errors';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { change, clearDocuments, put, remove } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { contact } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator } from './sessions';
import { changeOfMove, ID, initialOf, movesOf, openDocument, SUBJECTS } from './subjects';
import { commitNew, run, undo } from './writes';

const CAREER = { ...blankInput(careers), title: 'Oracle DBA', benefits: ['Tea'] };

beforeEach(startAsAdministrator);

/** Saves a career with this title. @returns the ID of the recorded change */
async function rename(id: string, title: string): Promise<string> {
  const { version } = (await getCareer(id)) ?? { version: '' };
  return (await commitNew(replacement('careers', id, version, { ...CAREER, title }))).record ?? '';
}

async function removeCareer(id: string) {
  const { version = '' } = (await getCareer(id)) ?? {};
  return commitNew(replacement('careers', id, version, null));
}

async function newestChange(): Promise<RecordedChange> {
  const { items } = await listChanges({ size: 1 });
  if (!items[0]) throw new Error('There is no recorded change.');
  return items[0];
}

const undoNewest = async () => undo((await newestChange()).id);

/** Replaces the stored version with the version before a change. */
async function restore(change: RecordedChange) {
  const { version } = await readSavedVersion(change);
  return undo(change.id, version);
}

const refused = (attempt: Promise<unknown>, problem: UndoProblem) =>
  expect(attempt).rejects.toMatchObject({ name: 'UndoError', problem });

/** Returns the stored fields without the dates, or null if the document doesn't exist. */
async function contentOf(path: string): Promise<Record<string, unknown> | null> {
  const fields = withoutDates((await fieldsAt(path)) ?? {});
  return Object.keys(fields).length > 0 ? fields : null;
}

it('the history lists who changed which document, newest first, in pages', async () => {
  await rename('dba', CAREER.title);
  await rename('dba', 'Senior DBA');
  await removeCareer('dba');
  const { items, next } = await listChanges({ size: 2 });
  expect(items.map(changeKind)).toEqual(['delete', 'update']);
  expect(items[1]).toMatchObject({
    collection: 'careers',
    document: 'dba',
    email: DEMO_ACCOUNTS.administrator.email,
    uid: DEMO_ACCOUNTS.administrator.uid,
    before: { title: 'Oracle DBA' },
    after: { title: 'Senior DBA' },
  });
  expect(items[1]?.at).toBeInstanceOf(Date);
  expect(items[1]?.after?.['updatedAt']).toEqual(items[1]?.at);
  const rest = await listChanges({ size: 2, start: next });
  expect(rest.items.map(changeKind)).toEqual(['create']);
});

it('the history says which documents still exist and names the sender of an inquiry', async () => {
  await put('contacts/one', contact({ firstName: 'Ada', lastName: 'Byron' }));
  await put('contacts/two', contact());
  await commitNew(statusChange('one', 'closed'));
  await commitNew(noteChange('two', 'Call', ''));
  await commitNew(...deletion('two'));
  await rename('dba', 'DBA');
  await rename('gone', 'Gone');
  await removeCareer('gone');
  const { items } = await listChanges({ size: 10 });
  expect(items.map(({ document, current }) => [document, current])).toEqual([
    ['gone', null],
    ['gone', null],
    ['dba', { name: '' }],
    ['two', null],
    ['two', null],
    ['one', { name: 'Ada Byron' }],
  ]);
  expect(await getNewestChange()).toEqual(items[0]);
  await clearDocuments();
  await startAsAdministrator();
  expect(await getNewestChange()).toBeNull();
});

it('the history can be filtered by account, kind, and subject; deleted inquiries count as inquiries', async () => {
  await put('contacts/one', contact());
  await commitNew(statusChange('one', 'closed'));
  await commitNew(...deletion('one'));
  await commitNew(...erasure('deletedContacts', 'one'));
  await rename('dba', 'DBA');
  await rename('dba', 'Senior DBA');
  const found = async (filter: Partial<ChangeFilter>) =>
    (await listChanges({ size: 10, ...filter })).items.map(
      (item) => `${item.collection} ${changeKind(item)}`,
    );
  const contacts = ['deletedContacts delete', 'contacts delete', 'contacts update'];
  const careers = ['careers update', 'careers create'];
  const { uid } = DEMO_ACCOUNTS.administrator;
  expect(await found({ who: uid })).toEqual([...careers, ...contacts]);
  expect(await found({ who: 'someone else' })).toEqual([]);
  expect(await found({ kind: 'update' })).toEqual(['careers update', 'contacts update']);
  expect(await found({ subject: 'contacts' })).toEqual(contacts);
  expect(await found({ subject: 'careers', kind: 'create', who: uid })).toEqual(['careers create']);
  expect(await found({ subject: 'services' })).toEqual([]);
  // A record from before kinds were recorded.
  await put('changes/services~old~x', { collection: 'services', document: 'old', at: new Date() });
  expect(await found({ kind: 'create' })).toEqual(['careers create']);
  expect(await found({ who: '', kind: '', subject: '' })).toHaveLength(6);
});

it('the timeline of an inquiry has only its own changes, newest first, ten per page', async () => {
  await put('contacts/one', contact());
  await put('contacts/two', contact());
  const texts = Array.from({ length: 11 }, (_, index) => `Note ${index}`);
  for (const [index, text] of texts.entries())
    await commitNew(noteChange('one', text, texts[index - 1] ?? ''));
  await commitNew(noteChange('two', 'Other', ''));
  await put('changes/deletedContacts~one~x', {
    collection: 'deletedContacts',
    document: 'one',
    at: new Date(),
  });
  const requests = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => requests.mockRestore());
  const notesOf = ({ items }: Page<RecordedChange>) => items.map(({ after }) => after?.['note']);
  const first = await listContactChanges('one', null);
  expect(notesOf(first)).toEqual(texts.toReversed().slice(0, 10));
  const second = await listContactChanges('one', first.next);
  expect([notesOf(second), second.next]).toEqual([['Note 0'], null]);
  const limits = requests.mock.calls.map(([, init]) => /"limit":\d+/.exec(String(init?.body))?.[0]);
  expect(limits).toEqual(['"limit":10', '"limit":10']);
});

it('the changes since a publication are the later ones of documents that pages show, newest first', async () => {
  await rename('dba', 'Earlier');
  const { at } = await newestChange();
  await rename('dba', 'Later');
  await rename('dev', 'Developer');
  const status = { before: { status: 'new' }, after: { status: 'closed' } };
  await put('changes/contacts~x~y', {
    collection: 'contacts',
    document: 'x',
    at: new Date(),
    ...status,
  });
  const changes = await listChangesSince(new Date((at?.getTime() ?? 0) + 1));
  expect(changes.map(({ document, after }) => [document, after?.['title']])).toEqual([
    ['dev', 'Developer'],
    ['dba', 'Later'],
  ]);
});

describe('undo', () => {
  it('of a first status change leaves no trace of a reply, and its own undo brings the reply back', async () => {
    await put('contacts/one', contact());
    const withoutUpdate = async () => ({ ...(await fieldsAt('contacts/one')), updatedAt: null });
    const untouched = await withoutUpdate();
    await commitNew(statusChange('one', 'closed'));
    const replied = await withoutUpdate();
    for (let times = 0; times < 2; times += 1) {
      await undoNewest();
      expect(await withoutUpdate()).toEqual(untouched);
      await undoNewest();
      expect(await withoutUpdate()).toEqual(replied);
    }
    expect(await expectTrueHistory('contacts/one', contact())).toBe(5);
  });

  it.each([
    ['the time of the reply', { contactedAt: Timestamp.fromDate(new Date(2026, 0, 2, 9)) }],
    ['nothing if the time of the reply is unknown', {}],
  ])('of a change back to “new” brings back %s', async (_label, reply) => {
    const createdAt = Timestamp.fromDate(new Date(2026, 0, 2, 8));
    const before = contact({ status: 'contacted', createdAt, ...reply, responseMinutes: 60 });
    await put('contacts/one', before);
    const reopened = await commitNew(statusChange('one', 'new'));
    await undo(reopened.record ?? '');
    expect({ ...(await fieldsAt('contacts/one')), updatedAt: null }).toEqual({
      ...before,
      updatedAt: null,
    });
    await refused(undo(reopened.record ?? ''), 'same');

    // From the history, after another reply: that reply stays.
    await commitNew(statusChange('one', 'new'));
    const change = await newestChange();
    await commitNew(statusChange('one', 'closed'));
    const { contactedAt } = (await fieldsAt('contacts/one')) ?? {};
    await restore(change);
    expect(await fieldsAt('contacts/one')).toMatchObject({ status: 'contacted', contactedAt });
  });

  it('of a change that an earlier version recorded, without the time of the reply, counts no reply', async () => {
    await put('contacts/one', contact({ status: 'new', contactedAt: new Date(2026, 0, 2) }));
    await put('changes/contacts~one~x', {
      collection: 'contacts',
      document: 'one',
      ...{ uid: 'u', email: 'u@example.com', at: new Date(2026, 0, 3) },
      ...{ before: { status: 'contacted' }, after: { status: 'new' } },
    });
    await undo('contacts~one~x');
    expect(await fieldsAt('contacts/one')).toMatchObject({ status: 'contacted' });
    expect(await fieldsAt('contacts/one')).not.toHaveProperty('contactedAt');
  });

  it('fails with a conflict if someone else has changed the document since', async () => {
    const renaming = [await rename('dba', 'DBA'), await rename('dba', 'Senior DBA')][1] ?? '';
    await change('careers/dba', { title: 'Theirs', updatedAt: new Date() });
    await expect(undo(renaming)).rejects.toThrow(ConflictError);
    expect(await getCareer('dba')).toMatchObject({ title: 'Theirs' });
    await remove('careers/dba');
    await expect(undo(renaming)).rejects.toThrow(ConflictError);
    expect(await getCareer('dba')).toBeNull();

    await rename('dba', 'DBA');
    const { record } = await removeCareer('dba');
    await put('careers/dba', { ...CAREER, title: 'Theirs' });
    await expect(undo(record ?? '')).rejects.toThrow(ConflictError);
    expect(await getCareer('dba')).toMatchObject({ title: 'Theirs' });
  });

  it('is refused with a reason if the earlier version is not valid', async () => {
    await put('careers/old', { ...CAREER, title: 7 });
    await rename('old', 'Oracle DBA');
    await refused(undoNewest(), 'invalid');
  });

  it('is refused with a reason if the change has already been undone', async () => {
    await put('contacts/one', contact());
    const deleted = await commitNew(...deletion('one'));
    for (const record of [await rename('dba', 'DBA'), deleted.record ?? '']) {
      const undone = await undo(record);
      await refused(undo(record), 'same');
      await undo(undone.record ?? '');
      await refused(undo(undone.record ?? ''), 'same');
    }
  });

  it('is refused with a reason if the record or the contact no longer exists', async () => {
    await refused(undo('careers~dba~x'), 'gone');
    await put('contacts/one', contact());
    const erased = await commitNew(...erasure('contacts', 'one'));
    await refused(undo(erased.record ?? ''), 'gone');
    await put('contacts/one', contact());
    const { record } = await commitNew(...deletion('one'));
    const newest = await newestChange();
    expect(await readSavedVersion(newest)).toMatchObject({ fields: null });
    const emptied = await commitNew(...erasure('deletedContacts', 'one'));
    await refused(undo(record ?? ''), 'gone');
    await refused(undo(emptied.record ?? ''), 'gone');
    await refused(readSavedVersion(newest), 'gone');
  });
});

describe('a restoration', () => {
  it('fails with a conflict if someone else has changed the document since it was read', async () => {
    await rename('dba', 'A');
    await rename('dba', 'B');
    const first = await newestChange();
    const { version } = await readSavedVersion(first);
    await rename('dba', 'Theirs');
    await expect(undo(first.id, version)).rejects.toThrow(ConflictError);
    expect(await contentOf('careers/dba')).toMatchObject({ title: 'Theirs' });
  });

  it.each([
    ['a removed document', () => remove('careers/dba'), { title: 'A' }],
    ['a document without a date', () => change('careers/dba', { updatedAt: null }), { title: 'A' }],
  ])('brings back the earlier version in place of %s', async (_label, meddle, after) => {
    await rename('dba', 'A');
    await rename('dba', 'B');
    const renaming = await newestChange();
    await meddle();
    await restore(renaming);
    expect(await contentOf('careers/dba')).toMatchObject(after);
  });

  it('of a contact’s note, status, or spam decision compares only that field', async () => {
    await put('contacts/one', contact());
    await commitNew(noteChange('one', 'First', ''));
    const note = await newestChange();
    await commitNew(statusChange('one', 'contacted'));
    await commitNew(noteChange('one', 'Second', 'First'));
    await expect(undo(note.id)).rejects.toThrow(ConflictError);
    const seen = { id: 'one', fields: { note: 'Second' }, version: 'Second' };
    expect(await readSavedVersion(note)).toEqual(seen);
    await change('contacts/one', { note: 'Theirs' });
    await expect(undo(note.id, seen.version)).rejects.toThrow(ConflictError);
    await restore(note);
    expect(await contentOf('contacts/one')).toMatchObject({ status: 'contacted', note: '' });
    await refused(restore(note), 'same');
    await commitNew(spamChange('one', true));
    const marked = await newestChange();
    await commitNew(spamChange('one', false));
    expect(await readSavedVersion(marked)).toMatchObject({
      fields: { isSpam: false },
      version: 'false',
    });
    await restore(marked);
    expect(await contentOf('contacts/one')).not.toHaveProperty('isSpam');
  });
});

describe.each(SUBJECTS)('random changes in %s', (collection) => {
  const path = `${collection}/${ID}`;

  async function makeChanges(moves: string[]): Promise<RecordedChange[]> {
    for (const [number, name] of moves.entries()) {
      const opened = await openDocument(collection, ID);
      const [result] = await run([changeOfMove(collection, name, opened, `Words ${number}`)]);
      // Changing the status or note of a contact in the trash is a conflict.
      if (result?.state === 'conflict') expect(opened.fields).toBeNull();
      else expect(result?.error).toBeUndefined();
    }
    return (await listChanges({ size: 100 })).items;
  }

  async function restoreOnce(item: RecordedChange): Promise<void> {
    const { before, after } = item;
    const was = await contentOf(path);
    const outcome = await restore(item).then(
      () => 'restored',
      (error: unknown) => (error instanceof UndoError ? error.problem : (error as Error).name),
    );
    const now = await contentOf(path);
    const isContact = collection === 'contacts';
    expect(['restored', 'same', 'ConflictError']).toContain(outcome);
    if (outcome !== 'restored') expect(now, item.id).toEqual(was);
    const isClosing = Boolean(before && 'status' in before && 'followUpOn' in before);
    // For a contact in the trash, or closed and with another follow-up or reply since.
    if (outcome === 'ConflictError') expect(isContact && (isClosing || was === null)).toBe(true);
    else if (!before) expect(now, item.id).toBeNull();
    else if (isContact && !after) expect(now, item.id).toMatchObject({ firstName: 'Grace' });
    // Undoing the first note empties the note instead of removing the field.
    else if (isContact && 'note' in before) expect(now?.['note'] ?? '').toBe(before['note'] ?? '');
    else if (isContact)
      expect(
        ['status', 'isSpam', 'assignee', 'followUpOn'].filter(
          (part) => part in before && (now?.[part] ?? null) !== before[part],
        ),
      ).toEqual([]);
    else expect(now, item.id).toMatchObject(withoutDates(before));
  }

  it(`can be reverted in any order, or the restoration is refused and changes nothing (SEED=${SEED})`, async () => {
    const moves = fc.array(fc.constantFrom(...Object.keys(movesOf(collection))), {
      minLength: 4,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(moves, fc.infiniteStream(fc.nat()), async (chosen, order) => {
        await startAsAdministrator();
        const initial = initialOf(collection);
        if (initial) await put(path, initial);
        const changes = await makeChanges(chosen);
        while (changes.length > 0) {
          const [item] = changes.splice(order.next().value % changes.length, 1);
          if (item) await restoreOnce(item);
        }
        await expectTrueHistory(path, initial);
      }),
      { seed: SEED, numRuns: sizeOf(1, 30) },
    );
  });
});
