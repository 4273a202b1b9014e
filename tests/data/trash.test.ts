import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import {
  deletion,
  erasure,
  inquiryChange,
  noteChange,
  restoration,
} from '@/collections/inquiry-changes';
import { signIn, signOut } from '@/data/auth';
import { countDueDeleted, listContacts, listDueDeleted } from '@/data/contacts';
import { InvalidDocumentError } from '@/domain/errors';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { ConflictError } from '@/domain/errors';
import { put, putExactly, stored } from '../support/database';
import { contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator } from './sessions';
import { act, commitNew } from './writes';

const PATH = 'contacts/one';
const TRASH = 'deletedContacts/one';
/** Every field that an inquiry can have. */
const WHOLE: DocumentData = contact({
  name: 'Grace Hopper',
  phone: '+1 212 555 0100',
  company: 'شركة الخليج',
  message: 'Two lines\nof text 👩‍🚀 \u0000',
  status: 'contacted',
  note: 'Called.',
  assignee: 'former@example.com',
  followUpOn: '2026-12-31',
  isSpam: false,
  source: { landing: '/upgrades', page: '/contact', utmCampaign: 'spring%20sale' },
  createdAt: new Timestamp(1_767_225_600, 123_456_000),
  updatedAt: new Timestamp(1_767_312_000, 1_000),
  contactedAt: new Timestamp(1_767_312_000, 0),
  responseMinutes: 1440,
});

beforeEach(startAsAdministrator);

const deleteOne = () => commitNew(...deletion('one'));
const restoreOne = () => commitNew(...restoration('one'));

it('the trash keeps every field of a deleted inquiry, restores it even in a later session, and writes nothing twice', async () => {
  await putExactly(PATH, WHOLE);
  expect(await deleteOne()).toMatchObject({ changed: 1 });
  expect(await fieldsAt(PATH)).toBeUndefined();
  const [{ at } = {}] = (await changesOf(PATH)) as { at?: unknown }[];
  const trashed = await fieldsAt(TRASH);
  expect(trashed).toEqual({ ...WHOLE, updatedAt: at, deletedAt: at });
  expect(await deleteOne()).toMatchObject({ changed: 0 });
  expect(await fieldsAt(TRASH)).toEqual(trashed);

  await signOut();
  await signIn(DEMO_ACCOUNTS.administrator.email, DEMO_ACCOUNTS.administrator.password);
  expect(await restoreOne()).toMatchObject({ changed: 1 });
  const { updatedAt } = (await fieldsAt(PATH)) ?? {};
  expect(await fieldsAt(PATH)).toEqual({ ...WHOLE, updatedAt: updatedAt as Timestamp });
  expect(await stored('deletedContacts')).toEqual([]);
  expect(await restoreOne()).toMatchObject({ changed: 0 });
  await commitNew(noteChange('one', 'Called twice.', 'Called.'));
  await deleteOne();
  await restoreOne();
  expect(await fieldsAt(PATH)).toMatchObject({ note: 'Called twice.' });
  expect(await expectTrueHistory(PATH, WHOLE)).toBe(5);
  expect(await stored('changes')).toHaveLength(5);
});

it('an inquiry is not restored over a newer one with the same ID', async () => {
  await putExactly(PATH, WHOLE);
  await deleteOne();
  await put(PATH, contact({ message: 'Another' }));
  expect(await restoreOne()).toMatchObject({ changed: 0 });
  expect(await fieldsAt(TRASH)).toMatchObject({ message: WHOLE['message'] as string });
  expect(await fieldsAt(PATH)).toMatchObject({ message: 'Another' });
});

it.each(['contacts', 'deletedContacts'] as const)(
  'an inquiry erased from %s leaves only its entries in the history, and can’t be restored',
  async (from) => {
    await putExactly(PATH, WHOLE);
    if (from === 'deletedContacts') await deleteOne();
    expect(await commitNew(...erasure(from, 'one'))).toMatchObject({ changed: 1 });
    expect(await changesOf(`${from}/one`)).toMatchObject([
      { before: { status: 'contacted' }, after: null },
    ]);
    expect(await commitNew(...erasure(from, 'one'))).toMatchObject({ changed: 0 });
    await expect(restoreOne()).rejects.toThrow(ConflictError);
    expect(await stored('contacts')).toEqual([]);
    expect(await stored('deletedContacts')).toEqual([]);
    expect(await stored('changes')).toHaveLength(from === 'contacts' ? 1 : 2);
  },
);

it('an erasure leaves an inquiry that someone has restored, and the others are erased', async () => {
  for (const id of ['one', 'two']) await put(`contacts/${id}`, contact());
  await act(['one', 'two'].map((id) => inquiryChange(...deletion(id))));
  await restoreOne();
  const erasures = ['one', 'two'].map((id) => inquiryChange(...erasure('deletedContacts', id)));
  expect(await act(erasures)).toMatchObject({ changed: 1, left: 1 });
  expect(await stored('contacts')).toMatchObject([{ id: 'one' }]);
  expect(await stored('deletedContacts')).toEqual([]);
});

it('a malformed inquiry can’t be moved to the trash, but it can be erased', async () => {
  await putExactly(PATH, { name: 7 });
  await expect(deleteOne()).rejects.toThrow(InvalidDocumentError);
  expect(await fieldsAt(PATH)).toEqual({ name: 7 });
  await commitNew(...erasure('contacts', 'one'));
  expect(await stored('contacts')).toEqual([]);
});

it('inquiries that were deleted more than 30 days ago are counted and listed', async () => {
  const now = new Date();
  const deletedAt = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const days of [0, 29.99, 30.01, 400])
    await put(`deletedContacts/d${days}`, contact({ deletedAt: deletedAt(days) }));
  expect(await countDueDeleted(now)).toBe(2);
  const listed = await listDueDeleted(now, 9);
  expect(listed.map(({ id }) => id).sort()).toEqual(['d30.01', 'd400']);
  expect(await listDueDeleted(now, 1)).toHaveLength(1);
});

it('the trash is listed in pages, most recently deleted first, and by an email address', async () => {
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
