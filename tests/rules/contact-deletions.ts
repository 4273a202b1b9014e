import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { contactDigest } from '@/data/contact-digest';
import { expectRules, newId, type Fields, type RulesProject } from './environment';
import { sample, UNKNOWN_FIELD } from './collections';
import { commitRecorded, storeSample, type RecordedCommit } from './recorded-writes';

const CREATED = new Timestamp(1_767_225_600, 123_456_000);
const UPDATED = new Timestamp(1_767_312_000, 1_000);
const CONTACTED = new Timestamp(1_767_312_000, 0);

/** A contact with every field that there is. */
const WHOLE: Fields = {
  firstName: 'Grace',
  lastName: 'Hopper',
  name: 'Rear Admiral Hopper',
  email: 'grace@example.com',
  phone: '+1 212 555 0119',
  company: 'Navy',
  service: 'upgrades',
  message: 'Please call.',
  status: 'contacted',
  note: 'Called.',
  createdAt: CREATED,
  updatedAt: UPDATED,
  contactedAt: CONTACTED,
  responseMinutes: 1440,
};

const except = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const SHAPES: [string, Fields][] = [
  ['every field', WHOLE],
  ['nothing', {}],
  ['the fields of a visitor', except(WHOLE, 'name', 'phone', 'note', 'contactedAt')],
  ['the shape of older data', except(WHOLE, 'firstName', 'lastName', 'service', 'note')],
  ['empty texts', { ...WHOLE, firstName: '', company: '', message: '', note: '' }],
  ['a separator in a text', { ...WHOLE, firstName: 'Grace - \u0000', lastName: ' ' }],
  ['emoji and letters from right to left', { ...WHOLE, firstName: '👩‍🚀', message: 'الزهراني' }],
  ['long texts', { ...WHOLE, message: '😀'.repeat(5000), note: 'x'.repeat(2000) }],
  ['an unknown status', { ...WHOLE, status: 'on hold' }],
  ['no status', except(WHOLE, 'status')],
  ['negative minutes', { ...WHOLE, responseMinutes: -1 }],
  ['a date before 1970', { ...WHOLE, createdAt: new Timestamp(-1, 999_999_000) }],
];

