import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import {
  deleteContact,
  getContact,
  restoreContact,
  updateContactNote,
  updateContactStatus,
  type DeletedContact,
} from '@/data/contacts';
import { ConflictError, UndoError } from '@/domain/errors';
import { change, put, putExactly, remove, resetDatabase } from '../support/database';
import { contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { loseNextCommitAnswer } from './lost-answers';
import { signInAsAdministrator } from './sign-in-as-administrator';

const PATH = 'contacts/one';
const CREATED = new Timestamp(1_767_225_600, 123_456_000);
const WHOLE = contact({
  company: 'شركة الخليج',
  message: 'Two lines\nof text 👩‍🚀 \u0000',
  status: 'contacted',
  note: 'Called.',
  createdAt: CREATED,
  updatedAt: new Timestamp(1_767_312_000, 1_000),
  contactedAt: new Timestamp(1_767_312_000, 0),
  responseMinutes: 1440,
});

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

async function deleted(isRestorable = true): Promise<DeletedContact> {
  const result = await deleteContact('one', { isRestorable });
  if (!result) throw new Error('The contact was gone');
  return result;
}

describe('a deleted contact', () => {
  it('is gone, and its record holds a digest and nothing that was written', async () => {
    await putExactly(PATH, WHOLE);
    const { id, name, email, change: record, isRestorable } = await deleted();
    expect([id, name, email]).toEqual(['one', 'Grace Hopper', 'grace@example.com']);
    expect(isRestorable).toBe(true);
    expect(await fieldsAt(PATH)).toBeUndefined();
    const [found] = await changesOf(PATH);
    expect(found).toMatchObject({ id: record, after: null });
    expect(found?.['before']).toEqual({
      status: 'contacted',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('comes back with every field and date', async () => {
    await putExactly(PATH, WHOLE);
    await restoreContact(await deleted());
    expect(await fieldsAt(PATH)).toEqual(WHOLE);
    expect(await expectTrueHistory(PATH, WHOLE)).toBe(2);
  });

  it('comes back as often as it is deleted, and can be changed again', async () => {
    await putExactly(PATH, WHOLE);
    await restoreContact(await deleted());
    await updateContactNote('one', 'Called twice.', 'Called.');
    await restoreContact(await deleted());
    expect(await updateContactStatus('one', 'closed')).toMatchObject({ note: 'Called twice.' });
    expect(await expectTrueHistory(PATH, WHOLE)).toBe(6);
  });

  it('comes back in the shape of older data', async () => {
    const older = {
      name: 'Harold',
      email: 'h@example.com',
      phone: '1',
      createdAt: CREATED,
    };
    await putExactly(PATH, older);
    await restoreContact(await deleted());
    expect(await fieldsAt(PATH)).toEqual(older);
  });

  it('that was gone already is null, with no record', async () => {
    expect(await deleteContact('one', { isRestorable: true })).toBeNull();
    expect(await changesOf(PATH)).toEqual([]);
  });

  it('leaves no digest where it is erased, and can’t be restored', async () => {
    await putExactly(PATH, WHOLE);
    const erased = await deleted(false);
    expect(erased.isRestorable).toBe(false);
    expect((await changesOf(PATH))[0]?.['before']).toEqual({ status: 'contacted' });
    await expect(restoreContact(erased)).rejects.toThrow(UndoError);
    await expect(restoreContact({ ...erased, isRestorable: true })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await getContact('one')).toBeNull();
  });

  it.each([
    ['an unknown field', { extra: 1 }],
    ['a field of another type', { firstName: 7 }],
    ['a date that is a text', { createdAt: '2026-01-01' }],
    ['half a minute', { responseMinutes: 0.5 }],
  ])('with %s is deleted, and can’t be restored', async (_label, fields) => {
    await putExactly(PATH, { ...WHOLE, ...fields });
    const result = await deleted();
    expect(result.isRestorable).toBe(false);
    await expect(restoreContact(result)).rejects.toThrow(UndoError);
    expect(await getContact('one')).toBeNull();
  });

  it('is known as deleted, and restored once, where an answer is lost', async () => {
    await putExactly(PATH, WHOLE);
    loseNextCommitAnswer();
    const result = await deleted();
    expect((await changesOf(PATH)).map(({ id }) => id as string)).toEqual([result.change]);
    loseNextCommitAnswer();
    await restoreContact(result);
    await restoreContact(result);
    expect(await fieldsAt(PATH)).toEqual(WHOLE);
    expect(await expectTrueHistory(PATH, WHOLE)).toBe(2);
  });

  it('does not replace what is there now', async () => {
    await putExactly(PATH, WHOLE);
    const result = await deleted();
    await put(PATH, contact({ message: 'Another' }));
    await expect(restoreContact(result)).rejects.toThrow(ConflictError);
    await putExactly(PATH, { ...WHOLE, extra: 1 });
    await expect(restoreContact(result)).rejects.toThrow(ConflictError);
    await remove(PATH);
    await restoreContact(result);
    await change(PATH, { note: 'Changed since' });
    await expect(restoreContact(result)).rejects.toThrow(ConflictError);
    expect(await fieldsAt(PATH)).toMatchObject({ note: 'Changed since' });
  });

  it('is not restored with other words', async () => {
    await putExactly(PATH, WHOLE);
    const result = await deleted();
    const stored = { ...(result.stored as object), message: 'Something else' };
    await expect(restoreContact({ ...result, stored })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await getContact('one')).toBeNull();
  });
});
