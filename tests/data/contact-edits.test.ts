import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateContactNote, updateContactStatus } from '@/data/contacts';
import { ConflictError } from '@/domain/errors';
import { put, putExactly } from '../support/database';
import { contact } from '../support/sample-documents';
import { newKey } from './commit-key';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator } from './sessions';

const MINUTE = 60_000;
const PATH = 'contacts/one';
const minutesAgo = (minutes: number) =>
  Timestamp.fromMillis(Math.round(Date.now() - (minutes + 0.5) * MINUTE));

beforeEach(startAsAdministrator);

describe('a status change', () => {
  it('saves the time of the first reply and returns the updated contact', async () => {
    await put(PATH, contact({ createdAt: minutesAgo(90) }));
    const { record, ...replied } = await updateContactStatus(newKey(), 'one', 'contacted');
    const stored = (await fieldsAt(PATH)) ?? {};
    expect(stored).toMatchObject({ status: 'contacted', responseMinutes: 90 });
    expect(stored['contactedAt']).toEqual(stored['updatedAt']);
    const records = await changesOf(PATH);
    expect(records).toMatchObject([{ id: record, at: stored['contactedAt'] as Timestamp }]);
    // The record contains nothing that the visitor wrote.
    const { before, after } = records[0] ?? {};
    expect([before, after]).toEqual([{ status: 'new' }, { status: 'contacted' }]);
    const contactedAt = (stored['contactedAt'] as Timestamp).toDate();
    expect(replied).toMatchObject({ id: 'one', fields: { responseMinutes: 90, contactedAt } });
  });

  it('saves a response time of 0 minutes if the estimated server time is earlier than createdAt', async () => {
    for (const seconds of [-1, 0, 1, 2]) {
      await put(PATH, contact({ createdAt: Timestamp.fromMillis(Date.now() + seconds * 1000) }));
      const { fields } = await updateContactStatus(newKey(), 'one', 'contacted');
      expect(Object.is(fields?.['responseMinutes'], 0)).toBe(true);
    }
  });

  it('never changes the time of the first reply', async () => {
    await put(PATH, contact({ createdAt: minutesAgo(90) }));
    await updateContactStatus(newKey(), 'one', 'closed');
    const { contactedAt } = (await fieldsAt(PATH)) ?? {};
    for (const status of ['new', 'contacted', 'closed'] as const) {
      await updateContactStatus(newKey(), 'one', status);
      expect(await fieldsAt(PATH)).toMatchObject({ status, contactedAt, responseMinutes: 90 });
    }
    expect(await expectTrueHistory(PATH, contact())).toBe(4);
  });

  it.each([
    ['was contacted before response times were recorded', { status: 'contacted' }],
    ['has no createdAt', { status: 'new', createdAt: 'yesterday' }],
    ['has an unknown status', { status: 'lost' }],
  ])('saves no reply time if the contact %s', async (_label, fields) => {
    await put(PATH, contact(fields));
    const { fields: written } = await updateContactStatus(newKey(), 'one', 'closed');
    expect(written).toMatchObject({ status: 'closed' });
    expect(written).not.toHaveProperty('contactedAt');
  });

  it('succeeds for a malformed contact', async () => {
    await putExactly(PATH, { name: 7 });
    await updateContactStatus(newKey(), 'one', 'closed');
    expect(await fieldsAt(PATH)).toMatchObject({ name: 7, status: 'closed' });
  });

  it('writes nothing if the status is the same, and fails with a conflict if someone else has changed or deleted the contact', async () => {
    await expect(updateContactStatus(newKey(), 'one', 'closed')).rejects.toThrow(ConflictError);
    await put(PATH, contact());
    const set = (status: string, before?: string) =>
      updateContactStatus(newKey(), 'one', status, before);
    expect(await set('new', 'closed')).toMatchObject({ fields: { status: 'new' }, record: null });
    await expect(set('closed', 'contacted')).rejects.toMatchObject({
      name: 'ConflictError',
      stored: { id: 'one', fields: { status: 'new' } },
    });
    expect(await changesOf(PATH)).toEqual([]);
    await set('closed', 'new');
    expect(await expectTrueHistory(PATH, contact())).toBe(1);
  });
});

it('a note can be added, changed, and cleared', async () => {
  await put(PATH, contact());
  const set = (note: string, before: string) => updateContactNote(newKey(), 'one', note, before);
  const long = '😀'.repeat(2000);
  expect(await set('Called.', '')).toMatchObject({ fields: { note: 'Called.' } });
  expect(await set(long, 'Called.')).toMatchObject({ fields: { note: long } });
  expect(await set('', long)).toMatchObject({ fields: { note: '' } });
  expect(await set('', 'Called.')).toMatchObject({ record: null });
  expect(await fieldsAt(PATH)).toMatchObject(contact({ note: '' }));
  expect(await expectTrueHistory(PATH, contact())).toBe(3);
});
