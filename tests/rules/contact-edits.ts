import { doc, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { CONTACT_STATUSES, inquiries } from '@/collections/inquiries';
import { UNKNOWN_FIELD } from './collections';
import {
  acceptedOf,
  describeValue,
  expectRules,
  inMinutes,
  INVALID_DATES,
  labelled,
  newId,
  YEARS_AGO,
  type Fields,
  type RulesProject,
} from './environment';
import { text } from './field-cases';
import {
  commitRecorded,
  expectRefusedFromOthers,
  storeSample,
  withoutUndefined,
  type RecordedCommit,
} from './recorded-writes';

const EARLIER_REPLY = { contactedAt: YEARS_AGO };
const NO_REPLY = { contactedAt: undefined };
const REPLIED = { status: 'contacted', ...EARLIER_REPLY };

/** Returns a valid reply to a new contact. */
export const firstReply = (): Fields => ({
  status: 'contacted',
  contactedAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});

/** What a record can be about: the status (with the time of the reply), the note, or the spam decision. */
const PARTS = ['status', 'note', 'isSpam'] as const;
type Part = (typeof PARTS)[number];

/** What an administrator can change in a contact: its part, the stored fields, and the change. */
const EDITS: [label: string, part: Part, before: Fields, changes: () => Fields][] = [
  ['the first reply', 'status', { responseMinutes: 3 }, firstReply],
  ['the status', 'status', REPLIED, () => ({ status: 'closed' })],
  ['the first note', 'note', {}, () => ({ note: 'x' })],
  ['the note', 'note', { note: 'Earlier' }, () => ({ note: 'x' })],
  ['the first spam decision', 'isSpam', {}, () => ({ isSpam: true })],
  ['the spam decision', 'isSpam', { isSpam: false }, () => ({ isSpam: true })],
];

const OF_VISITOR: [field: string, changes: Fields][] = [
  ['firstName', { firstName: 'Ada' }],
  ['email', { email: 'ada@example.com' }],
  ['message', { message: 'Mine' }],
  ['company', { company: undefined }],
  ['createdAt', { createdAt: serverTimestamp() }],
  ['createdAt', { createdAt: YEARS_AGO }],
  ['responseMinutes', { responseMinutes: 4 }],
  ['an unknown field', { [UNKNOWN_FIELD]: 'x' }],
];
const OTHERS: typeof OF_VISITOR = [
  ...OF_VISITOR,
  ['status', { status: 'closed' }],
  ['status', firstReply()],
  ['status', { contactedAt: serverTimestamp() }],
  ['note', { note: 'y' }],
  ['isSpam', { isSpam: true }],
  ['isSpam', { isSpam: false }],
];

/** Tests the changes that administrators make to a contact's status (including the reply), note, and spam decision. */
export function describeContactEdits(project: () => RulesProject) {
  // More than an hour old, so that sending the contact again isn't accepted (see write-conditions.ts).
  const stored = (changes: Fields = {}) =>
    storeSample(project(), 'contacts', { createdAt: inMinutes(-120), ...changes });

  /** Changes fields of a contact, and records its status. Undefined removes a field. */
  async function edit(path: string, changes: Fields, parts: Partial<RecordedCommit> = {}) {
    const fields = { ...(await project().stored(path)), updatedAt: serverTimestamp(), ...changes };
    const commit = { path, fields: withoutUndefined(fields), ...parts };
    return commitRecorded(project(), 'administrator', commit);
  }

  /** Like `edit`, but records this part. */
  async function editPart(part: Part, path: string, changes: Fields, record: Fields = {}) {
    if (part === 'status') return edit(path, changes, { change: record });
    const { [part]: was = null } = (await project().stored(path)) ?? {};
    const { [part]: after = null } = { [part]: was, ...changes };
    const change = { before: { [part]: was }, after: { [part]: after }, ...record };
    return edit(path, changes, { change });
  }

  describe.each(EDITS)('%s of a contact', (_label, part, before, changes) => {
    const apply = (path: string, others: Fields = {}, record?: Fields) =>
      editPart(part, path, { ...changes(), ...others }, record);

    test('can be changed only by an administrator', async () => {
      const path = await stored(before);
      const was = await project().stored(path);
      const fields = { ...was, updatedAt: serverTimestamp(), ...changes() };
      const { [part]: after } = changes();
      const change =
        part === 'status'
          ? {}
          : { before: { [part]: was?.[part] ?? null }, after: { [part]: after } };
      await expectRefusedFromOthers(project(), () => ({ path, fields, change }));
      await expectRules('accept', apply(path));
    });

    test('cannot be changed together with another field', async () => {
      const path = await stored(before);
      const others = OTHERS.filter(([field]) => field !== part);
      for (const recorded of PARTS) {
        const send = (other: Fields) => editPart(recorded, path, { ...changes(), ...other });
        expect(await acceptedOf(others, send), recorded).toEqual([]);
      }
    });

    test('cannot be changed unless updatedAt is set to the time of the request', async () => {
      const path = await stored(before);
      const send = (date: () => unknown) => apply(path, { updatedAt: date() });
      expect(await acceptedOf(INVALID_DATES, send)).toEqual([]);
    });

    test('must be recorded with its previous and its new value, and with nothing else', async () => {
      const path = await stored(before);
      const { note = null, isSpam = null, status } = (await project().stored(path)) ?? {};
      const was = { status, note, isSpam };
      const [own, other] = [{ [part]: was[part] }, part === 'note' ? { isSpam } : { note }];
      const untrue: Fields[] = [
        ...[{ [part]: 'Other' }, {}, null, { ...own, ...other }].map((value) => ({
          before: value,
        })),
        ...[{ [part]: 'Other' }, {}, null, own, { ...changes(), ...other }].map((value) => ({
          after: value,
        })),
        ...PARTS.filter((name) => name !== part).map((name) => ({
          before: { [name]: was[name] },
          after: { [name]: was[name] },
        })),
      ];
      for (const record of untrue) await expectRules('refuse', apply(path, {}, record));
      await expectRules('refuse', edit(path, changes(), { change: null }));
    });

    test('cannot be recorded as changed if the contact is only sent again', async () => {
      const path = await stored({ ...before, createdAt: inMinutes(-2), updatedAt: inMinutes(-1) });
      const record = (value: unknown) => ({ [part]: value });
      await expectRules('refuse', editPart(part, path, {}, { before: record('closed') }));
      await expectRules('refuse', editPart(part, path, {}, { after: record('closed') }));
      await expectRules('refuse', editPart(part, path, {}, { at: YEARS_AGO }));
      await expectRules('accept', edit(path, {}, { change: null }));
    });
  });

  test('the visitor’s fields cannot be changed', async () => {
    const path = await stored({ ...REPLIED, responseMinutes: 3 });
    for (const part of PARTS) {
      const send = (changes: Fields) => editPart(part, path, changes);
      expect(await acceptedOf(OF_VISITOR, send)).toEqual([]);
    }
  });

  test.each<[Part, Fields, value: unknown]>([
    ['status', { name: 7, status: 'lost' }, 'closed'],
    ['status', { name: 7 }, 'closed'],
    ['note', { name: 7, note: 7 }, 'Called.'],
    ['isSpam', { name: 7, isSpam: 'yes', status: 7 }, false],
  ])('the %s can be changed even in the malformed contact %j', async (part, fields, value) => {
    const path = `contacts/${newId()}`;
    await project().store({ [path]: fields });
    await expectRules('accept', editPart(part, path, { [part]: value }));
  });

  test(`the note is a string of at most ${inquiries.fields.note.limit} characters`, async () => {
    const { accepted, refused } = text(inquiries.fields.note.limit);
    const path = await stored({ note: 'Earlier' });
    const set = (note: unknown) => editPart('note', path, { note });
    expect(await acceptedOf(labelled(refused), set)).toEqual([]);
    expect(await acceptedOf(labelled(accepted), set)).toEqual(accepted.map(describeValue));
  });

  test('the spam decision is true, false, or removed', async () => {
    const path = await stored();
    const values = labelled(['true', 0, 1, null, [true], true, false, true, undefined]);
    const decide = (isSpam: unknown) => editPart('isSpam', path, { isSpam });
    const accepted = ['true', 'false', 'true', describeValue(undefined)];
    expect(await acceptedOf(values, decide)).toEqual(accepted);
  });

  test('the status may change from any known value to any other, but not to an unknown value', async () => {
    for (const from of CONTACT_STATUSES) {
      for (const status of [...CONTACT_STATUSES, '', 'New', 'unknown', 1, null, true]) {
        const path = await stored({ status: from, ...(from !== 'new' && EARLIER_REPLY) });
        const isReply = from === 'new' && status !== 'new';
        const reply = isReply ? firstReply() : status === 'new' ? NO_REPLY : {};
        const isKnown = CONTACT_STATUSES.some((known) => known === status);
        await expectRules(isKnown ? 'accept' : 'refuse', edit(path, { ...reply, status }));
      }
    }
  });

  describe('the time of the reply to a contact', () => {
    test.each<[string, Fields]>([
      ['contacted', {}],
      ['closed', {}],
      ['contacted', { isSpam: false }],
      // An earlier version left a time.
      ['contacted', EARLIER_REPLY],
    ])('must be set when the status changes from new to %s: %j', async (status, before) => {
      const path = await stored(before);
      await expectRules('refuse', edit(path, { status }));
      await expectRules('refuse', edit(path, { status, ...NO_REPLY }));
      const set = (date: () => unknown) => edit(path, { status, contactedAt: date() });
      expect(await acceptedOf(INVALID_DATES, set)).toEqual([]);
      await expectRules('accept', edit(path, { ...firstReply(), status }));
    });

    test.each<[string, Fields, Fields]>([
      ['the status stays new', {}, { status: 'new' }],
      ['the status changes to new', { status: 'closed', ...EARLIER_REPLY }, { status: 'new' }],
      ['the status was closed', { status: 'closed' }, {}],
      ['the status was unknown', { status: 'lost' }, {}],
      ['there was no status', { status: undefined }, {}],
      ['the contact is spam', { isSpam: true }, {}],
      ['the contact is spam with an earlier reply', { isSpam: true, ...EARLIER_REPLY }, {}],
    ])('cannot be set if %s', async (_label, before, after) => {
      const path = await stored(before);
      const status = { status: 'contacted', ...after };
      await expectRules('refuse', edit(path, { ...status, contactedAt: serverTimestamp() }));
      await expectRules('accept', edit(path, { ...status, ...NO_REPLY }));
    });

    test.each(['contacted', 'closed', 'lost', 'new'])(
      'is removed when the status changes from %s to new',
      async (from) => {
        const path = await stored({ status: from, ...EARLIER_REPLY });
        const reopen = (changes: Fields) => edit(path, { status: 'new', ...NO_REPLY, ...changes });
        await expectRules('refuse', reopen(EARLIER_REPLY));
        await expectRules('refuse', reopen({ message: 'Mine' }));
        await expectRules('refuse', reopen({ company: undefined }));
        await expectRules('accept', reopen({}));
      },
    );

    test('stays the same while the status changes between contacted and closed, or does not change', async () => {
      const path = await stored(REPLIED);
      for (const status of ['contacted', 'closed', 'contacted']) {
        await expectRules('refuse', edit(path, { status, contactedAt: serverTimestamp() }));
        await expectRules('refuse', edit(path, { status, ...NO_REPLY }));
        await expectRules('accept', edit(path, { status }));
      }
    });

    test('is recorded with the status, before and after', async () => {
      const path = await stored(REPLIED);
      const reopened = { status: 'new', ...NO_REPLY };
      const untrue: Fields[] = [
        { before: { status: 'contacted' } },
        { before: { status: 'contacted', contactedAt: serverTimestamp() } },
        { after: { status: 'new', ...EARLIER_REPLY } },
      ];
      for (const change of untrue) await expectRules('refuse', edit(path, reopened, { change }));
      await expectRules('accept', edit(path, reopened));
      const change = { after: { status: 'contacted' } };
      await expectRules('refuse', edit(path, firstReply(), { change }));
    });
  });

  describe('the undo of a change to new', () => {
    /** Stores a contact and sets its status to new. @returns its path and the ID of the record of that change */
    async function reopened(before: Fields): Promise<[path: string, record: string]> {
      const path = await stored(before);
      const id = newId();
      const { contactedAt, ...rest } = (await project().stored(path)) ?? {};
      expect(contactedAt).toEqual(before['contactedAt']);
      const fields = { ...rest, status: 'new', updatedAt: serverTimestamp() };
      await commitRecorded(project(), 'administrator', { path, fields }, id);
      return [path, `${path.replace('/', '~')}~${id}`];
    }
    const undo = (path: string, undoes: unknown, fields: Fields) =>
      edit(path, { status: 'contacted', ...fields }, { change: { undoes } });

    test('must bring back exactly what the record of this contact says', async () => {
      const [path, record] = await reopened(REPLIED);
      const [, recordOfOther] = await reopened(REPLIED);
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

    test('may bring back a contact without a reply', async () => {
      const [path, record] = await reopened({ status: 'contacted' });
      await expectRules('accept', undo(path, record, {}));
    });

    test('cannot be claimed for another change', async () => {
      const path = await stored(REPLIED);
      const undoes = newId();
      const record = { collection: 'contacts', document: path.split('/')[1], after: null };
      const before = { status: 'closed', ...EARLIER_REPLY };
      await project().store({
        [`changes/${undoes}`]: { ...record, before },
        [`changes/${undoes}-other`]: { ...record, document: 'other', before },
        [`changes/${undoes}-trash`]: { ...record, collection: 'deletedContacts', before },
        [`changes/${undoes}-status`]: { ...record, before: REPLIED },
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
