import { Bytes, deleteDoc, doc, serverTimestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { inquiries } from '@/collections/inquiries';
import { sample, UNKNOWN_FIELD } from './collections';
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
import { day, optional, text, urlTexts, type FieldCases } from './field-cases';
import { put } from './stored-samples';

const { note, source } = inquiries.fields;
const NOT_DATES = [null, '', '2020-02-02', 0];

/** Returns a contact with every field that a contact can have. */
const whole = (changes: Fields = {}) =>
  sample('contacts', {
    name: 'Rear Admiral Hopper',
    phone: '+1 212 555 0119',
    status: 'contacted',
    note: 'Called.',
    isSpam: false,
    assignee: 'former@example.com',
    followUpOn: '2026-12-30',
    contactedAt: YEARS_AGO,
    responseMinutes: 1440,
    createdAt: YEARS_AGO,
    ...changes,
  });

/** Values of the fields that administrators change. The first is not the one of `whole`. */
const DESK_FIELDS: Record<string, Pick<FieldCases, 'accepted' | 'refused'>> = {
  status: {
    accepted: ['closed', 'contacted'],
    // A contact with a reply can't be new.
    refused: ['new', '', 'Closed', 'unknown', 1, null, true, undefined],
  },
  contactedAt: {
    accepted: [inMinutes(-1), YEARS_AGO, undefined],
    refused: [...NOT_DATES, inMinutes(60)],
  },
  note: optional(text(note.limit)),
  isSpam: { accepted: [true, false, undefined], refused: [null, 'true', 0, 1, [true]] },
  assignee: optional(text(inquiries.fields.assignee.limit)),
  followUpOn: {
    accepted: [...day().accepted.filter(Boolean), undefined],
    refused: ['', ...day().refused.filter((value) => value !== undefined)],
  },
};

/** Values of fields that administrators move between the two collections, also those that nobody can set any more. */
const MOVED_FIELDS: typeof DESK_FIELDS = {
  status: {
    accepted: ['closed', '', 'unknown', 'x'.repeat(100)],
    refused: ['new', 'x'.repeat(101), 1, null, true, undefined],
  },
  firstName: optional(text(5000)),
  lastName: optional(text(5000)),
  name: optional(text(5000)),
  email: text(5000),
  phone: optional(text(5000)),
  company: optional(text(5000)),
  service: optional(text(5000)),
  message: optional(text(5000)),
  source: optional(urlTexts(source.keys, source.limit)),
  followUpOn: {
    accepted: ['2026-12-31', '2027-02-31', '', undefined],
    refused: ['x'.repeat(11), 1, null, ['2026-12-31']],
  },
  responseMinutes: { accepted: [0, 1.5, undefined], refused: [null, '1', [1], true] },
  createdAt: {
    accepted: [YEARS_AGO, inMinutes(-1)],
    refused: [...NOT_DATES, inMinutes(60), undefined],
  },
};

/** Changes of fields that nobody can change in `contacts`. */
const FIXED: Fields[] = [
  { firstName: 'Ada' },
  { lastName: undefined },
  { name: 'Ada' },
  { email: 'ada@example.com' },
  { phone: '1' },
  { company: undefined },
  { service: 'consulting' },
  { message: 'Mine' },
  { message: Bytes.fromUint8Array(new TextEncoder().encode('Please call.')) },
  { source: { landing: '/mine' } },
  { source: undefined },
  { createdAt: serverTimestamp() },
  { createdAt: inMinutes(-60 * 24) },
  { createdAt: undefined },
  { responseMinutes: 1441 },
  { responseMinutes: undefined },
  { deletedAt: serverTimestamp() },
  { [UNKNOWN_FIELD]: 'x' },
];

/** Tests the contacts that administrators write: their own fields, and contacts that move to the trash and back. */
export function describeContactWrites(project: () => RulesProject) {
  type Write = (changes: Fields) => Promise<void>;

  /** Writes a whole contact with these changes, over a stored document if there is one. */
  const writer =
    (collection: string, stored?: Fields, added: Fields = {}): Write =>
    async (changes) => {
      const path = `${collection}/${newId()}`;
      if (stored) await project().store({ [path]: stored });
      return put(project().as.administrator, path, whole({ ...added, ...changes }));
    };
  const deleted = { deletedAt: serverTimestamp() };
  const update = writer('contacts', whole({ updatedAt: YEARS_AGO }));
  const restore = writer('contacts');
  const trash = writer('deletedContacts', undefined, deleted);
  const trashAgain = writer('deletedContacts', { [UNKNOWN_FIELD]: 'x' }, deleted);

  const WRITES: [label: string, write: Write, fields: typeof DESK_FIELDS][] = [
    ['a changed contact', update, DESK_FIELDS],
    ['a restored contact', restore, { ...DESK_FIELDS, ...MOVED_FIELDS }],
    ['a deleted contact', trash, { ...DESK_FIELDS, ...MOVED_FIELDS }],
  ];

  describe.each(WRITES)('%s', (_label, write, fields) => {
    test.each(Object.entries(fields))(
      'must have a valid %s',
      async (field, { accepted, refused }) => {
        const send = (value: unknown) => write({ [field]: value });
        expect(await acceptedOf(labelled(refused), send)).toEqual([]);
        expect(await acceptedOf(labelled(accepted), send)).toEqual(accepted.map(describeValue));
      },
    );

    test('must not have an unknown field', async () => {
      for (const value of ['x', null])
        await expectRules('refuse', write({ [UNKNOWN_FIELD]: value }));
    });

    test('can be new only without the time of a reply', async () => {
      await expectRules('refuse', write({ status: 'new', contactedAt: serverTimestamp() }));
      await expectRules('accept', write({ status: 'new', contactedAt: undefined }));
      await expectRules('accept', write({ contactedAt: serverTimestamp() }));
    });

    test('must have the time of the request as updatedAt', async () => {
      const send = (date: () => unknown) => write({ updatedAt: date() });
      expect(await acceptedOf([...INVALID_DATES, ['now', serverTimestamp]], send)).toEqual(['now']);
    });
  });

  test('an administrator can change several fields of a contact at once', async () => {
    const reopened = { status: 'new', contactedAt: undefined, followUpOn: undefined };
    await expectRules('accept', update({ ...reopened, note: '', isSpam: true, assignee: 'x' }));
  });

  test('an administrator can’t change what a visitor wrote, createdAt, or an unknown field', async () => {
    const cases = labelled([...FIXED, ...FIXED.map((change) => ({ ...change, note: 'x' }))]);
    expect(await acceptedOf(cases, update)).toEqual([]);
  });

  test('an administrator can change a contact whose other fields are malformed', async () => {
    const path = `contacts/${newId()}`;
    await project().store({ [path]: { firstName: 7, status: 'lost', note: 7 } });
    const save = (changes: Fields) =>
      put(project().as.administrator, path, {
        firstName: 7,
        updatedAt: serverTimestamp(),
        ...changes,
      });
    await expectRules('refuse', save({ status: 'gone', note: 7 }));
    await expectRules('refuse', save({ status: 'lost', note: 8 }));
    await expectRules('accept', save({ status: 'lost', note: 'Called' }));
    await expectRules('accept', save({ status: 'new' }));
  });

  test('a contact that is deleted again must also be valid', async () => {
    const faults = labelled<Fields>([{ [UNKNOWN_FIELD]: 'x' }, { status: 'new' }, { note: 7 }]);
    expect(await acceptedOf([...faults, ['none', {}]], trashAgain)).toEqual(['none']);
  });

  test('the date of deletion must be the time of the request, and is removed with the restoration', async () => {
    const dates: [string, () => unknown][] = [...INVALID_DATES, ['now', serverTimestamp]];
    for (const write of [trash, trashAgain]) {
      const send = (date: () => unknown) => write({ deletedAt: date() });
      expect(await acceptedOf(dates, send)).toEqual(['now']);
    }
    const restored = await acceptedOf(dates, (date) => restore({ deletedAt: date() }));
    expect(restored).toEqual(['missing']);
  });

  test('a malformed contact can be deleted without a copy, and erased from the trash', async () => {
    for (const path of [`contacts/${newId()}`, `deletedContacts/${newId()}`]) {
      await project().store({ [path]: { [UNKNOWN_FIELD]: 7 } });
      await expectRules('accept', deleteDoc(doc(project().as.administrator, path)));
    }
  });
}
