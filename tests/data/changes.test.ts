import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import { deleteCareer, saveCareer } from '@/data/career-writes';
import { getCareer } from '@/data/careers';
import { listChanges, readChanged, undoChange } from '@/data/changes';
import {
  deleteContact,
  eraseContact,
  restoreContact,
  updateContactNote,
  updateContactStatus,
} from '@/data/contacts';
import { initializeServices } from '@/data/initial-services';
import { saveSeoSetting } from '@/data/seo-setting-writes';
import { getSeoSetting } from '@/data/seo-settings';
import { blankCareer, cleanCareer } from '@/domain/career';
import { kindOf, withoutDates, type Change, type UndoProblem } from '@/domain/change';
import { CONTACT_STATUSES } from '@/domain/contact';
import { ConflictError, UndoError } from '@/domain/errors';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { change, put, remove, resetDatabase } from '../support/database';
import { contact } from '../support/sample-documents';
import { newKey } from './commit-key';
import { expectTrueHistory, fieldsAt } from './history';
import { randomOf, SEED, type Random } from './random';
import { signInAsAdministrator } from './sign-in-as-administrator';

const CAREER = cleanCareer({ ...blankCareer(), title: 'Oracle DBA', benefits: ['Tea'] });
const SETTING = { title: 'A title', description: 'A description', keywords: ['Oracle'] };
const ABOUT = { id: 'about', page: 'about', version: '' };

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

/** Stores a career with this title. @returns the id of the record */
async function rename(id: string, title: string): Promise<string> {
  const { version } = (await getCareer(id)) ?? { version: '' };
  return (await saveCareer(newKey(), id, { ...CAREER, title }, version)).record ?? '';
}

async function newestChange(): Promise<Change> {
  const { items } = await listChanges({ size: 1 });
  if (!items[0]) throw new Error('Nothing is recorded');
  return items[0];
}

/** Undoes the newest change. */
const undoNewest = async () => undoChange(newKey(), (await newestChange()).id);

/** Stores what was before a change, over what is stored now. */
async function restore(change: Change) {
  const { version } = await readChanged(change);
  return undoChange(newKey(), change.id, version);
}

const refused = (attempt: Promise<unknown>, problem: UndoProblem) =>
  expect(attempt).rejects.toMatchObject({ name: 'UndoError', problem });

/** The stored fields without the dates. */
async function contentOf(path: string): Promise<Record<string, unknown> | null> {
  const fields = withoutDates((await fieldsAt(path)) ?? {});
  return Object.keys(fields).length > 0 ? fields : null;
}

describe('the history', () => {
  it('tells who changed what, newest first, a page at a time', async () => {
    await rename('dba', CAREER.title);
    await rename('dba', 'Senior DBA');
    await deleteCareer(newKey(), 'dba', (await getCareer('dba'))?.version ?? '');
    const { items, next } = await listChanges({ size: 2 });
    expect(items.map(kindOf)).toEqual(['delete', 'update']);
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
    expect(rest.items.map(kindOf)).toEqual(['create']);
  });

  it('holds the status of a contact and nothing that the visitor wrote', async () => {
    await put('contacts/one', contact());
    await updateContactStatus(newKey(), 'one', 'closed');
    const { before, after } = await newestChange();
    expect([before, after]).toEqual([{ status: 'new' }, { status: 'closed' }]);
  });
});

