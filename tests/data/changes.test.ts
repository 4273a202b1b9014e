import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import { createCareer, deleteCareer, getCareer, updateCareer } from '@/data/careers';
import { listChanges, undoChange } from '@/data/changes';
import {
  deleteContact,
  restoreContact,
  updateContactNote,
  updateContactStatus,
} from '@/data/contacts';
import { getSeoSetting, saveSeoSetting } from '@/data/seo-settings';
import { initializeServices } from '@/data/services';
import { blankCareer, cleanCareer } from '@/domain/career';
import { kindOf, withoutDates, type Change, type UndoProblem } from '@/domain/change';
import { undoProblem } from '@/domain/change-schema';
import { CONTACT_STATUSES } from '@/domain/contact';
import { UndoError } from '@/domain/errors';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { change, put, remove, resetDatabase } from '../support/database';
import { contact } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { signInAsAdministrator } from './sign-in-as-administrator';

const CAREER = cleanCareer({ ...blankCareer(), title: 'Oracle DBA', benefits: ['Tea'] });
const SETTING = { title: 'A title', description: 'A description', keywords: ['Oracle'] };

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

/** Changes the title of a stored career. */
async function rename(id: string, title: string): Promise<void> {
  const { version } = (await getCareer(id)) ?? { version: '' };
  await updateCareer(id, { ...CAREER, title }, version);
}

async function newestChange(): Promise<Change> {
  const { items } = await listChanges({ size: 1 });
  if (!items[0]) throw new Error('Nothing is recorded');
  return items[0];
}

/** Undoes the newest change. */
const undoNewest = async () => undoChange((await newestChange()).id);

const undoRefused = (id: string, problem: UndoProblem) =>
  expect(undoChange(id)).rejects.toMatchObject({ name: 'UndoError', problem });

/** The statuses that would change one. */
const otherStatuses = (status: unknown) => CONTACT_STATUSES.filter((other) => other !== status);

/** The stored fields without the dates. */
async function contentOf(path: string): Promise<Record<string, unknown> | null> {
  const fields = withoutDates((await fieldsAt(path)) ?? {});
  return Object.keys(fields).length > 0 ? fields : null;
}

describe('the history', () => {
  it('tells who changed what, newest first, a page at a time', async () => {
    await createCareer('dba', CAREER);
    await rename('dba', 'Senior DBA');
    await deleteCareer('dba');
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
    await updateContactStatus('one', 'closed');
    const { before, after } = await newestChange();
    expect([before, after]).toEqual([{ status: 'new' }, { status: 'closed' }]);
  });
});

