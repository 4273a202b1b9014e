import fc, { type Arbitrary } from 'fast-check';
import { GeoPoint, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { undoChanges } from '@/back-office/run/action';
import {
  deletion,
  erasure,
  inquiryChange,
  noteChange,
  restoration,
  statusChange,
} from '@/collections/inquiry-changes';
import { signIn, signOut } from '@/data/auth';
import { eraseLeftoverNotes } from '@/data/contact-notes';
import { countDueDeleted, listContacts, listDueDeleted } from '@/data/contacts';
import { ConflictError, UndoError } from '@/domain/errors';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { database, put, putExactly, putMany, remove, stored } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator } from './sessions';
import { commitNew, run, undo } from './writes';

const PATH = 'contacts/one';
const TRASH = 'deletedContacts/one';
const WHOLE: DocumentData = contact({
  company: 'شركة الخليج',
  message: 'Two lines\nof text 👩‍🚀 \u0000',
  status: 'contacted',
  note: 'Called.',
  createdAt: new Timestamp(1_767_225_600, 123_456_000),
  updatedAt: new Timestamp(1_767_312_000, 1_000),
  contactedAt: new Timestamp(1_767_312_000, 0),
  responseMinutes: 1440,
});

beforeEach(startAsAdministrator);

const deleteOne = () => commitNew(...deletion('one'));
const restoreOne = () => commitNew(...restoration('one'));

