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
import { day, text } from './field-cases';
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
const FOLLOW_UP = { followUpOn: '2026-12-31' };
const NO_FOLLOW_UP = { followUpOn: undefined };
const ASSIGNED = { assignee: 'administrator@example.com' };

/** Returns a valid reply to a new contact. */
export const firstReply = (): Fields => ({
  status: 'contacted',
  contactedAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});

/** What a record can be about: the status (with the time of the reply and a removed follow-up), or another field. */
const PARTS = ['status', 'note', 'isSpam', 'assignee', 'followUpOn'] as const;
type Part = (typeof PARTS)[number];

/** What an administrator can change in a contact: its part, the stored fields, and the change. */
const EDITS: [label: string, part: Part, before: Fields, changes: () => Fields][] = [
  ['the first reply', 'status', { responseMinutes: 3 }, firstReply],
  ['the status', 'status', REPLIED, () => ({ status: 'closed' })],
  ['the first note', 'note', {}, () => ({ note: 'x' })],
  ['the note', 'note', { note: 'Earlier' }, () => ({ note: 'x' })],
  ['the first spam decision', 'isSpam', {}, () => ({ isSpam: true })],
  ['the spam decision', 'isSpam', { isSpam: false }, () => ({ isSpam: true })],
  ['the first assignee', 'assignee', {}, () => ASSIGNED],
  ['the assignee', 'assignee', { assignee: 'former@example.com' }, () => ASSIGNED],
  ['the first follow-up', 'followUpOn', {}, () => FOLLOW_UP],
  ['the follow-up', 'followUpOn', { followUpOn: '2026-01-01' }, () => FOLLOW_UP],
  [
    'the status with its follow-up',
    'status',
    { ...REPLIED, ...FOLLOW_UP },
    () => ({ status: 'closed', ...NO_FOLLOW_UP }),
  ],
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
  ['assignee', ASSIGNED],
  ['followUpOn', { followUpOn: '2026-12-30' }],
];

