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

const MINUTE = 60_000;

const EARLIER_REPLY = { contactedAt: YEARS_AGO, responseMinutes: 3 };
const NO_REPLY = { contactedAt: undefined, responseMinutes: undefined };

/** Returns a valid reply to a new contact that was created less than a minute ago. */
export const firstReply = (): Fields => ({
  status: 'contacted',
  contactedAt: serverTimestamp(),
  responseMinutes: 0,
  updatedAt: serverTimestamp(),
});

/** Adds half a minute, so that the number of whole minutes stays the same during the test. */
const minutesAgo = (minutes: number) =>
  Timestamp.fromMillis(Math.round(Date.now() - (minutes + 0.5) * MINUTE));

/** Tests the changes that administrators make to a contact's status (including the reply) and note. */
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
      ['responseMinutes', { responseMinutes: 1 }],
      ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
    ];
    test('cannot change together with another field', async () => {
      const path = await stored({ createdAt: minutesAgo(0) });
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
    const MINUTES = 61;
    const replyAfter = (responseMinutes: unknown, changes: Fields = {}) => ({
      ...firstReply(),
      responseMinutes,
      ...changes,
    });

    test.each(['contacted', 'closed'])(
      'must be stored when the status changes from new to %s',
      async (status) => {
        const path = await stored({ createdAt: minutesAgo(MINUTES) });
        await expectRules('refuse', edit(path, { status }));
        await expectRules('refuse', edit(path, { status, responseMinutes: MINUTES }));
        await expectRules('accept', edit(path, replyAfter(MINUTES, { status })));
        const { contactedAt, updatedAt } = (await project().stored(path)) ?? {};
        expect(contactedAt).toEqual(updatedAt);
      },
    );

    test('must store its response time as whole minutes since createdAt, within one minute', async () => {
      for (const by of [-1, 0, 1]) {
        const path = await stored({ createdAt: minutesAgo(MINUTES) });
        await expectRules('accept', edit(path, replyAfter(MINUTES + by)));
      }
      const path = await stored({ createdAt: minutesAgo(MINUTES) });
      const others = [-2, 2, -MINUTES, 0.5, -0.5].map((by) => MINUTES + by);
      const otherTypes = [String(MINUTES), null, undefined, [MINUTES], true];
      const cases = labelled([...others, ...otherTypes]);
      expect(await acceptedOf(cases, (value) => edit(path, replyAfter(value)))).toEqual([]);
    });

    test.each([
      ['several years', 3_000_000],
      ['zero minutes', 0],
    ])('may have a response time of %s if that is correct', async (_label, minutes) => {
      const path = await stored({ createdAt: minutesAgo(minutes) });
      await expectRules('refuse', edit(path, replyAfter(minutes + 2)));
      await expectRules('refuse', edit(path, replyAfter(minutes - (minutes ? 2 : 1))));
      await expectRules('accept', edit(path, replyAfter(minutes)));
    });

    test.each([undefined, '2026-01-01', null])(
      'has no response time if createdAt is %s',
      async (createdAt) => {
        const path = await stored({ createdAt });
        await expectRules('refuse', edit(path, replyAfter(0)));
        await expectRules('accept', edit(path, replyAfter(undefined)));
      },
    );

    test('must have the time of the request as contactedAt', async () => {
      const path = await stored({ createdAt: minutesAgo(MINUTES) });
      const set = (date: () => unknown) => edit(path, replyAfter(MINUTES, { contactedAt: date() }));
      expect(await acceptedOf(INVALID_DATES, set)).toEqual([]);
    });

    test('must have the time of the request even if an earlier version left one in a new contact', async () => {
      const path = await stored({ createdAt: minutesAgo(MINUTES), ...EARLIER_REPLY });
      await expectRules('refuse', edit(path, { status: 'contacted' }));
      await expectRules('refuse', edit(path, { status: 'contacted', ...NO_REPLY }));
      await expectRules('accept', edit(path, replyAfter(MINUTES)));
    });

    test('cannot be stored together with another change', async () => {
      const path = await stored({ createdAt: minutesAgo(MINUTES) });
      const others: [string, Fields][] = [
        ['another field', { message: 'Mine' }],
        ['createdAt', { createdAt: minutesAgo(MINUTES + 1) }],
        ['a note', { note: 'x' }],
        ['an unknown status', { status: 'lost' }],
        ['no updatedAt', { updatedAt: YEARS_AGO }],
      ];
      const set = (changes: Fields) => edit(path, replyAfter(MINUTES, changes));
      expect(await acceptedOf(others, set)).toEqual([]);
    });

    test.each<[string, Fields, Fields]>([
      ['the status stays new', {}, { status: 'new' }],
      ['the status changes to new', { status: 'closed', ...EARLIER_REPLY }, { status: 'new' }],
      ['the status was closed', { status: 'closed' }, {}],
      ['the status was unknown', { status: 'lost' }, {}],
      ['there was no status', { status: undefined }, {}],
    ])('cannot be stored if %s', async (_label, before, after) => {
      const path = await stored({ createdAt: minutesAgo(MINUTES), ...before });
      const status = { status: 'contacted', ...after };
      await expectRules('refuse', edit(path, replyAfter(MINUTES, status)));
      await expectRules('refuse', edit(path, { ...status, contactedAt: serverTimestamp() }));
      await expectRules('refuse', edit(path, { ...status, responseMinutes: MINUTES }));
      await expectRules('accept', edit(path, { ...status, ...NO_REPLY }));
    });

    test('is removed whole when the status changes to new, and with nothing else', async () => {
      for (const from of ['contacted', 'closed', 'lost', 'new']) {
        const path = await stored({ status: from, ...EARLIER_REPLY });
        const remove = (changes: Fields) => edit(path, { status: 'new', ...NO_REPLY, ...changes });
        for (const [field, value] of Object.entries(EARLIER_REPLY)) {
          await expectRules('refuse', remove({ [field]: value }));
        }
        await expectRules('refuse', remove({ ...EARLIER_REPLY, contactedAt: serverTimestamp() }));
        await expectRules('refuse', remove({ message: 'Mine' }));
        await expectRules('refuse', remove({ company: undefined }));
        await expectRules('accept', remove({}));
      }
    });

    test('stays the same while the status changes between contacted and closed, or does not change', async () => {
      const path = await stored({ status: 'contacted', ...EARLIER_REPLY });
      for (const status of ['contacted', 'closed', 'contacted']) {
        await expectRules('refuse', edit(path, { status, contactedAt: serverTimestamp() }));
        await expectRules('refuse', edit(path, { status, contactedAt: undefined }));
        await expectRules('refuse', edit(path, { status, responseMinutes: 4 }));
        await expectRules('refuse', edit(path, { status, responseMinutes: undefined }));
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
      const replied = { ...firstReply(), responseMinutes: undefined, createdAt: undefined };
      const undated = await stored({ createdAt: undefined });
      const change = { after: { status: 'contacted' } };
      await expectRules('refuse', edit(undated, replied, { change }));
      await expectRules('accept', edit(undated, replied));
    });
  });

  describe('the undo of a change to new', () => {
    const CREATED = Timestamp.fromMillis(YEARS_AGO.toMillis() - 3.5 * MINUTE);
    const REPLIED = { createdAt: CREATED, status: 'contacted', ...EARLIER_REPLY };

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
      await expectRules('refuse', undo(path, record, { responseMinutes: 0 }));
      await expectRules('accept', undo(path, record, {}));
    });

    test('must bring back exactly what the record of this contact says', async () => {
      const [path, record] = await reopened();
      const [, recordOfOther] = await reopened();
      const others: [string, Fields][] = [
        ['no time', NO_REPLY],
        ['another time', { ...EARLIER_REPLY, contactedAt: minutesAgo(5) }],
        ['another response time', { ...EARLIER_REPLY, responseMinutes: 5 }],
        ['no response time', { ...EARLIER_REPLY, responseMinutes: undefined }],
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
