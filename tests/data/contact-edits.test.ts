import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentChange } from '@/collections/change';
import {
  assigneeChange,
  followUpChange,
  noteChange,
  spamChange,
  statusChange,
} from '@/collections/inquiry-changes';
import { getContact } from '@/data/contacts';
import { ConflictError } from '@/domain/errors';
import { put, putExactly, stored } from '../support/database';
import { contact } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator } from './sessions';
import { commitNew } from './writes';

const PATH = 'contacts/one';

beforeEach(startAsAdministrator);

describe('a status change', () => {
  it('that is a reply saves its time, “new” removes it, and changes between the other two leave it', async () => {
    await put(PATH, contact());
    await commitNew(statusChange('one', 'closed'));
    const { contactedAt, updatedAt } = (await fieldsAt(PATH)) ?? {};
    expect(contactedAt).toEqual(updatedAt);
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
  ])('saves no reply time if the contact %s', async (_label, fields) => {
    await put(PATH, contact(fields));
    await commitNew(statusChange('one', 'closed'));
    expect(await fieldsAt(PATH)).toMatchObject({ status: 'closed' });
    expect(await fieldsAt(PATH)).not.toHaveProperty('contactedAt');
  });

  it.each(['closed', 'new'])('to “%s” removes the follow-up', async (status) => {
    await put(PATH, contact({ followUpOn: '2026-12-31' }));
    await commitNew(statusChange('one', 'contacted'));
    expect(await fieldsAt(PATH)).toHaveProperty('followUpOn');
    await commitNew(statusChange('one', status));
    expect(await fieldsAt(PATH)).not.toHaveProperty('followUpOn');
  });

  it('succeeds for a malformed contact', async () => {
    await putExactly(PATH, { name: 7 });
    await commitNew(statusChange('one', 'closed'));
    expect(await fieldsAt(PATH)).toMatchObject({ name: 7, status: 'closed' });
  });
});

it.each<[string, DocumentChange, Record<string, unknown>]>([
  ['status', statusChange('one', 'closed'), { status: 'closed' }],
  ['note', noteChange('one', 'Called.', ''), { note: 'Called.' }],
  ['spam decision', spamChange('one', true), { isSpam: true }],
  ['assignee', assigneeChange('one', 'a@example.com'), { assignee: 'a@example.com' }],
  ['no assignee', assigneeChange('one', null), {}],
  ['follow-up', followUpChange('one', '2026-12-01'), { followUpOn: '2026-12-01' }],
])(
  'the same %s writes nothing, and that of a deleted inquiry is a conflict',
  async (_what, change, fields) => {
    await put(PATH, contact(fields));
    expect(await commitNew(change)).toMatchObject({ changed: 0, left: 0, undo: [] });
    expect(await stored('changes')).toEqual([]);
    await expect(commitNew({ ...change, id: 'two' })).rejects.toThrow(ConflictError);
  },
);

it.each<[string, unknown[], (value: never) => DocumentChange]>([
  ['isSpam', [true, false], (isSpam) => spamChange('one', isSpam)],
  ['assignee', ['a@b.c', 'd@e.f'], (email) => assigneeChange('one', email)],
  ['followUpOn', ['2026-12-01', '2026-12-31'], (day) => followUpChange('one', day)],
])(
  'the field %s of an inquiry can be set, changed, and removed',
  async (field, values, changeTo) => {
    const start = contact({ status: 'contacted' });
    await put(PATH, start);
    for (const value of values) {
      await commitNew(changeTo(value as never));
      expect(await fieldsAt(PATH)).toMatchObject({ [field]: value });
    }
    await commitNew(changeTo(null as never));
    expect(await fieldsAt(PATH)).not.toHaveProperty(field);
    expect(await expectTrueHistory(PATH, start)).toBe(3);
  },
);

it('an inquiry without a reply gets no follow-up, and one of an earlier version can be removed', async () => {
  await put(PATH, contact({ followUpOn: '2026-12-01' }));
  expect(await getContact('one')).toMatchObject({ status: 'new', followUpOn: '' });
  await expect(commitNew(followUpChange('one', '2026-12-31'))).rejects.toThrow(ConflictError);
  await commitNew(followUpChange('one', null));
  expect(await fieldsAt(PATH)).not.toHaveProperty('followUpOn');
});

it('a note can be added, changed, and cleared, but replaces only a text that its author knows', async () => {
  await put(PATH, contact());
  const set = (note: string, ...known: string[]) => commitNew(noteChange('one', note, ...known));
  const long = '😀'.repeat(2000);
  for (const [note, before] of [
    ['Called.', ''],
    [long, 'Called.'],
    ['', long],
  ] as const) {
    await set(note, before);
    expect(await fieldsAt(PATH)).toMatchObject({ note });
  }
  await set('Later', 'Other', '');
  await expect(set('Mine', 'Other', '')).rejects.toThrow(ConflictError);
  expect(await fieldsAt(PATH)).toMatchObject({ note: 'Later' });
  expect(await expectTrueHistory(PATH, contact())).toBe(4);
});