/** Tests the changes that administrators make to the parts of a contact. */
export function describeContactEdits(project: () => RulesProject) {
  // More than an hour old, so that sending the contact again isn't accepted (see write-conditions.ts).
  const stored = (changes: Fields = {}) =>
    storeSample(project(), 'contacts', { createdAt: inMinutes(-120), ...changes });

  /** Changes fields of a contact, and records its status. Undefined removes a field. */
  async function edit(
    path: string,
    changes: Fields,
    parts: Partial<RecordedCommit> = {},
    id?: string,
  ) {
    const fields = { ...(await project().stored(path)), updatedAt: serverTimestamp(), ...changes };
    const commit = { path, fields: withoutUndefined(fields), ...parts };
    return commitRecorded(project(), 'administrator', commit, id);
  }

  /** Like `edit`, but records this part. */
  async function editPart(
    ...[part, path, changes, record = {}, id]: [Part, string, Fields, Fields?, string?]
  ) {
    if (part === 'status') return edit(path, changes, { change: record }, id);
    const { [part]: was = null } = (await project().stored(path)) ?? {};
    const { [part]: after = null } = { [part]: was, ...changes };
    const change = { before: { [part]: was }, after: { [part]: after }, ...record };
    return edit(path, changes, { change }, id);
  }

  describe.each(EDITS)('%s of a contact', (_label, part, before, changes) => {
    const apply = (path: string, others: Fields = {}, record?: Fields) =>
      editPart(part, path, { ...changes(), ...others }, record);

    test('can be changed only by an administrator', async () => {
      const path = await stored(before);
      const was = await project().stored(path);
      const fields = withoutUndefined({ ...was, updatedAt: serverTimestamp(), ...changes() });
      const { [part]: after } = changes();
      const states = { before: { [part]: was?.[part] ?? null }, after: { [part]: after } };
      const assigneeUid = part === 'assignee' ? 'administrator' : undefined;
      const change = part === 'status' ? {} : { ...states, assigneeUid };
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
      const fields = (await project().stored(path)) ?? {};
      const was = Object.fromEntries(PARTS.map((name) => [name, fields[name] ?? null]));
      const [own, other] = [
        { [part]: was[part] },
        part === 'note' ? { isSpam: null } : { note: null },
      ];
      const untrue: Fields[] = [
        ...[{ [part]: 'Other' }, {}, null, { ...own, ...other }].map((value) => ({
          before: value,
        })),
        ...[{ [part]: 'Other' }, {}, null, own, withoutUndefined({ ...changes(), ...other })].map(
          (value) => ({
            after: value,
          }),
        ),
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
    ['assignee', { name: 7, assignee: 7 }, ASSIGNED.assignee],
    ['followUpOn', { name: 7, followUpOn: 7 }, FOLLOW_UP.followUpOn],
    ['followUpOn', { name: 7, followUpOn: null }, undefined],
  ])('the %s can be changed even in the malformed contact %j', async (part, fields, value) => {
    const path = `contacts/${newId()}`;
    await project().store({ [path]: fields });
    await expectRules('accept', editPart(part, path, { [part]: value }));
  });

  const note = text(inquiries.fields.note.limit);
  const days = day();
  test.each<[Part, refused: unknown[], accepted: unknown[]]>([
    ['note', note.refused, note.accepted],
    ['isSpam', ['true', 0, 1, null, [true]], [true, false, true, undefined]],
    [
      'followUpOn',
      ['', 'today', Timestamp.now(), ...days.refused].filter((value) => value !== undefined),
      [...days.accepted.filter(Boolean), undefined],
    ],
    [
      'assignee',
      ['', 7, null, [ASSIGNED.assignee], 'Administrator@example.com'],
      [ASSIGNED.assignee, undefined],
    ],
  ])('only valid values of the %s are accepted', async (part, refused, accepted) => {
    const path = await stored({ [part]: 'Earlier' });
    const set = (value: unknown) => editPart(part, path, { [part]: value });
    expect(await acceptedOf(labelled(refused), set)).toEqual([]);
    expect(await acceptedOf(labelled(accepted), set)).toEqual(accepted.map(describeValue));
  });

  test('an assignee is the email address in admins of the account that the record names', async () => {
    const [own, second, blank] = ['administrator', newId(), newId()];
    const emailOf = (uid: string) => `${uid}@example.com`;
    await project().store({
      [`admins/${second}`]: { email: emailOf(second) },
      [`admins/${blank}`]: {},
    });
    const path = await stored({ assignee: 'former@example.com' });
    const assign = ([assignee, assigneeUid]: unknown[]) =>
      editPart('assignee', path, { assignee }, { assigneeUid });
    const refused = [
      // A member, an administrator whose access was revoked, and nobody.
      ...['member', 'revoked', 'nobody'].flatMap((uid) =>
        [undefined, own, uid].map((assigneeUid) => [emailOf(uid), assigneeUid]),
      ),
      ...[undefined, own, '', null, 7, [second], `x/../${second}`].map((uid) => [
        emailOf(second),
        uid,
      ]),
      ...[second, 'member', '', null].map((uid) => [emailOf(own), uid]),
      ...[undefined, null, '', emailOf(blank)].map((assignee) => [assignee, blank]),
    ];
    expect(await acceptedOf(labelled(refused), assign)).toEqual([]);
    const accepted = [[emailOf(second), second], [emailOf(own), own], [emailOf(own)], []];
    expect(await acceptedOf(labelled(accepted), assign)).toEqual(accepted.map(describeValue));
  });

  test('the follow-up is removed when the status changes to closed, and otherwise stays the same', async () => {
    const followUps: [string, Fields][] = [
      ['kept', {}],
      ['removed', NO_FOLLOW_UP],
      ['another', { followUpOn: '2026-12-30' }],
    ];
    for (const from of CONTACT_STATUSES) {
      for (const status of CONTACT_STATUSES) {
        for (const before of [FOLLOW_UP, {}]) {
          const reply = status === 'new' ? NO_REPLY : from === 'new' ? firstReply() : {};
          const send = async (followUp: Fields) => {
            const path = await stored({
              status: from,
              ...(from !== 'new' && EARLIER_REPLY),
              ...before,
            });
            return edit(path, { ...reply, status, ...followUp });
          };
          const isUnset = before !== FOLLOW_UP;
          const expected = isUnset
            ? ['kept', 'removed']
            : status === 'closed'
              ? ['removed']
              : ['kept'];
          expect(await acceptedOf(followUps, send), `${from} to ${status}`).toEqual(expected);
        }
      }
    }
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

  describe('an undo', () => {
    /** Stores a contact and changes it. @returns its path and the ID of the record of that change */
    async function changed(
      before: Fields,
      changes: Fields = { status: 'new', ...NO_REPLY },
      part: Part = 'status',
    ): Promise<[path: string, record: string]> {
      const path = await stored(before);
      const id = newId();
      await editPart(part, path, changes, {}, id);
      return [path, `${path.replace('/', '~')}~${id}`];
    }
    const undo = (path: string, undoes: unknown, fields: Fields, part: Part = 'status') =>
      editPart(part, path, fields, { undoes });

    const aMillisecondLater = Timestamp.fromMillis(YEARS_AGO.toMillis() + 1);
    test.each<[string, Part, before: Fields, changes: Fields, others: [string, Fields][]]>([
      [
        'a change to new',
        'status',
        REPLIED,
        { status: 'new', ...NO_REPLY },
        [
          ['no time', NO_REPLY],
          ['another time', { contactedAt: aMillisecondLater }],
          ['another status', { status: 'closed' }],
          ['a follow-up', FOLLOW_UP],
        ],
      ],
      [
        'a change to closed',
        'status',
        { ...REPLIED, ...FOLLOW_UP },
        { status: 'closed', ...NO_FOLLOW_UP },
        [
          ['another day', { followUpOn: '2026-12-30' }],
          ['another time', { contactedAt: aMillisecondLater }],
          ['another status', { status: 'closed' }],
        ],
      ],
      [
        'an assignment',
        'assignee',
        { assignee: 'former@example.com' },
        ASSIGNED,
        [['someone else', { assignee: 'member@example.com' }]],
      ],
    ])(
      'of %s must bring back exactly what the record of this contact says',
      async (_label, part, before, changes, others) => {
        const [path, record] = await changed(before, changes, part);
        const [, recordOfOther] = await changed({ ...before, [part]: 'closed' }, changes, part);
        const set = (fields: Fields) => undo(path, record, { ...before, ...fields }, part);
        const faults: typeof others = [...others, ['another field', { message: 'Mine' }]];
        expect(await acceptedOf(faults, set)).toEqual([]);
        for (const undoes of [undefined, null, '', 7, newId(), recordOfOther]) {
          await expectRules('refuse', undo(path, undoes, before, part));
        }
        await expectRules('accept', set({}));
      },
    );

    test.each<[string, before: Fields, changes: Fields]>([
      ['new', REPLIED, { status: 'new', ...NO_REPLY }],
      ['closed', { ...REPLIED, ...FOLLOW_UP }, { status: 'closed', ...NO_FOLLOW_UP }],
    ])(
      'of a change to %s can’t change or remove a follow-up that was set since',
      async (status, before, changes) => {
        const [path, record] = await changed(before, changes);
        for (const followUpOn of [null, '2026-12-30']) {
          await project().store({ [path]: { ...(await project().stored(path)), followUpOn } });
          await expectRules('refuse', undo(path, record, { ...REPLIED, ...FOLLOW_UP }));
          await expectRules('refuse', undo(path, record, { ...REPLIED, ...NO_FOLLOW_UP }));
        }
        await expectRules('accept', undo(path, status === 'new' ? record : undefined, REPLIED));
      },
    );

    test('may bring back a contact without a reply', async () => {
      const [path, record] = await changed({ status: 'contacted' });
      await expectRules('accept', undo(path, record, { status: 'contacted' }));
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
        await expectRules('refuse', undo(path, undoes + end, before));
      }
      await expectRules('accept', undo(path, undoes, before));
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
