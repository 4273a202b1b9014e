import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteChange, statusChange } from '@/collections/inquiry-changes';
import { ConflictError } from '@/domain/errors';
import { put, putExactly } from '../support/database';
import { contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator } from './sessions';
import { commitNew } from './writes';

const MINUTE = 60_000;
const PATH = 'contacts/one';
const minutesAgo = (minutes: number) =>
  Timestamp.fromMillis(Math.round(Date.now() - (minutes + 0.5) * MINUTE));

beforeEach(startAsAdministrator);

describe('a status change', () => {
  it('saves the time of the reply', async () => {
    await put(PATH, contact({ createdAt: minutesAgo(90) }));
    const { record } = await commitNew(statusChange('one', 'contacted'));
    const stored = (await fieldsAt(PATH)) ?? {};
    expect(stored).toMatchObject({ status: 'contacted', responseMinutes: 90 });
    expect(stored['contactedAt']).toEqual(stored['updatedAt']);
    const records = await changesOf(PATH);
    expect(records).toMatchObject([{ id: record, at: stored['contactedAt'] as Timestamp }]);
    // The record contains nothing that the visitor wrote.
    const { before, after } = records[0] ?? {};
    const reply = { status: 'contacted', contactedAt: stored['contactedAt'] as Timestamp };
    expect([before, after]).toEqual([{ status: 'new' }, reply]);
  });

  it('saves a response time of 0 minutes if the estimated server time is earlier than createdAt', async () => {
    for (const seconds of [-1, 0, 1, 2]) {
      await put(PATH, contact({ createdAt: Timestamp.fromMillis(Date.now() + seconds * 1000) }));
      const { fields } = await commitNew(statusChange('one', 'contacted'));
      expect(Object.is(fields?.['responseMinutes'], 0)).toBe(true);
    }
  });

  it('to “new” removes the time of the reply; changes between the other two leave it', async () => {
    await put(PATH, contact({ createdAt: minutesAgo(90) }));
    await commitNew(statusChange('one', 'closed'));
    const { contactedAt } = (await fieldsAt(PATH)) ?? {};
    for (const status of ['contacted', 'closed'] as const) {
      await commitNew(statusChange('one', status));
      expect(await fieldsAt(PATH)).toMatchObject({ status, contactedAt, responseMinutes: 90 });
    }
    await commitNew(statusChange('one', 'new'));
    for (const field of ['contactedAt', 'responseMinutes'])
      expect(await fieldsAt(PATH)).not.toHaveProperty(field);
    await commitNew(statusChange('one', 'closed'));
    const again = (await fieldsAt(PATH)) ?? {};
    expect(again['contactedAt']).toEqual(again['updatedAt']);
    expect(again['contactedAt']).not.toEqual(contactedAt);
    expect(await expectTrueHistory(PATH, contact())).toBe(5);
  });

  it('replaces the time that an earlier version left in a new contact', async () => {
    const left = { contactedAt: minutesAgo(80), responseMinutes: 10 };
    await put(PATH, contact({ createdAt: minutesAgo(90), ...left }));
    await commitNew(statusChange('one', 'contacted'));
    const stored = (await fieldsAt(PATH)) ?? {};
    expect(stored).toMatchObject({ status: 'contacted', responseMinutes: 90 });
    expect(stored['contactedAt']).toEqual(stored['updatedAt']);
  });

  it.each([
    ['was contacted before response times were recorded', { status: 'contacted' }],
    ['has an unknown status', { status: 'lost' }],
  ])('saves no reply time if the contact %s', async (_label, fields) => {
    await put(PATH, contact(fields));
    const { fields: written } = await commitNew(statusChange('one', 'closed'));
    expect(written).toMatchObject({ status: 'closed' });
    expect(written).not.toHaveProperty('contactedAt');
  });

  it('saves the time of the reply, but no response time, if the contact has no createdAt', async () => {
    await put(PATH, contact({ createdAt: 'yesterday' }));
    const { fields: written } = await commitNew(statusChange('one', 'closed'));
    expect(written).toMatchObject({ status: 'closed', contactedAt: expect.any(Date) as Date });
    expect(written).not.toHaveProperty('responseMinutes');
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