/** A contact is deleted with its digest, by which it can be restored, and by nothing else. */
export function describeContactDeletions(project: () => RulesProject) {
  const commit = (path: string, parts: Partial<RecordedCommit>, id?: string) =>
    commitRecorded(project(), 'administrator', { path, ...parts }, id);

  async function stored(fields: Fields): Promise<string> {
    const path = `contacts/${newId()}`;
    await project().store({ [path]: fields });
    return path;
  }

  const statusOf = (fields: Fields) => ({ status: fields['status'] ?? null });

  /** Deletes a contact with its digest, or with another record. Returns the id of the record. */
  async function remove(path: string, fields: Fields, before?: Fields): Promise<string> {
    const id = newId();
    const digested = before ?? { ...statusOf(fields), digest: await contactDigest(fields) };
    await commit(path, { fields: null, change: { before: digested } }, id);
    return `${path.replace('/', '~')}~${id}`;
  }

  /** Creates a contact as the undo of a recorded deletion. */
  const restore = (path: string, fields: Fields, undoes: unknown, record: Fields = {}) =>
    commit(path, { fields, change: { undoes, ...record } });

  async function storedAndRemoved(fields: Fields = WHOLE): Promise<[path: string, undoes: string]> {
    const path = await stored(fields);
    return [path, await remove(path, fields)];
  }

  describe('the digest of a deleted contact', () => {
    test.each(SHAPES)(
      'with %s is the one of src/data, which restores it',
      async (_label, fields) => {
        const [path, undoes] = await storedAndRemoved(fields);
        await expectRules('accept', restore(path, fields, undoes));
        expect(await project().stored(path)).toEqual(fields);
      },
    );

    test('may be left out, and be no other', async () => {
      const path = await stored(WHOLE);
      const digest = await contactDigest(WHOLE);
      const others: Fields[] = [
        { digest: digest.toUpperCase() },
        { digest: await contactDigest({ ...WHOLE, message: 'Mine' }) },
        { digest: '' },
        { digest: null },
        { digest: digest, note: 'Called.' },
        { digest: digest, status: 'closed' },
      ];
      for (const other of others) {
        const before = { ...statusOf(WHOLE), ...other };
        await expectRules('refuse', remove(path, WHOLE, before));
      }
      await expectRules('refuse', remove(path, WHOLE, { digest }));
      await expectRules('accept', remove(path, WHOLE, statusOf(WHOLE)));
    });

    test.each([
      ['firstName', 7],
      ['note', null],
      ['message', ['text']],
      ['createdAt', '2026-01-01'],
      ['contactedAt', 0],
      ['responseMinutes', null],
    ])('is refused where %s is %j, and can be left out', async (field, value) => {
      const fields = { ...WHOLE, [field]: value };
      const path = await stored(fields);
      const before = { ...statusOf(fields), digest: await contactDigest(WHOLE) };
      await expectRules('refuse', remove(path, fields, before));
      await expectRules('accept', remove(path, fields, statusOf(fields)));
    });

    test('is not of an update', async () => {
      const path = await stored(WHOLE);
      const fields = { ...WHOLE, status: 'closed', updatedAt: serverTimestamp() };
      const before = { ...statusOf(WHOLE), digest: await contactDigest(WHOLE) };
      await expectRules('refuse', commit(path, { fields, change: { before } }));
    });

    test.each(['visitor', 'member'] as const)('gives the %s no right', async (person) => {
      const path = await stored(WHOLE);
      const before = { ...statusOf(WHOLE), digest: await contactDigest(WHOLE) };
      const send = commitRecorded(project(), person, { path, fields: null, change: { before } });
      await expectRules('refuse', send);
    });
  });

  describe('a restored contact', () => {
    test('is on record with its status and the deletion', async () => {
      const [path, undoes] = await storedAndRemoved();
      const id = newId();
      await expectRules('accept', commit(path, { fields: WHOLE, change: { undoes } }, id));
      expect(await project().stored(`changes/${path.replace('/', '~')}~${id}`)).toMatchObject({
        before: null,
        after: { status: 'contacted' },
        undoes,
      });
    });

    test.each(['visitor', 'member'] as const)('is not the %s’s', async (person) => {
      const [path, undoes] = await storedAndRemoved();
      const send = (parts: Partial<RecordedCommit>) =>
        commitRecorded(project(), person, { path, fields: WHOLE, ...parts });
      await expectRules('refuse', send({ change: { undoes } }));
      await expectRules('refuse', send({ change: null, commit: null }));
    });

    const altered: [string, unknown][] = Object.entries(WHOLE).map(([name, value]) => {
      if (typeof value === 'string') return [name, `${value}x`];
      if (typeof value === 'number') return [name, value + 1];
      const { seconds, nanoseconds } = value as Timestamp;
      return [name, new Timestamp(seconds, nanoseconds + 1000)];
    });
    test.each(altered)('has the same %s', async (field, value) => {
      const [path, undoes] = await storedAndRemoved();
      await expectRules('refuse', restore(path, { ...WHOLE, [field]: value }, undoes));
      await expectRules('refuse', restore(path, except(WHOLE, field), undoes));
      await expectRules('accept', restore(path, WHOLE, undoes));
    });

    test.each(['createdAt', 'updatedAt', 'contactedAt'])('has not a new %s', async (field) => {
      const [path, undoes] = await storedAndRemoved();
      const seconds = new Timestamp((WHOLE[field] as Timestamp).seconds + 1, 0);
      await expectRules('refuse', restore(path, { ...WHOLE, [field]: seconds }, undoes));
      await expectRules('refuse', restore(path, { ...WHOLE, [field]: serverTimestamp() }, undoes));
    });

    test('keeps each text in its field', async () => {
      const [path, undoes] = await storedAndRemoved();
      const moved = { ...WHOLE, firstName: 'Hopper', lastName: 'Grace' };
      await expectRules('refuse', restore(path, moved, undoes));
      const empty = await storedAndRemoved({ ...WHOLE, company: '' });
      await expectRules('refuse', restore(empty[0], except(WHOLE, 'company'), empty[1]));
    });

    test('has no field of another type, and none that was not there', async () => {
      const [path, undoes] = await storedAndRemoved();
      for (const responseMinutes of ['1440', 1440.4]) {
        await expectRules('refuse', restore(path, { ...WHOLE, responseMinutes }, undoes));
      }
      await expectRules('refuse', restore(path, { ...WHOLE, [UNKNOWN_FIELD]: 'x' }, undoes));
      await expectRules('accept', restore(path, WHOLE, undoes));
    });

    test('comes with a true record', async () => {
      const [path, undoes] = await storedAndRemoved();
      const untrue: Fields[] = [
        { after: { status: 'new' } },
        { after: null },
        { after: WHOLE },
        { before: { status: 'contacted' } },
        { uid: 'member' },
        { at: CREATED },
        { [UNKNOWN_FIELD]: 'x' },
      ];
      for (const record of untrue) {
        await expectRules('refuse', restore(path, WHOLE, undoes, record));
      }
      await expectRules('refuse', commit(path, { fields: WHOLE, change: null }));
      await expectRules('refuse', commit(path, { fields: WHOLE }));
    });

    test('names the record of its own deletion', async () => {
      const [path, undoes] = await storedAndRemoved();
      const [, ofTwin] = await storedAndRemoved();
      const named = ['', 'none', 7, null, path, ofTwin, undoes.slice(0, -1)];
      for (const other of named) await expectRules('refuse', restore(path, WHOLE, other));

      const record = await project().stored(`changes/${undoes}`);
      const forged: [string, Fields][] = [
        ['of-another-collection', { collection: 'careers' }],
        ['of-an-update', { after: { status: 'new' } }],
        ['without-digest', { before: { status: 'contacted' } }],
        ['of-a-creation', { before: null }],
      ];
      for (const [name, changes] of forged) {
        const id = `${name}-${newId()}`;
        await project().store({ [`changes/${id}`]: { ...record, ...changes } });
        await expectRules('refuse', restore(path, WHOLE, id));
      }
      await expectRules('accept', restore(path, WHOLE, undoes));
    });

    test('was not deleted without a digest', async () => {
      const path = await stored(WHOLE);
      const undoes = await remove(path, WHOLE, statusOf(WHOLE));
      await expectRules('refuse', restore(path, WHOLE, undoes));
    });

    test('does not replace a document, and no record is written without it', async () => {
      const [path, undoes] = await storedAndRemoved();
      await project().store({ [path]: WHOLE });
      const record = { before: null, after: statusOf(WHOLE), undoes };
      await expectRules('refuse', commit(path, { fields: WHOLE, change: record }));
      await expectRules('refuse', commit(path, { change: record }));
      await project().remove(path);
      await expectRules('refuse', commit(path, { change: record }));
      await project().store({ [path]: { ...WHOLE, message: 'Another' } });
      await expectRules('refuse', commit(path, { fields: WHOLE, change: record }));
    });

    test('can be deleted and restored again', async () => {
      const [path, undoes] = await storedAndRemoved();
      await expectRules('accept', restore(path, WHOLE, undoes));
      const second = await remove(path, WHOLE);
      await expectRules('accept', restore(path, WHOLE, second));
    });
  });

  describe('a new contact', () => {
    test('of an administrator is one of a visitor, and has no record', async () => {
      const [path, undoes] = await storedAndRemoved();
      const fields = sample('contacts');
      await expectRules('refuse', restore(path, fields, undoes));
      await expectRules('refuse', commit(path, { fields }));
      await expectRules('accept', setDoc(doc(project().as.administrator, path), fields));
    });

    test('has no earlier date without a deletion', async () => {
      const fields = { ...sample('contacts'), createdAt: CREATED, updatedAt: CREATED };
      const path = `contacts/${newId()}`;
      await expectRules('refuse', setDoc(doc(project().as.administrator, path), fields));
      await expectRules('refuse', commit(path, { fields }));
      await expectRules('refuse', restore(path, fields, 'none'));
    });
  });

  test('no other record undoes a deletion', async () => {
    const [, undoes] = await storedAndRemoved();
    const career = await storeSample(project(), 'careers');
    const fields = { ...(await project().stored(career)), updatedAt: serverTimestamp() };
    const contact = await stored(WHOLE);
    const edited = { ...WHOLE, status: 'closed', updatedAt: serverTimestamp() };
    for (const [path, written] of [
      [career, fields],
      [career, null],
      [`careers/${newId()}`, sample('careers')],
      [contact, edited],
      [contact, null],
    ] as const) {
      await expectRules('refuse', commit(path, { fields: written, change: { undoes } }));
      await expectRules('accept', commit(path, { fields: written }));
      if (path === career || path === contact)
        await project().store({ [path]: path === contact ? WHOLE : sample('careers') });
    }
  });
}
