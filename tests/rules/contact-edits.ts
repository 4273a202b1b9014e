import { serverTimestamp, Timestamp, writeBatch, doc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { CONTACT_FIELDS } from '@/domain/contact-fields';
import { expectRules, newId, type Fields, type RulesProject } from './environment';
import { UNKNOWN_FIELD } from './collections';
import { text } from './field-cases';
import { commitRecorded, storeSample, type RecordedCommit } from './recorded-writes';
import { INVALID_DATES, YEARS_AGO } from './write-conditions';

const MINUTE = 60_000;

/** A valid change of a new contact that was created less than a minute ago. */
export const firstAnswer = (): Fields => ({
  status: 'contacted',
  contactedAt: serverTimestamp(),
  responseMinutes: 0,
  updatedAt: serverTimestamp(),
});

/** Created whole minutes and a half ago: half a minute of tests changes no whole minute. */
const minutesAgo = (minutes: number) =>
  Timestamp.fromMillis(Math.round(Date.now() - (minutes + 0.5) * MINUTE));

/** What administrators change of a contact: its status with the first answer, and its note. */
export function describeContactEdits(project: () => RulesProject) {
  const stored = (changes: Fields = {}) => storeSample(project(), 'contacts', changes);

  /** Changes fields of a contact, undefined to remove one. */
  async function edit(path: string, changes: Fields, parts: Partial<RecordedCommit> = {}) {
    const fields = { ...(await project().stored(path)), updatedAt: serverTimestamp(), ...changes };
    const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
    const commit = { path, fields: Object.fromEntries(defined), ...parts };
    return commitRecorded(project(), 'administrator', commit);
  }

  /** As `edit`, with a record of the note. */
  async function editNote(path: string, note: unknown, changes: Fields = {}, record: Fields = {}) {
    const before = { note: (await project().stored(path))?.['note'] ?? null };
    const change = { before, after: { note: note ?? null }, ...record };
    return edit(path, { note, ...changes }, { change });
  }

  describe('the note of a contact', () => {
    test.each(['visitor', 'member'] as const)('can’t be set by the %s', async (person) => {
      const path = await stored();
      const fields = { ...(await project().stored(path)), note: 'x', updatedAt: serverTimestamp() };
      const change = { before: { note: null }, after: { note: 'x' } };
      const send = (parts: Partial<RecordedCommit>) =>
        commitRecorded(project(), person, { path, fields, ...parts });
      await expectRules('refuse', send({ change }));
      await expectRules('refuse', send({ change: null, commit: null }));
    });

    const { accepted, refused } = text(CONTACT_FIELDS.note.limit);
    test.each(accepted)('may be %s', async (_label, note) => {
      await expectRules('accept', editNote(await stored(), note));
      await expectRules('accept', editNote(await stored({ note: 'Earlier' }), note));
    });
    test.each(refused)('may not be %s', async (_label, note) => {
      await expectRules('refuse', editNote(await stored({ note: 'Earlier' }), note));
    });

    test('changes in a malformed contact, too', async () => {
      const path = `contacts/${newId()}`;
      await project().store({ [path]: { name: 7, note: 7 } });
      await expectRules('accept', editNote(path, 'Called.'));
    });

    const others: [string, Fields][] = [
      ['the status', { status: 'closed' }],
      ['the first answer', firstAnswer()],
      ['the message', { message: 'Mine' }],
      ['createdAt', { createdAt: serverTimestamp() }],
      ['contactedAt', { contactedAt: serverTimestamp() }],
      ['responseMinutes', { responseMinutes: 1 }],
      ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
    ];
    test.each(others)('does not change together with %s', async (_label, changes) => {
      const path = await stored({ createdAt: minutesAgo(0) });
      await expectRules('refuse', editNote(path, 'x', changes));
      await expectRules('refuse', edit(path, { note: 'x', ...changes }));
      await expectRules('accept', editNote(path, 'x'));
    });

    test.each(INVALID_DATES)(
      'does not change with an updatedAt that is %s',
      async (_label, date) => {
        await expectRules('refuse', editNote(await stored(), 'x', { updatedAt: date() }));
      },
    );

    test('is on record with what was there before', async () => {
      const path = await stored({ note: 'Earlier' });
      const untrue: Fields[] = [
        { before: { note: 'Other' } },
        { before: { note: null } },
        { before: null },
        { after: { note: 'Other' } },
        { after: null },
        { before: { status: 'new' }, after: { status: 'new' } },
        { before: { status: 'new', note: 'Earlier' }, after: { status: 'new', note: 'x' } },
      ];
      for (const record of untrue) await expectRules('refuse', editNote(path, 'x', {}, record));
      await expectRules('refuse', edit(path, { note: 'x' }, { change: null }));
      await expectRules('accept', editNote(path, 'x'));
    });

    test('is no record of a status, nor of a contact that is sent again', async () => {
      const path = await stored();
      const note = (before: unknown, after: unknown) => ({
        change: { before: { note: before }, after: { note: after } },
      });
      await expectRules('refuse', edit(path, firstAnswer(), note(null, null)));
      await expectRules('refuse', edit(path, {}, note('x', null)));
      await expectRules('refuse', edit(path, {}, note(null, 'x')));
    });
  });

  describe('the first answer to a contact', () => {
    const MINUTES = 61;
    const answer = (responseMinutes: unknown, changes: Fields = {}) => ({
      ...firstAnswer(),
      responseMinutes,
      ...changes,
    });

    test.each(['contacted', 'closed'])('is a change to %s', async (status) => {
      const path = await stored({ createdAt: minutesAgo(MINUTES) });
      await expectRules('accept', edit(path, answer(MINUTES, { status })));
      const { contactedAt, updatedAt } = (await project().stored(path)) ?? {};
      expect(contactedAt).toEqual(updatedAt);
    });

    test.each(['visitor', 'member'] as const)('is not the %s’s', async (person) => {
      const path = await stored();
      const fields = { ...(await project().stored(path)), ...firstAnswer() };
      const send = (parts: Partial<RecordedCommit>) =>
        commitRecorded(project(), person, { path, fields, ...parts });
      await expectRules('refuse', send({}));
      await expectRules('refuse', send({ change: null, commit: null }));
    });

    test.each([-1, 0, 1])('took whole minutes, or %d', async (by) => {
      const path = await stored({ createdAt: minutesAgo(MINUTES) });
      await expectRules('accept', edit(path, answer(MINUTES + by)));
    });

    test('took years, to the minute', async () => {
      const years = 3_000_000;
      const path = await stored({ createdAt: minutesAgo(years) });
      await expectRules('refuse', edit(path, answer(years + 2)));
      await expectRules('refuse', edit(path, answer(years - 2)));
      await expectRules('accept', edit(path, answer(years)));
    });

    test.each([-2, 2, -MINUTES, 0.5, -0.5])('did not take %d minutes more', async (by) => {
      const path = await stored({ createdAt: minutesAgo(MINUTES) });
      await expectRules('refuse', edit(path, answer(MINUTES + by)));
    });

    test('took no time at all, but not less', async () => {
      const path = await stored({ createdAt: minutesAgo(0) });
      await expectRules('refuse', edit(path, answer(-1)));
      await expectRules('accept', edit(path, answer(0)));
    });

    test.each([String(MINUTES), null, undefined, [MINUTES], true])(
      'has no responseMinutes of %j',
      async (value) => {
        const path = await stored({ createdAt: minutesAgo(MINUTES) });
        await expectRules('refuse', edit(path, answer(value)));
      },
    );

    test.each(INVALID_DATES)('has no contactedAt that is %s', async (_label, date) => {
      const path = await stored({ createdAt: minutesAgo(MINUTES) });
      await expectRules('refuse', edit(path, answer(MINUTES, { contactedAt: date() })));
    });

    test.each([
      ['another field', { message: 'Mine' }],
      ['createdAt', { createdAt: minutesAgo(MINUTES + 1) }],
      ['a note', { note: 'x' }],
      ['an unknown status', { status: 'lost' }],
      ['no updatedAt', { updatedAt: YEARS_AGO }],
    ])('does not come with %s', async (_label, changes) => {
      const path = await stored({ createdAt: minutesAgo(MINUTES) });
      await expectRules('refuse', edit(path, answer(MINUTES, changes)));
    });

    const other: [string, Fields, Fields][] = [
      ['the status stays new', {}, { status: 'new' }],
      ['the status was closed', { status: 'closed' }, {}],
      ['the status was unknown', { status: 'lost' }, {}],
      ['there was no status', { status: undefined }, {}],
      ['there was no createdAt', { createdAt: undefined }, {}],
      ['createdAt was a text', { createdAt: '2026-01-01' }, {}],
      ['there was an answer', { contactedAt: YEARS_AGO, responseMinutes: 3 }, {}],
      ['contactedAt was malformed', { contactedAt: null }, {}],
    ];
    test.each(other)('is not where %s', async (_label, before, after) => {
      const path = await stored({ createdAt: minutesAgo(MINUTES), ...before });
      const status = { status: 'contacted', ...after };
      await expectRules('refuse', edit(path, answer(MINUTES, status)));
      await expectRules('refuse', edit(path, { ...status, contactedAt: serverTimestamp() }));
      await expectRules('refuse', edit(path, { ...status, responseMinutes: MINUTES }));
      await expectRules('accept', edit(path, status));
    });

    test('stays what it was when the status is new again, and away again', async () => {
      const path = await stored({ createdAt: minutesAgo(MINUTES) });
      await edit(path, answer(MINUTES));
      const { contactedAt } = (await project().stored(path)) ?? {};
      for (const status of ['new', 'closed']) {
        await expectRules('refuse', edit(path, { status, contactedAt: serverTimestamp() }));
        await expectRules('refuse', edit(path, { status, contactedAt: undefined }));
        await expectRules('refuse', edit(path, { status, responseMinutes: MINUTES + 1 }));
        await expectRules('refuse', edit(path, { status, responseMinutes: undefined }));
        await expectRules('accept', edit(path, { status }));
      }
      expect(await project().stored(path)).toMatchObject({ contactedAt, responseMinutes: MINUTES });
    });

    test('is neither changed nor removed without a status', async () => {
      const path = await stored({
        status: 'contacted',
        contactedAt: YEARS_AGO,
        responseMinutes: 3,
      });
      await expectRules('refuse', edit(path, { contactedAt: undefined }));
      await expectRules('refuse', edit(path, { contactedAt: serverTimestamp() }));
      await expectRules('refuse', edit(path, { responseMinutes: undefined }));
      await expectRules('refuse', edit(path, { responseMinutes: 4 }));
    });
  });

  // Two lookups for the administrator and the commit, three for each contact, 20 in all, if none was cached.
  test('six contacts change in one commit', async () => {
    const db = project().as.administrator;
    const paths = await Promise.all(Array.from({ length: 6 }, () => stored()));
    const id = newId();
    const send = () => {
      const batch = writeBatch(db);
      batch.set(doc(db, 'commits', 'administrator'), { id });
      for (const path of paths) {
        batch.update(doc(db, path), { note: 'x', updatedAt: serverTimestamp() });
        const [collection, document = ''] = path.split('/');
        batch.set(doc(db, 'changes', `contacts~${document}~${id}`), {
          collection,
          document,
          uid: 'administrator',
          email: 'administrator@example.com',
          at: serverTimestamp(),
          before: { note: null },
          after: { note: 'x' },
        });
      }
      return batch.commit();
    };
    await expectRules('accept', send());
  });
}
