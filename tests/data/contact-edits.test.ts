import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentChange } from '@/collections/change';
import {
  assigneeChange,
  followUpChange,
  noteChange,
  spamChange,
  statusChange,
} from '@/collections/inquiry-changes';
import { withoutDates } from '@/collections/recorded-change';
import { ConflictError } from '@/domain/errors';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { put, putExactly, remove } from '../support/database';
import { contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator, startAsTwoAdministrators } from './sessions';
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

const SECOND = { uid: 'second-administrator', email: 'second@example.com' };

it.each<[string, string[], (value: string | null, known: string) => DocumentChange]>([
  [
    'assignee',
    [SECOND.email, DEMO_ACCOUNTS.administrator.email],
    (email, known) =>
      assigneeChange('one', email, email === SECOND.email ? SECOND.uid : undefined, known),
  ],
  ['followUpOn', ['2026-12-01', '2026-12-31'], (day, known) => followUpChange('one', day, known)],
])(
  'the %s of an inquiry can be set, changed, and removed, and Undo brings back each value (even a former administrator), unless someone else has changed it',
  async (field, [first = '', second = ''], changeTo) => {
    await startAsTwoAdministrators();
    await put(PATH, contact());
    const set = async (value: string | null, known: string) =>
      (await commitNew(changeTo(value, known))).record ?? '';
    const records = [await set(first, ''), await set(second, first)];
    expect(await fieldsAt(PATH)).toMatchObject({ [field]: second });
    expect(await set(second, first)).toBe('');
    await expect(set(null, first)).rejects.toThrow(ConflictError);
    records.push(await set(null, second));
    expect(await fieldsAt(PATH)).not.toHaveProperty(field);
    await expect(undo(records[1] ?? '')).rejects.toThrow(ConflictError);
    await remove(`admins/${SECOND.uid}`);
    for (const value of [second, first, undefined]) {
      await undo(records.pop() ?? '');
      expect((await fieldsAt(PATH))?.[field]).toBe(value);
    }
    expect(await expectTrueHistory(PATH, contact())).toBe(6);
  },
);

describe('a follow-up', () => {
  const contactedAt = Timestamp.fromDate(new Date(2026, 0, 2));
  const REPLIED = contact({ status: 'contacted', contactedAt });
  const FOLLOW_UP = { followUpOn: '2026-12-31' };
  const setStatus = async (status: string) =>
    (await commitNew(statusChange('one', status))).record ?? '';
  const content = async () => withoutDates((await fieldsAt(PATH)) ?? {});

  it.each([
    ['new', contact(FOLLOW_UP)],
    ['contacted', { ...REPLIED, ...FOLLOW_UP }],
  ])(
    'is removed when a %s inquiry is closed, and Undo brings back both',
    async (_status, start) => {
      await put(PATH, start);
      const closing = await setStatus('closed');
      const closed = await content();
      expect(closed).not.toHaveProperty('followUpOn');
      const { record } = await undo(closing);
      expect(await content()).toEqual(start);
      await undo(record ?? '');
      expect(await content()).toEqual(closed);
      expect(await expectTrueHistory(PATH, start)).toBe(3);
    },
  );

  it.each<[string, () => Promise<unknown>]>([
    ['another follow-up', () => commitNew(followUpChange('one', '2026-12-01'))],
    ['another reply', async () => [await setStatus('new'), await setStatus('closed')]],
  ])(
    'is in conflict with %s that the closed inquiry has by the time of Undo',
    async (_what, act) => {
      await put(PATH, { ...REPLIED, ...FOLLOW_UP });
      const closing = await setStatus('closed');
      await act();
      const before = await fieldsAt(PATH);
      await expect(undo(closing)).rejects.toThrow(ConflictError);
      expect(await fieldsAt(PATH)).toEqual(before);
    },
  );

  it.each([
    ['contacted', 'new', FOLLOW_UP],
    ['new', 'contacted', FOLLOW_UP],
    ['closed', 'contacted', {}],
    ['closed', 'new', {}],
  ])(
    'that was set after a change from %s to %s is saved, after Undo of that change, as %j',
    async (from, to, followUp) => {
      const start = from === 'new' ? contact() : { ...REPLIED, status: from };
      await put(PATH, start);
      const changing = await setStatus(to);
      await commitNew(followUpChange('one', FOLLOW_UP.followUpOn));
      await undo(changing);
      expect(await content()).toEqual({ ...start, ...followUp });
      expect(await expectTrueHistory(PATH, start)).toBe(3);
    },
  );
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
