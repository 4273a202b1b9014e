import { doc, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { CONTACT_STATUSES, inquiries } from '@/collections/inquiries';
import { UNKNOWN_FIELD } from './collections';
import {
  acceptedOf,
  describeValue,
  expectRules,
  labelled,
  newId,
  type Fields,
  type RulesProject,
} from './environment';
import { text } from './field-cases';
import {
  commitRecorded,
  expectRefusedFromOthers,
  storeSample,
  type RecordedCommit,
} from './recorded-writes';
import { INVALID_DATES, YEARS_AGO } from './write-conditions';

const EARLIER_REPLY = { contactedAt: YEARS_AGO };
const NO_REPLY = { contactedAt: undefined };

/** Returns a valid reply to a new contact. */
export const firstReply = (): Fields => ({
  status: 'contacted',
  contactedAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});

/** Tests the changes that administrators make to a contact's status (including the reply), note, and spam decision. */
export function describeContactEdits(project: () => RulesProject) {
  const stored = (changes: Fields = {}) => storeSample(project(), 'contacts', changes);

  /** Changes fields of a contact. Undefined removes a field. */
  async function edit(path: string, changes: Fields, parts: Partial<RecordedCommit> = {}) {
    const fields = { ...(await project().stored(path)), updatedAt: serverTimestamp(), ...changes };
    const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
    const commit = { path, fields: Object.fromEntries(defined), ...parts };
    return commitRecorded(project(), 'administrator', commit);
  }

  /** Like `edit`, but changes the note and records that change. */
  async function editNote(path: string, note: unknown, changes: Fields = {}, record: Fields = {}) {
    const before = { note: (await project().stored(path))?.['note'] ?? null };
    const change = { before, after: { note: note ?? null }, ...record };
    return edit(path, { note, ...changes }, { change });
  }

  describe('the note of a contact', () => {
    test('can be written only by an administrator, and so can the first reply', async () => {
      const path = await stored();
      const fields = { ...(await project().stored(path)), note: 'x', updatedAt: serverTimestamp() };
      const change = { before: { note: null }, after: { note: 'x' } };
      await expectRefusedFromOthers(project(), () => ({ path, fields, change }));
      const replied = { ...(await project().stored(path)), ...firstReply() };
      await expectRefusedFromOthers(project(), () => ({ path, fields: replied }));
    });

    test(`is a string of at most ${inquiries.fields.note.limit} characters`, async () => {
      const { accepted, refused } = text(inquiries.fields.note.limit);
      const path = await stored({ note: 'Earlier' });
      const set = (note: unknown) => editNote(path, note);
      expect(await acceptedOf(labelled(refused), set)).toEqual([]);
      expect(await acceptedOf(labelled(accepted), set)).toEqual(accepted.map(describeValue));
      await expectRules('accept', editNote(await stored(), 'x'));
    });

    test('can be changed even in a malformed contact', async () => {
      const path = `contacts/${newId()}`;
      await project().store({ [path]: { name: 7, note: 7 } });
      await expectRules('accept', editNote(path, 'Called.'));
    });

    const others: [string, Fields][] = [
      ['the status', { status: 'closed' }],
      ['the first reply', firstReply()],
      ['the message', { message: 'Mine' }],
      ['createdAt', { createdAt: serverTimestamp() }],
      ['contactedAt', { contactedAt: serverTimestamp() }],
      ['isSpam', { isSpam: true }],
      ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
    ];
    test('cannot change together with another field', async () => {
      const path = await stored();
      const recorded = (changes: Fields) => editNote(path, 'x', changes);
      expect(await acceptedOf(others, recorded)).toEqual([]);
      const asStatus = (changes: Fields) => edit(path, { note: 'x', ...changes });
      expect(await acceptedOf(others, asStatus)).toEqual([]);
    });

    test('cannot change unless updatedAt is set to the time of the request', async () => {
      const path = await stored();
      const set = (date: () => unknown) => editNote(path, 'x', { updatedAt: date() });
      expect(await acceptedOf(INVALID_DATES, set)).toEqual([]);
    });

    test('must be recorded with both the previous and the new note', async () => {
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

    test('cannot be recorded as changed if only the status changes or the contact is re-sent', async () => {
      const path = await stored();
      const note = (before: unknown, after: unknown) => ({
        change: { before: { note: before }, after: { note: after } },
      });
      await expectRules('refuse', edit(path, firstReply(), note(null, null)));
      await expectRules('refuse', edit(path, {}, note('x', null)));
      await expectRules('refuse', edit(path, {}, note(null, 'x')));
    });
  });

  test('the status of a contact may change from any known value to any other', async () => {
    for (const from of CONTACT_STATUSES) {
      for (const status of CONTACT_STATUSES) {
        const path = await stored({ status: from, ...(from !== 'new' && EARLIER_REPLY) });
        const isReply = from === 'new' && status !== 'new';
        const reply = isReply ? firstReply() : status === 'new' ? NO_REPLY : {};
        await expectRules('accept', edit(path, { ...reply, status }));
      }
    }
  });

  describe('the reply to a contact', () => {
    test.each(['contacted', 'closed'])(
      'must be stored when the status changes from new to %s',
      async (status) => {
        const path = await stored();
        await expectRules('refuse', edit(path, { status }));
        await expectRules('accept', edit(path, { ...firstReply(), status }));
        const { contactedAt, updatedAt } = (await project().stored(path)) ?? {};
        expect(contactedAt).toEqual(updatedAt);
      },
    );

    test('must have the time of the request as contactedAt', async () => {
      const path = await stored();
      const set = (date: () => unknown) => edit(path, { ...firstReply(), contactedAt: date() });
      expect(await acceptedOf(INVALID_DATES, set)).toEqual([]);
    });

    test('must have the time of the request even if an earlier version left one in a new contact', async () => {
      const path = await stored(EARLIER_REPLY);
      await expectRules('refuse', edit(path, { status: 'contacted' }));
      await expectRules('refuse', edit(path, { status: 'contacted', ...NO_REPLY }));
      await expectRules('accept', edit(path, firstReply()));
    });

    test('cannot be stored together with another change', async () => {
      const path = await stored({ responseMinutes: 3 });
      const others: [string, Fields][] = [
        ['another field', { message: 'Mine' }],
        ['createdAt', { createdAt: YEARS_AGO }],
        ['a note', { note: 'x' }],
        ['a spam decision', { isSpam: false }],
        ['a response time', { responseMinutes: 4 }],
        ['an unknown status', { status: 'lost' }],
        ['no updatedAt', { updatedAt: YEARS_AGO }],
      ];
      const set = (changes: Fields) => edit(path, { ...firstReply(), ...changes });
      expect(await acceptedOf(others, set)).toEqual([]);
    });

    test.each<[string, Fields, Fields]>([
      ['the status stays new', {}, { status: 'new' }],
      ['the status changes to new', { status: 'closed', ...EARLIER_REPLY }, { status: 'new' }],
      ['the status was closed', { status: 'closed' }, {}],
      ['the status was unknown', { status: 'lost' }, {}],
      ['there was no status', { status: undefined }, {}],
      ['the contact is spam', { isSpam: true }, {}],
      ['the contact is spam with an earlier reply', { isSpam: true, ...EARLIER_REPLY }, {}],
    ])('cannot be stored if %s', async (_label, before, after) => {
      const path = await stored(before);
      const status = { status: 'contacted', ...after };
      await expectRules('refuse', edit(path, { ...status, contactedAt: serverTimestamp() }));
      await expectRules('accept', edit(path, { ...status, ...NO_REPLY }));
    });

    test('must be stored if the contact is not spam', async () => {
      const path = await stored({ isSpam: false });
      await expectRules('refuse', edit(path, { status: 'contacted' }));
      await expectRules('accept', edit(path, firstReply()));
    });

    test('is removed when the status changes to new, and with nothing else', async () => {
      for (const from of ['contacted', 'closed', 'lost', 'new']) {
        const path = await stored({ status: from, ...EARLIER_REPLY });
        const remove = (changes: Fields) => edit(path, { status: 'new', ...NO_REPLY, ...changes });
        await expectRules('refuse', remove(EARLIER_REPLY));
        await expectRules('refuse', remove({ contactedAt: serverTimestamp() }));
        await expectRules('refuse', remove({ message: 'Mine' }));
        await expectRules('refuse', remove({ company: undefined }));
        await expectRules('accept', remove({}));
      }
    });

    test('stays the same while the status changes between contacted and closed, or does not change', async () => {
      const path = await stored({ status: 'contacted', ...EARLIER_REPLY });
      for (const status of ['contacted', 'closed', 'contacted']) {
        await expectRules('refuse', edit(path, { status, contactedAt: serverTimestamp() }));
        await expectRules('refuse', edit(path, { status, ...NO_REPLY }));
        await expectRules('accept', edit(path, { status }));
      }
      expect(await project().stored(path)).toMatchObject(EARLIER_REPLY);
    });

    test('is recorded with the status, before and after', async () => {
      const path = await stored({ status: 'contacted', ...EARLIER_REPLY });
      const reopened = { status: 'new', ...NO_REPLY };
      const { contactedAt } = EARLIER_REPLY;
      const untrue: Fields[] = [
        { before: { status: 'contacted' } },
        { before: { status: 'contacted', contactedAt: serverTimestamp() } },
        { before: { status: 'contacted', contactedAt, note: 'x' } },
        { after: { status: 'new', contactedAt } },
      ];
      for (const change of untrue) await expectRules('refuse', edit(path, reopened, { change }));
      await expectRules('accept', edit(path, reopened));
      const change = { after: { status: 'contacted' } };
      await expectRules('refuse', edit(path, firstReply(), { change }));
      await expectRules('accept', edit(path, firstReply()));
    });
  });

  describe('the undo of a change to new', () => {
    const REPLIED = { status: 'contacted', ...EARLIER_REPLY };

    /** Stores a contact and sets its status to new. @returns its path and the ID of the record of that change */
    async function reopened(fields: Fields = REPLIED): Promise<[path: string, record: string]> {
      const path = await stored(fields);
      const id = newId();
      const reopening = { ...(await project().stored(path)), status: 'new', ...NO_REPLY };
      const defined = Object.entries({ ...reopening, updatedAt: serverTimestamp() });
      const after = Object.fromEntries(defined.filter(([, value]) => value !== undefined));
      const commit = { path, fields: after };
      await expectRules('accept', commitRecorded(project(), 'administrator', commit, id));
      return [path, `${path.replace('/', '~')}~${id}`];
    }
    const undo = (path: string, undoes: unknown, fields: Fields) =>
      edit(path, { status: 'contacted', ...fields }, { change: { undoes } });

    test('may bring back the reply', async () => {
      const [path, record] = await reopened();
      await expectRules('accept', undo(path, record, EARLIER_REPLY));
      expect(await project().stored(path)).toMatchObject({ ...REPLIED, status: 'contacted' });
    });

    test('may bring back a contact without a reply', async () => {
      const [path, record] = await reopened({ status: 'contacted' });
      await expectRules('accept', undo(path, record, {}));
    });

    test('must bring back exactly what the record of this contact says', async () => {
      const [path, record] = await reopened();
      const [, recordOfOther] = await reopened();
      const others: [string, Fields][] = [
        ['no time', NO_REPLY],
        ['another time', { contactedAt: Timestamp.fromMillis(YEARS_AGO.toMillis() + 1) }],
        ['another status', { ...EARLIER_REPLY, status: 'closed' }],
        ['another field', { ...EARLIER_REPLY, message: 'Mine' }],
      ];
      const set = (fields: Fields) => undo(path, record, fields);
      expect(await acceptedOf(others, set)).toEqual([]);
      for (const undoes of [undefined, null, '', 7, newId(), recordOfOther]) {
        await expectRules('refuse', undo(path, undoes, EARLIER_REPLY));
      }
      await expectRules('accept', undo(path, record, EARLIER_REPLY));
    });

    test('cannot be claimed for another change', async () => {
      const path = await stored(REPLIED);
      const undoes = newId();
      const record = { collection: 'contacts', document: path.split('/')[1], after: null };
      const before = { status: 'closed', contactedAt: YEARS_AGO };
      await project().store({
        [`changes/${undoes}`]: { ...record, before },
        [`changes/${undoes}-other`]: { ...record, document: 'other', before },
        [`changes/${undoes}-trash`]: { ...record, collection: 'deletedContacts', before },
        [`changes/${undoes}-status`]: { ...record, before: { ...before, status: 'contacted' } },
      });
      for (const end of ['-other', '-trash', '-status']) {
        await expectRules('refuse', undo(path, undoes + end, { status: 'closed' }));
      }
      await expectRules('accept', undo(path, undoes, { status: 'closed' }));
    });
  });

  describe('the spam decision on a contact', () => {
    async function decide(
      path: string,
      isSpam: unknown,
      changes: Fields = {},
      record: Fields = {},
    ) {
      const before = { isSpam: (await project().stored(path))?.['isSpam'] ?? null };
      const change = { before, after: { isSpam: isSpam ?? null }, ...record };
      return edit(path, { isSpam, ...changes }, { change });
    }

    test('can be made, changed, and removed only by an administrator', async () => {
      const path = await stored();
      const fields = { ...(await project().stored(path)), isSpam: true };
      const change = { before: { isSpam: null }, after: { isSpam: true } };
      const updatedAt = serverTimestamp();
      const commit = { path, fields: { ...fields, updatedAt }, change };
      await expectRefusedFromOthers(project(), () => commit);
      for (const isSpam of [true, false, true, undefined]) {
        await expectRules('accept', decide(path, isSpam));
      }
      await expectRules('accept', decide(await stored({ isSpam: 'yes', status: 7 }), false));
    });

    test('is true or false', async () => {
      const path = await stored();
      const values = labelled(['true', 0, 1, null, [true]]);
      expect(await acceptedOf(values, (isSpam) => decide(path, isSpam))).toEqual([]);
    });

    test('cannot change together with another field', async () => {
      const path = await stored();
      const others: [string, Fields][] = [
        ['the status', { status: 'closed' }],
        ['the first reply', firstReply()],
        ['a note', { note: 'x' }],
        ['the message', { message: 'Mine' }],
        ['an earlier updatedAt', { updatedAt: YEARS_AGO }],
      ];
      expect(await acceptedOf(others, (changes) => decide(path, true, changes))).toEqual([]);
    });

    test('must be recorded with both the previous and the new decision', async () => {
      const path = await stored({ isSpam: false });
      const untrue: Fields[] = [
        { before: { isSpam: null } },
        { before: null },
        { after: { isSpam: false } },
        { after: null },
        { before: { status: 'new' }, after: { status: 'new' } },
        { before: { note: null }, after: { note: null } },
      ];
      for (const record of untrue) await expectRules('refuse', decide(path, true, {}, record));
      await expectRules('refuse', edit(path, { isSpam: true }, { change: null }));
      const decision = (before: boolean, after: boolean) => ({
        change: { before: { isSpam: before }, after: { isSpam: after } },
      });
      await expectRules('refuse', edit(path, firstReply(), decision(false, false)));
      await expectRules('refuse', edit(path, {}, decision(true, false)));
      await expectRules('refuse', edit(path, {}, decision(false, true)));
      await expectRules('accept', decide(path, true));
    });
  });

  // If nothing is cached, the rules make 20 lookups (the limit): 2 for administrator and commit, 3 per contact.
  test('six contacts can change in one commit', async () => {
    const db = project().as.administrator;
    const [path = '', ...others] = await Promise.all(Array.from({ length: 6 }, () => stored()));
    const id = newId();
    const add: RecordedCommit['add'] = (batch, record) => {
      for (const other of others) {
        const document = other.split('/')[1];
        batch.update(doc(db, other), { note: 'x', updatedAt: serverTimestamp() });
        batch.set(doc(db, 'changes', `contacts~${document}~${id}`), { ...record, document });
      }
    };
    const fields = { ...(await project().stored(path)), note: 'x', updatedAt: serverTimestamp() };
    const change = { before: { note: null }, after: { note: 'x' } };
    const send = commitRecorded(project(), 'administrator', { path, fields, change, add }, id);
    await expectRules('accept', send);
  });
}