describe('undo', () => {
  it('brings back what was stored before, as a change of its own', async () => {
    await rename('dba', CAREER.title);
    const created = await fieldsAt('careers/dba');
    await rename('dba', 'Senior DBA');
    await undoNewest();
    expect(await contentOf('careers/dba')).toEqual({ ...CAREER });
    expect(await fieldsAt('careers/dba')).toMatchObject({ createdAt: created?.['createdAt'] });
    await undoNewest();
    expect(await contentOf('careers/dba')).toMatchObject({ title: 'Senior DBA' });
    expect(await expectTrueHistory('careers/dba')).toBe(4);
  });

  it('restores a deleted career with its createdAt, and removes a created one', async () => {
    await rename('dba', CAREER.title);
    const created = await fieldsAt('careers/dba');
    await deleteCareer(newKey(), 'dba', (await getCareer('dba'))?.version ?? '');
    await undoNewest();
    expect(await fieldsAt('careers/dba')).toMatchObject({
      ...CAREER,
      createdAt: created?.['createdAt'],
    });
    await undoNewest();
    expect(await fieldsAt('careers/dba')).toBeUndefined();
    expect(await expectTrueHistory('careers/dba')).toBe(4);
  });

  it('removes the first setting of a page, which can be saved again', async () => {
    await saveSeoSetting(newKey(), SETTING, ABOUT);
    await undoNewest();
    expect(await fieldsAt('seoSettings/about')).toBeUndefined();
    await saveSeoSetting(newKey(), { ...SETTING, title: 'Another' }, ABOUT);
    await undoNewest();
    await undoNewest();
    expect(await contentOf('seoSettings/about')).toMatchObject({ title: 'Another' });
  });

  it('sets the status of a contact back and leaves the rest alone', async () => {
    await put('contacts/one', contact({ message: 'Please call.' }));
    await updateContactStatus(newKey(), 'one', 'closed');
    await undoNewest();
    expect(await contentOf('contacts/one')).toMatchObject(contact({ message: 'Please call.' }));
  });

  it('of a status keeps the first answer, and is one itself where there was none', async () => {
    await put('contacts/one', contact());
    await updateContactStatus(newKey(), 'one', 'closed');
    const { contactedAt } = (await fieldsAt('contacts/one')) ?? {};
    await undoNewest();
    expect(await fieldsAt('contacts/one')).toMatchObject({ status: 'new', contactedAt });

    await put('contacts/two', contact({ status: 'contacted' }));
    await updateContactStatus(newKey(), 'two', 'new');
    expect(await fieldsAt('contacts/two')).not.toHaveProperty('contactedAt');
    await undoNewest();
    const answered = (await fieldsAt('contacts/two')) ?? {};
    expect(answered).toMatchObject({ status: 'contacted', responseMinutes: 0 });
    expect(answered['contactedAt']).toEqual(answered['updatedAt']);
  });

  it('sets the note of a contact back, the first one to an empty text', async () => {
    await put('contacts/one', contact());
    await updateContactNote(newKey(), 'one', 'Called.', '');
    await updateContactNote(newKey(), 'one', 'Called twice.', 'Called.');
    const first = (await listChanges({ size: 2 })).items[1];
    await expect(undoChange(newKey(), first?.id ?? '')).rejects.toThrow(ConflictError);
    await undoNewest();
    expect(await fieldsAt('contacts/one')).toMatchObject({ note: 'Called.' });
    await put('contacts/two', contact());
    await updateContactNote(newKey(), 'two', 'Called.', '');
    await undoNewest();
    expect(await fieldsAt('contacts/two')).toMatchObject({ status: 'new', note: '' });
    expect(await expectTrueHistory('contacts/two', contact())).toBe(2);
  });

  it('is a conflict where someone has changed the document since', async () => {
    const renaming = [await rename('dba', 'DBA'), await rename('dba', 'Senior DBA')][1] ?? '';
    await change('careers/dba', { title: 'Theirs', updatedAt: new Date() });
    await expect(undoChange(newKey(), renaming)).rejects.toMatchObject({
      name: 'ConflictError',
      stored: { id: 'dba', fields: { title: 'Theirs' } },
    });
    await remove('careers/dba');
    await expect(undoChange(newKey(), renaming)).rejects.toThrow(ConflictError);
    expect(await getCareer('dba')).toBeNull();

    await rename('dba', 'DBA');
    const { record } = await deleteCareer(newKey(), 'dba', (await getCareer('dba'))?.version ?? '');
    await put('careers/dba', { ...CAREER, title: 'Theirs' });
    await expect(undoChange(newKey(), record ?? '')).rejects.toThrow(ConflictError);
    expect(await getCareer('dba')).toMatchObject({ title: 'Theirs' });
  });

  it('removes a created service and restores a deleted one with its createdAt', async () => {
    await initializeServices(newKey().signal);
    const { id, document } = await newestChange();
    const created = await fieldsAt(`services/${document}`);
    await undoChange(newKey(), id);
    expect(await fieldsAt(`services/${document}`)).toBeUndefined();
    await undoNewest();
    const { updatedAt, ...rest } = created ?? {};
    expect(await fieldsAt(`services/${document}`)).toMatchObject(rest);
    expect(updatedAt).toBeDefined();
    expect(await expectTrueHistory(`services/${document}`)).toBe(3);
  });

  it('says why not: what was stored is not valid', async () => {
    await put('careers/old', { ...CAREER, title: 7 });
    await rename('old', 'Oracle DBA');
    await refused(undoNewest(), 'invalid');
    await put('contacts/one', contact({ status: 'on hold' }));
    await updateContactStatus(newKey(), 'one', 'closed');
    await refused(undoNewest(), 'invalid');
  });

  it('says why not: it is undone already', async () => {
    const record = await rename('dba', 'DBA');
    await undoChange(newKey(), record);
    await refused(undoChange(newKey(), record), 'same');
  });

  it('says why not: the record or the contact is gone', async () => {
    await refused(undoChange(newKey(), 'careers~dba~x'), 'gone');
    await put('contacts/one', contact());
    const erased = await eraseContact(newKey(), 'contacts', 'one');
    await refused(undoChange(newKey(), erased ?? ''), 'gone');
    await put('contacts/one', contact());
    const { record } = await deleteContact(newKey(), 'one');
    const deletion = await newestChange();
    expect(await readChanged(deletion)).toMatchObject({ fields: null });
    const emptied = await eraseContact(newKey(), 'deletedContacts', 'one');
    await refused(undoChange(newKey(), record ?? ''), 'gone');
    await refused(undoChange(newKey(), emptied ?? ''), 'gone');
    await refused(readChanged(deletion), 'gone');
  });
});