describe('the trash', () => {
  it('keeps every field of a deleted contact, restores the contact after each deletion, and writes nothing twice', async () => {
    await putExactly(PATH, WHOLE);
    expect(await deleteOne()).toMatchObject({ id: 'one', fields: null, version: '' });
    expect(await fieldsAt(PATH)).toBeUndefined();
    const [record] = await changesOf(PATH);
    expect(await fieldsAt(TRASH)).toEqual({ ...WHOLE, deletedAt: record?.['at'] as Timestamp });
    expect(record).toMatchObject({ before: { status: 'contacted' }, after: null });
    expect(record?.['before']).not.toHaveProperty('note');
    const trashed = await fieldsAt(TRASH);
    expect(await deleteOne()).toMatchObject({ fields: null, record: null });
    expect(await fieldsAt(TRASH)).toEqual(trashed);

    await restoreOne();
    expect(await fieldsAt(PATH)).toEqual(WHOLE);
    expect(await stored('deletedContacts')).toEqual([]);
    expect(await restoreOne()).toMatchObject({ fields: { note: 'Called.' }, record: null });
    await commitNew(noteChange('one', 'Called twice.', 'Called.'));
    await deleteOne();
    await restoreOne();
    expect(await commitNew(statusChange('one', 'closed'))).toMatchObject({
      fields: { note: 'Called twice.' },
    });
    expect(await expectTrueHistory(PATH, WHOLE)).toBe(6);
  });

  it('doesn’t restore a contact over a newer contact with the same ID', async () => {
    await putExactly(PATH, WHOLE);
    await deleteOne();
    await put(PATH, contact({ message: 'Another' }));
    await expect(restoreOne()).rejects.toThrow(ConflictError);
    expect(await fieldsAt(TRASH)).toMatchObject(WHOLE);
    expect(await fieldsAt(PATH)).toMatchObject({ message: 'Another' });
  });

  it.each(['contacts', 'deletedContacts'] as const)(
    'erases the text of a contact’s notes from the history when the contact is erased from %s',
    async (from) => {
      await putExactly(PATH, WHOLE);
      await putExactly('contacts/two', WHOLE);
      await commitNew(noteChange('two', 'Other', 'Called.'));
      const texts = ['Called.', ...Array.from({ length: 25 }, (_, index) => `Note ${index}`)];
      for (const [index, text] of texts.slice(1).entries())
        await commitNew(noteChange('one', text, texts[index] ?? ''));
      await commitNew(statusChange('one', 'closed'));
      if (from === 'deletedContacts') await deleteOne();
      await commitNew(...erasure(from, 'one'));
      const records = await changesOf(PATH);
      const { contactedAt } = WHOLE;
      const status = (value: string) => ({ status: value, contactedAt: contactedAt as Timestamp });
      expect(records.slice(0, 26)).toMatchObject([
        ...texts.slice(1).map(() => ({ before: { note: null }, after: { note: null } })),
        { before: status('contacted'), after: status('closed') },
      ]);
      expect(await changesOf('contacts/two')).toMatchObject([{ after: { note: 'Other' } }]);
    },
  );

  it.each([
    ['cleared', ['First', '', 'Second']],
    ['undone', ['First', null, 'Second']],
    ['cleared at the end', ['First', '']],
  ])('erases the text of every note, even if one was %s', async (_label, notes) => {
    await put(PATH, contact());
    let note = '';
    let record = '';
    for (const next of notes) {
      const written = await (next === null
        ? undo(record)
        : commitNew(noteChange('one', next, note)));
      note = next ?? '';
      record = written.record ?? '';
    }
    await deleteOne();
    await commitNew(...erasure('deletedContacts', 'one'));
    expect(JSON.stringify(await stored('changes'))).not.toMatch(/First|Second/);
  });

  it('finds and erases notes whose contact was erased in another way, and no others', async () => {
    const addNotes = async (id: string) => {
      await put(`contacts/${id}`, contact());
      await commitNew(noteChange(id, `Note on ${id}`, ''));
      await commitNew(noteChange(id, '', `Note on ${id}`));
    };
    for (const id of ['kept', 'trashed', 'gone', 'lost']) await addNotes(id);
    await put('careers/dba', { title: 'DBA' });
    await commitNew(...deletion('trashed'));
    await commitNew(...deletion('gone'));
    await remove('deletedContacts/gone');
    await remove('contacts/lost');
    await eraseLeftoverNotes(new AbortController().signal);
    const texts = JSON.stringify(await stored('changes')).match(/Note on \w+/g);
    expect(new Set(texts)).toEqual(new Set(['Note on kept', 'Note on trashed']));
  });

  it('erases leftover notes of more contacts than one query can look up', async () => {
    await putMany('changes', 70, (index) => ({
      ...{ collection: 'contacts', document: `c${index}` },
      ...{ before: { note: null }, after: { note: 'x' } },
    }));
    await put('contacts/c3', contact());
    await put('deletedContacts/c69', contact());
    await eraseLeftoverNotes(new AbortController().signal);
    const kept = (await stored('changes')).filter(({ after }) => (after as { note: unknown }).note);
    expect(kept.map(({ document }) => document)).toEqual(['c3', 'c69']);
  });

  it('counts and lists the contacts that were deleted more than 30 days ago', async () => {
    const now = new Date();
    const deletedAt = (days: number) => new Date(now.getTime() - days * 86_400_000);
    for (const days of [0, 29.99, 30.01, 400]) {
      await put(`deletedContacts/d${days}`, contact({ deletedAt: deletedAt(days) }));
    }
    expect(await countDueDeleted(now)).toBe(2);
    const listed = await listDueDeleted(now, 9);
    expect(listed.map(({ id }) => id).sort()).toEqual(['d30.01', 'd400']);
    expect(await listDueDeleted(now, 1)).toHaveLength(1);
  });

  it('erasing a contact keeps its notes while the other collection still has a contact with the same ID', async () => {
    await putExactly(PATH, WHOLE);
    await commitNew(noteChange('one', 'Kept', 'Called.'));
    await deleteOne();
    await put(PATH, contact({ message: 'Another' }));
    await commitNew(...erasure('contacts', 'one'));
    const notes = async () =>
      (await changesOf(PATH)).flatMap(({ after }) => Object.values(after ?? {}));
    expect(await notes()).toContain('Kept');
    await commitNew(...erasure('deletedContacts', 'one'));
    expect(await notes()).not.toContain('Kept');
  });

  it.each(['contacts', 'deletedContacts'] as const)(
    'keeps only the history records of a contact that is erased from %s',
    async (from) => {
      await putExactly(PATH, WHOLE);
      if (from === 'deletedContacts') await deleteOne();
      const { record } = await commitNew(...erasure(from, 'one'));
      expect(await changesOf(`${from}/one`)).toMatchObject([
        { id: record, before: { status: 'contacted' }, after: null },
      ]);
      expect(await commitNew(...erasure(from, 'one'))).toMatchObject({ record: null });
      expect(await stored('contacts')).toEqual([]);
      expect(await stored('deletedContacts')).toEqual([]);
      expect(await stored('changes')).toHaveLength(from === 'contacts' ? 1 : 2);
      await expect(restoreOne()).rejects.toThrow(UndoError);
    },
  );

  it('lists contacts in pages, most recently deleted first, and finds an email address', async () => {
    for (const [id, email] of ['a@example.com', 'b@example.com', 'b@example.com'].entries()) {
      await put(`contacts/${id}`, contact({ email }));
      await commitNew(...deletion(`${id}`));
    }
    const first = await listContacts({ in: 'deletedContacts', size: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(['2', '1']);
    expect(first.items[0]).toMatchObject({ name: 'Grace Hopper', email: 'b@example.com' });
    const { deletedAt } = (await fieldsAt('deletedContacts/2')) as { deletedAt: Timestamp };
    expect(first.items[0]).toMatchObject({ deletedAt: deletedAt.toDate() });
    const rest = await listContacts({ in: 'deletedContacts', size: 2, start: first.next });
    expect(rest.items.map(({ id }) => id)).toEqual(['0']);
    const found = await listContacts({ in: 'deletedContacts', email: 'b@example.com', size: 9 });
    expect(found.items.map(({ id }) => id).sort()).toEqual(['1', '2']);
  });
});

/** Omits NaN, which the rules refuse because it doesn't equal itself. */
const ODD_VALUES: unknown[] = [
  ...['', ' ', '\u0000', '👩‍🚀'.repeat(500), '2026-01-01', null, true, 0, 0.5, 1e300],
  ...[2 ** 53, -Infinity, new Timestamp(-1, 999_999_000), new Timestamp(1_767_225_600, 1_000)],
  ...[new GeoPoint(40.7, -74), Buffer.from([0, 255]), [], {}],
  [1, { deep: [new Timestamp(1, 2_000)] }, null],
  { b: { c: '' }, a: 1, 'not a name': [new GeoPoint(0, 0)] },
];

/** Returns random contacts with missing fields, unknown fields, and values of other types. */
function oddContacts() {
  const date = fc
    .tuple(fc.nat(2_000_000_000), fc.nat(999_999))
    .map(([seconds, microseconds]) => new Timestamp(seconds, microseconds * 1_000));
  const odd = fc.constantFrom(...ODD_VALUES);
  const names = [...Object.keys(WHOLE), 'name', 'phone', 'extra', '`a.b`'];
  const fields = names.map((name) => {
    const usual = /^(created|updated)At$/.test(name)
      ? date
      : fc.constant<unknown>(WHOLE[name] ?? null);
    return [name, fc.oneof({ weight: 2, arbitrary: usual }, { weight: 1, arbitrary: odd })];
  });
  return fc.record<DocumentData>(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: [],
  });
}

it(`the trash restores contacts with any fields, even in a later session (SEED=${SEED})`, async () => {
  const contacts = fc
    .sample(oddContacts(), { seed: SEED, numRuns: sizeOf(10, 100) })
    .map((fields, number): { id: string; fields: DocumentData } => ({
      id: `odd-${number}`,
      fields: { ...fields, reference: database().doc(PATH) },
    }));
  for (const { id, fields } of contacts) await putExactly(`contacts/${id}`, fields);
  const allDone = contacts.map(() => 'done');
  const deleted = await run(contacts.map(({ id }) => inquiryChange(...deletion(id))));
  expect(deleted.map(({ state }) => state)).toEqual(allDone);
  expect(await stored('contacts')).toEqual([]);
  await signOut();
  await signIn(DEMO_ACCOUNTS.administrator.email, DEMO_ACCOUNTS.administrator.password);
  const restored = await run([
    ...undoChanges(deleted.filter((_, index) => index % 2)),
    ...contacts
      .filter((_, index) => index % 2 === 0)
      .map(({ id }) => inquiryChange(...restoration(id))),
  ]);
  expect(restored.map(({ state }) => state)).toEqual(allDone);
  for (const { id, fields } of contacts) {
    expect(await fieldsAt(`contacts/${id}`), id).toStrictEqual(fields);
    expect(await expectTrueHistory(`contacts/${id}`, fields)).toBe(2);
  }
  expect(await stored('deletedContacts')).toEqual([]);
});