describe('undo', () => {
  it('brings back what was stored before, as a change of its own', async () => {
    await createCareer('dba', CAREER);
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
    await createCareer('dba', CAREER);
    const created = await fieldsAt('careers/dba');
    await deleteCareer('dba');
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
    await saveSeoSetting('about', SETTING, '');
    await undoNewest();
    expect(await fieldsAt('seoSettings/about')).toBeUndefined();
    await saveSeoSetting('about', { ...SETTING, title: 'Another' }, '');
    await undoNewest();
    await undoNewest();
    expect(await contentOf('seoSettings/about')).toMatchObject({ title: 'Another' });
  });

  it('sets the status of a contact back and leaves the rest alone', async () => {
    await put('contacts/one', contact({ message: 'Please call.' }));
    await updateContactStatus('one', 'closed');
    await undoNewest();
    expect(await contentOf('contacts/one')).toMatchObject(contact({ message: 'Please call.' }));
  });

  it('of a status keeps the first answer, and is one itself where there was none', async () => {
    await put('contacts/one', contact());
    await updateContactStatus('one', 'closed');
    const { contactedAt } = (await fieldsAt('contacts/one')) ?? {};
    await undoNewest();
    expect(await fieldsAt('contacts/one')).toMatchObject({ status: 'new', contactedAt });

    await put('contacts/two', contact({ status: 'contacted' }));
    await updateContactStatus('two', 'new');
    expect(await fieldsAt('contacts/two')).not.toHaveProperty('contactedAt');
    await undoNewest();
    const answered = (await fieldsAt('contacts/two')) ?? {};
    expect(answered).toMatchObject({ status: 'contacted', responseMinutes: 0 });
    expect(answered['contactedAt']).toEqual(answered['updatedAt']);
  });

  it('sets the note of a contact back, the first one to an empty text', async () => {
    await put('contacts/one', contact());
    await updateContactNote('one', 'Called.', '');
    await updateContactNote('one', 'Called twice.', 'Called.');
    const first = (await listChanges({ size: 2 })).items[1];
    await undoRefused(first?.id ?? '', 'newer');
    await undoNewest();
    expect(await fieldsAt('contacts/one')).toMatchObject({ note: 'Called.' });
    await change('contacts/one', { note: 'Set elsewhere' });
    await put('contacts/two', contact());
    await updateContactNote('two', 'Called.', '');
    await undoNewest();
    expect(await fieldsAt('contacts/two')).toMatchObject({ status: 'new', note: '' });
    expect(await expectTrueHistory('contacts/two', contact())).toBe(2);
  });

  it('says why not: something newer stands on it', async () => {
    await createCareer('dba', CAREER);
    const creation = await newestChange();
    await rename('dba', 'Senior DBA');
    const renaming = await newestChange();
    await undoRefused(creation.id, 'newer');
    await change('careers/dba', { updatedAt: new Date() });
    await undoRefused(renaming.id, 'newer');
    await remove('careers/dba');
    await undoRefused(renaming.id, 'newer');
    expect(await getCareer('dba')).toBeNull();
  });

  it('says why not: the deleted career is there again', async () => {
    await createCareer('dba', CAREER);
    await deleteCareer('dba');
    const deletion = await newestChange();
    await put('careers/dba', { ...CAREER, title: 'Stored by someone else' });
    await undoRefused(deletion.id, 'newer');
    expect(await getCareer('dba')).toMatchObject({ title: 'Stored by someone else' });
  });

  it('removes a created service and restores a deleted one with its createdAt', async () => {
    await initializeServices();
    const { id, document } = await newestChange();
    const created = await fieldsAt(`services/${document}`);
    await undoChange(id);
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
    await undoRefused((await newestChange()).id, 'invalid');
    await put('contacts/one', contact({ status: 'on hold' }));
    await updateContactStatus('one', 'closed');
    await undoRefused((await newestChange()).id, 'invalid');
  });

  it('says why not: an inquiry is deleted and restored elsewhere', async () => {
    await put('contacts/one', contact());
    const deleted = await deleteContact('one', { isRestorable: true });
    if (!deleted) throw new Error('It was not there');
    await undoRefused(deleted.change, 'contact');
    await restoreContact(deleted);
    const restoration = await newestChange();
    expect(restoration).toMatchObject({ before: null, undoes: deleted.change });
    await undoRefused(restoration.id, 'contact');
    expect(await contentOf('contacts/one')).toEqual(contact());
  });

  it('of 200 random changes in random order ends where it should', async () => {
    const random = <Item>(items: readonly Item[]) =>
      items[Math.floor(Math.random() * items.length)] as Item;
    const careers = Array.from({ length: 30 }, (_, index) => `career-${index}`);
    const contacts = Array.from({ length: 20 }, (_, index) => `contact-${index}`);
    for (const id of contacts) await put(`contacts/${id}`, contact());
    await initializeServices();

    const changes = [(await listChanges({ size: 50 })).items].flat();
    while (changes.length < 200) {
      const kind = random(['career', 'career', 'contact', 'setting']);
      const text = crypto.randomUUID();
      if (kind === 'career') {
        const id = random(careers);
        const stored = await getCareer(id);
        if (!stored) await createCareer(id, { ...CAREER, title: text });
        else if (Math.random() < 0.3) await deleteCareer(id);
        else await updateCareer(id, { ...CAREER, title: text }, stored.version);
      }
      if (kind === 'contact') {
        const id = random(contacts);
        const stored = await fieldsAt(`contacts/${id}`);
        if (Math.random() < 0.5) await updateContactNote(id, text, String(stored?.['note'] ?? ''));
        else await updateContactStatus(id, random(otherStatuses(stored?.['status'])));
      }
      if (kind === 'setting') {
        const page = random(['home', 'about']);
        const version = (await getSeoSetting(page))?.version ?? '';
        await saveSeoSetting(page, { ...SETTING, title: text }, version);
      }
      changes.push(await newestChange());
    }

    const newest = new Map(changes.map((item) => [`${item.collection}/${item.document}`, item]));
    const outcomes: Record<string, number> = {};
    for (const item of changes.sort(() => Math.random() - 0.5)) {
      const path = `${item.collection}/${item.document}`;
      const isNewest = newest.get(path)?.id === item.id;
      const expected = undoProblem(item) ?? (isNewest ? 'undone' : 'newer');
      const before = await contentOf(path);
      const outcome = await undoChange(item.id).then(
        () => 'undone',
        (error: unknown) => (error instanceof UndoError ? error.problem : String(error)),
      );
      expect(outcome).toBe(expected);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome !== 'undone') {
        expect(await contentOf(path)).toEqual(before);
        continue;
      }
      const now = await contentOf(path);
      // A first note is not removed, but emptied.
      const { note, ...rest } = withoutDates(item.before ?? {});
      const isNote = note !== undefined && item.collection === 'contacts';
      if (item.before) expect(now).toMatchObject({ ...rest, ...(isNote && { note: note ?? '' }) });
      else expect(now).toBeNull();
      newest.set(path, await newestChange());
    }
    for (const path of newest.keys()) {
      const isContact = path.startsWith('contacts/');
      await expectTrueHistory(path, isContact ? contact() : undefined);
    }
    // Chance must not leave out a kind of outcome.
    expect(Object.keys(outcomes).sort()).toEqual(['newer', 'undone']);
  });
});