describe('restoring', () => {
  it('brings back what was before any record: two writes in a row hide nothing', async () => {
    await rename('dba', 'A');
    await rename('dba', 'B');
    const first = await newestChange();
    await rename('dba', 'C');
    await expect(undoChange(newKey(), first.id)).rejects.toThrow(ConflictError);
    expect(await readChanged(first)).toMatchObject({ id: 'dba', fields: { title: 'C' } });
    expect(await restore(first)).toMatchObject({ fields: { title: 'A' } });
    expect(await contentOf('careers/dba')).toMatchObject({ title: 'A' });
    expect(await expectTrueHistory('careers/dba')).toBe(4);
    await refused(restore(first), 'same');
  });

  it('is a conflict where someone has changed the document since it was read', async () => {
    await rename('dba', 'A');
    await rename('dba', 'B');
    const first = await newestChange();
    const { version } = await readChanged(first);
    await rename('dba', 'Theirs');
    await expect(undoChange(newKey(), first.id, version)).rejects.toThrow(ConflictError);
    expect(await contentOf('careers/dba')).toMatchObject({ title: 'Theirs' });
  });

  it.each([
    ['a removed document', () => remove('careers/dba'), { title: 'A' }],
    ['one without a date', () => change('careers/dba', { updatedAt: null }), { title: 'A' }],
  ])('brings back what was before over %s', async (_label, meddle, after) => {
    await rename('dba', 'A');
    await rename('dba', 'B');
    const renaming = await newestChange();
    await meddle();
    await restore(renaming);
    expect(await contentOf('careers/dba')).toMatchObject(after);
  });

  it('brings back any status and any note of a contact', async () => {
    await put('contacts/one', contact());
    const write = async (status: string, note: string, before: string) => {
      await updateContactStatus(newKey(), 'one', status);
      const first = await newestChange();
      await updateContactNote(newKey(), 'one', note, before);
      return [first, await newestChange()] as const;
    };
    const [status, note] = await write('contacted', 'First', '');
    await write('closed', 'Second', 'First');
    expect(await readChanged(note)).toEqual({
      id: 'one',
      fields: { note: 'Second' },
      version: 'Second',
    });
    await restore(status);
    await restore(note);
    expect(await contentOf('contacts/one')).toMatchObject({ status: 'new', note: '' });
    await refused(restore(status), 'same');
    await refused(restore(note), 'same');
    expect(await expectTrueHistory('contacts/one', contact())).toBe(6);
    const { version } = await readChanged(note);
    await change('contacts/one', { note: 'Theirs' });
    await expect(undoChange(newKey(), note.id, version)).rejects.toThrow(ConflictError);
  });

  it('undoes a deletion and a restoration of a contact', async () => {
    await put('contacts/one', contact());
    const before = await fieldsAt('contacts/one');
    const deletion = await deleteContact(newKey(), 'one');
    const restoration = await undoChange(newKey(), deletion.record ?? '');
    expect(await fieldsAt('contacts/one')).toEqual(before);
    await refused(undoChange(newKey(), deletion.record ?? ''), 'same');
    await undoChange(newKey(), restoration.record ?? '');
    expect(await fieldsAt('contacts/one')).toBeUndefined();
    await refused(undoChange(newKey(), restoration.record ?? ''), 'same');
    await restoreContact(newKey(), 'one');
    expect(await fieldsAt('contacts/one')).toEqual(before);
  });
});

