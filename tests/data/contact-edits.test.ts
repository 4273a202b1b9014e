import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import { updateContactNote, updateContactStatus } from '@/data/contacts';
import { ConflictError } from '@/domain/errors';
import { change, put, putExactly, remove, resetDatabase } from '../support/database';
import { contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { loseNextCommitAnswer } from './lost-answers';
import { signInAsAdministrator } from './sign-in-as-administrator';

const MINUTE = 60_000;
const PATH = 'contacts/one';
const minutesAgo = (minutes: number) =>
  Timestamp.fromMillis(Math.round(Date.now() - (minutes + 0.5) * MINUTE));

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

describe('the status', () => {
  it('stores the time of the first answer, and returns the contact as it is then', async () => {
    await put(PATH, contact({ createdAt: minutesAgo(90) }));
    const answered = await updateContactStatus('one', 'contacted');
    const stored = (await fieldsAt(PATH)) ?? {};
    expect(stored).toMatchObject({ status: 'contacted', responseMinutes: 90 });
    expect(stored['contactedAt']).toEqual(stored['updatedAt']);
    expect(answered).toMatchObject({ id: 'one', status: 'contacted', responseMinutes: 90 });
    const estimate = (answered.contactedAt?.getTime() ?? 0) - Date.now();
    expect(Math.abs(estimate)).toBeLessThan(5_000);
  });

  it('takes no minutes where the contact is as new as the estimated time', async () => {
    for (const seconds of [-1, 0, 1, 2]) {
      await put(PATH, contact({ createdAt: Timestamp.fromMillis(Date.now() + seconds * 1000) }));
      const { responseMinutes } = await updateContactStatus('one', 'contacted');
      expect(Object.is(responseMinutes, 0)).toBe(true);
    }
  });

  it('keeps that time from then on', async () => {
    await put(PATH, contact({ createdAt: minutesAgo(90) }));
    await updateContactStatus('one', 'closed');
    const { contactedAt } = (await fieldsAt(PATH)) ?? {};
    for (const status of ['new', 'contacted', 'closed'] as const) {
      const returned = await updateContactStatus('one', status);
      expect(returned).toMatchObject({ status, responseMinutes: 90 });
      expect(returned.contactedAt).toEqual((contactedAt as Timestamp).toDate());
      expect(await fieldsAt(PATH)).toMatchObject({ status, contactedAt, responseMinutes: 90 });
    }
    expect(await expectTrueHistory(PATH, contact())).toBe(4);
  });

  it.each([
    ['was contacted before answers were timed', { status: 'contacted' }],
    ['has no createdAt', { status: 'new', createdAt: 'yesterday' }],
    ['has an unknown status', { status: 'lost' }],
  ])('sets no time where the contact %s', async (_label, fields) => {
    await put(PATH, contact(fields));
    const returned = await updateContactStatus('one', 'closed');
    expect(returned).toMatchObject({ status: 'closed', contactedAt: null, responseMinutes: null });
    expect(await fieldsAt(PATH)).not.toHaveProperty('contactedAt');
  });

  it('changes in a malformed contact', async () => {
    await putExactly(PATH, { name: 7 });
    expect(await updateContactStatus('one', 'closed')).toMatchObject({ status: 'closed' });
  });

  it('is set once where the answer is lost, or the call is repeated', async () => {
    await put(PATH, contact({ createdAt: minutesAgo(5) }));
    loseNextCommitAnswer();
    const returned = await updateContactStatus('one', 'contacted');
    expect(returned).toMatchObject({ status: 'contacted', responseMinutes: 5 });
    await updateContactStatus('one', 'contacted');
    expect(await expectTrueHistory(PATH, contact())).toBe(1);
  });

  it('of a contact that is gone is a conflict', async () => {
    await expect(updateContactStatus('one', 'closed')).rejects.toThrow(ConflictError);
    expect(await changesOf(PATH)).toEqual([]);
  });
});

describe('a note', () => {
  it('is set, changed, and emptied', async () => {
    await put(PATH, contact());
    expect(await updateContactNote('one', 'Called.', '')).toMatchObject({ note: 'Called.' });
    expect(await updateContactNote('one', '😀'.repeat(2000), 'Called.')).toMatchObject({
      note: '😀'.repeat(2000),
    });
    expect(await updateContactNote('one', '', '😀'.repeat(2000))).toMatchObject({ note: '' });
    expect(await fieldsAt(PATH)).toMatchObject(contact({ note: '' }));
    expect(await expectTrueHistory(PATH, contact())).toBe(3);
  });

  it('is not written where it is there already: a repeat after a lost answer', async () => {
    await put(PATH, contact());
    loseNextCommitAnswer();
    expect(await updateContactNote('one', 'Called.', '')).toMatchObject({ note: 'Called.' });
    await updateContactNote('one', 'Called.', '');
    expect(await expectTrueHistory(PATH, contact())).toBe(1);
  });

  it('does not replace the one of someone else', async () => {
    await put(PATH, contact({ note: 'Mine' }));
    await change(PATH, { note: 'Theirs' });
    await expect(updateContactNote('one', 'Mine, too', 'Mine')).rejects.toThrow(ConflictError);
    expect(await fieldsAt(PATH)).toMatchObject({ note: 'Theirs' });
    expect(await changesOf(PATH)).toEqual([]);
  });

  it('of a contact that is gone is a conflict', async () => {
    await put(PATH, contact());
    await remove(PATH);
    await expect(updateContactNote('one', 'x', '')).rejects.toThrow(ConflictError);
  });

  it('that is too long is refused', async () => {
    await put(PATH, contact());
    await expect(updateContactNote('one', 'x'.repeat(2001), '')).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
