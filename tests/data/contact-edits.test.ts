import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteChange, spamChange, statusChange } from '@/collections/inquiry-changes';
import { ConflictError } from '@/domain/errors';
import { put, putExactly } from '../support/database';
import { contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator } from './sessions';
import { commitNew, undo } from './writes';

const PATH = 'contacts/one';

beforeEach(startAsAdministrator);

describe('a status change', () => {
  it('saves the time of the reply', async () => {
    await put(PATH, contact());
    const { record } = await commitNew(statusChange('one', 'contacted'));
    const stored = (await fieldsAt(PATH)) ?? {};
    expect(stored).toMatchObject({ status: 'contacted' });
    expect(stored['contactedAt']).toEqual(stored['updatedAt']);
    const records = await changesOf(PATH);
    expect(records).toMatchObject([{ id: record, at: stored['contactedAt'] as Timestamp }]);
    // The record contains nothing that the visitor wrote.
    const { before, after } = records[0] ?? {};
    const reply = { status: 'contacted', contactedAt: stored['contactedAt'] as Timestamp };
    expect([before, after]).toEqual([{ status: 'new' }, reply]);
  });

  it('to “new” removes the time of the reply; changes between the other two leave it', async () => {
    await put(PATH, contact());
    await commitNew(statusChange('one', 'closed'));
    const { contactedAt } = (await fieldsAt(PATH)) ?? {};
    for (const status of ['contacted', 'closed'] as const) {
      await commitNew(statusChange('one', status));
      expect(await fieldsAt(PATH)).toMatchObject({ status, contactedAt });
    }
    await commitNew(statusChange('one', 'new'));
    expect(await fieldsAt(PATH)).not.toHaveProperty('contactedAt');
    await commitNew(statusChange('one', 'closed'));
    const again = (await fieldsAt(PATH)) ?? {};
    expect(again['contactedAt']).toEqual(again['updatedAt']);
    expect(again['contactedAt']).not.toEqual(contactedAt);
    expect(await expectTrueHistory(PATH, contact())).toBe(5);
  });

  it('replaces the time that an earlier version left in a new contact', async () => {
    await put(PATH, contact({ contactedAt: new Date(2026, 0, 2), responseMinutes: 10 }));
    await commitNew(statusChange('one', 'contacted'));
    const { contactedAt, updatedAt } = (await fieldsAt(PATH)) ?? {};
    expect(contactedAt).toEqual(updatedAt);
  });

  it.each([
    ['was contacted before response times were recorded', { status: 'contacted' }],
    ['has an unknown status', { status: 'lost' }],
    ['is spam', { isSpam: true }],
    ['is spam with an earlier time', { isSpam: true, contactedAt: new Date() }],
  ])('saves no reply time if the contact %s', async (_label, fields) => {
    await put(PATH, contact(fields));
    const { fields: written } = await commitNew(statusChange('one', 'closed'));
    expect(written).toMatchObject({ status: 'closed' });
    expect(written).not.toHaveProperty('contactedAt');
  });

  it('succeeds for a malformed contact', async () => {
    await putExactly(PATH, { name: 7 });
    await commitNew(statusChange('one', 'closed'));
    expect(await fieldsAt(PATH)).toMatchObject({ name: 7, status: 'closed' });
  });

  it('writes nothing if the status is the same, and fails with a conflict if someone else has changed or deleted the contact', async () => {
    await expect(commitNew(statusChange('one', 'closed'))).rejects.toThrow(ConflictError);
    await put(PATH, contact());
    const set = (status: string, before?: string) => commitNew(statusChange('one', status, before));
    expect(await set('new', 'closed')).toMatchObject({ fields: { status: 'new' }, record: null });
    await expect(set('closed', 'contacted')).rejects.toThrow(ConflictError);
    expect(await changesOf(PATH)).toEqual([]);
    await set('closed', 'new');
    expect(await expectTrueHistory(PATH, contact())).toBe(1);
  });
});

it('an inquiry can be marked as spam and as not spam, and Undo brings back that nobody had decided', async () => {
  await put(PATH, contact());
  const set = (isSpam: boolean, before?: string) => commitNew(spamChange('one', isSpam, before));
  const marked = await set(true);
  expect(marked).toMatchObject({ fields: { isSpam: true } });
  expect(await set(true, 'false')).toMatchObject({ record: null });
  await expect(set(false, '')).rejects.toThrow(ConflictError);
  const corrected = await set(false, 'true');
  await expect(undo(marked.record ?? '')).rejects.toThrow(ConflictError);
  await undo(corrected.record ?? '');
  expect(await fieldsAt(PATH)).toMatchObject({ isSpam: true });
  await undo(marked.record ?? '');
  expect(await fieldsAt(PATH)).not.toHaveProperty('isSpam');
  expect(await expectTrueHistory(PATH, contact())).toBe(4);
  await expect(commitNew(spamChange('two', true))).rejects.toThrow(ConflictError);
});

it('a note can be added, changed, and cleared', async () => {
  await put(PATH, contact());
  const set = (note: string, before: string) => commitNew(noteChange('one', note, before));
  const long = '😀'.repeat(2000);
  expect(await set('Called.', '')).toMatchObject({ fields: { note: 'Called.' } });
  expect(await set(long, 'Called.')).toMatchObject({ fields: { note: long } });
  expect(await set('', long)).toMatchObject({ fields: { note: '' } });
  expect(await set('', 'Called.')).toMatchObject({ record: null });
  expect(await fieldsAt(PATH)).toMatchObject(contact({ note: '' }));
  expect(await expectTrueHistory(PATH, contact())).toBe(3);
});