describe('200 random changes', () => {
  const PATHS = [
    ...['seoSettings/home', 'seoSettings/about', 'seoSettings/careers'],
    ...Array.from({ length: 24 }, (_, index) => `careers/${index}`),
    ...Array.from({ length: 16 }, (_, index) => `contacts/${index}`),
  ];

  async function changeOnce(path: string, random: Random, title: string): Promise<void> {
    const [collection, id = ''] = path.split('/');
    const oneOf = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    if (collection === 'seoSettings') {
      const version = (await getSeoSetting(id))?.version ?? '';
      await saveSeoSetting(newKey(), { ...SETTING, title }, { id, page: id, version });
    } else if (collection === 'careers') {
      const version = (await getCareer(id))?.version ?? '';
      if (version && !random(3)) await deleteCareer(newKey(), id, version);
      else await saveCareer(newKey(), id, { ...CAREER, title }, version);
    } else {
      const { status, note = '' } = (await fieldsAt(path)) ?? {};
      const others = CONTACT_STATUSES.filter((other) => other !== status);
      if (!status) await restoreContact(newKey(), id);
      else if (!random(4)) await deleteContact(newKey(), id);
      else if (random(2)) await updateContactNote(newKey(), id, title, String(note));
      else await updateContactStatus(newKey(), id, oneOf(others));
    }
  }

  async function restoreOnce(path: string, item: Change): Promise<string> {
    const { collection, before, after } = item;
    const was = await contentOf(path);
    const outcome = await restore(item).then(
      () => 'restored',
      (error: unknown) => (error instanceof UndoError ? error.problem : (error as Error).name),
    );
    const now = await contentOf(path);
    const isContact = collection === 'contacts';
    if (outcome !== 'restored') expect(now, item.id).toEqual(was);
    // A status or a note of a contact in the trash.
    if (outcome === 'ConflictError') expect([isContact, was]).toEqual([true, null]);
    else if (!before) expect(now, item.id).toBeNull();
    else if (isContact && !after) expect(now, item.id).toMatchObject({ firstName: 'Grace' });
    // A first note is not removed, but emptied.
    else if (isContact && 'note' in before) expect(now?.['note'] ?? '').toBe(before['note'] ?? '');
    else expect(now, item.id).toMatchObject(withoutDates(before));
    return outcome;
  }

  it(`are restored in random order, or refused (SEED=${SEED})`, async () => {
    const random = randomOf(SEED);
    const chosen = Array.from({ length: 200 }, () => random(PATHS.length));
    const initialOf = (path: string) => (path.startsWith('contacts/') ? contact() : undefined);
    await Promise.all(
      PATHS.map(async (path, index) => {
        const own = randomOf(SEED + index);
        const initial = initialOf(path);
        if (initial) await put(path, initial);
        for (const [step, number] of chosen.entries()) {
          if (number === index) await changeOnce(path, own, `Words ${step}`);
        }
      }),
    );
    const { items } = await listChanges({ size: 1000 });
    const outcomes = await Promise.all(
      PATHS.map(async (path, index) => {
        const own = randomOf(SEED + index);
        const changes = items.filter((item) => `${item.collection}/${item.document}` === path);
        const told: string[] = [];
        while (changes.length > 0) {
          const [item] = changes.splice(own(changes.length), 1);
          if (item) told.push(await restoreOnce(path, item));
        }
        await expectTrueHistory(path, initialOf(path));
        return told;
      }),
    );
    expect(outcomes.flat()).toHaveLength(200);
    // Chance must not leave out a kind of outcome.
    expect([...new Set(outcomes.flat())].sort()).toEqual(['ConflictError', 'restored', 'same']);
  });
});
