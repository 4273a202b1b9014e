import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  acceptedOf,
  expectRules,
  newId,
  tokenOf,
  type Fields,
  type RulesProject,
} from './environment';
import { sample, UNKNOWN_FIELD, type Collection } from './collections';
import { firstReply } from './contact-edits';
import {
  commitRecorded,
  recordedFields,
  storeSample,
  type RecordedCommit,
} from './recorded-writes';
import { YEARS_AGO } from './write-conditions';

const EARLIER = Timestamp.fromDate(new Date('2026-01-01'));

/** Invalid parts of a commit and its record, by label. The rules must refuse them in every collection. */
const UNTRUE: [string, Partial<RecordedCommit>][] = [
  ['no record', { change: null }],
  ['no commit ID', { commit: null }],
  ['a record under another ID', { changeId: `careers~other~${newId()}` }],
  ['a record of another document', { change: { document: 'other' } }],
  ['a record of another collection', { change: { collection: 'notes' } }],
  ['another uid', { change: { uid: 'member' } }],
  ['another email address', { change: { email: 'member@example.com' } }],
  ['an empty email address', { change: { email: '' } }],
  ['an earlier time', { change: { at: EARLIER } }],
  ['other fields before', { change: { before: { title: 'Other' } } }],
  ['other fields after', { change: { after: { title: 'Other' } } }],
  ['an unknown kind', { change: { kind: 'move' } }],
  ['an unknown field', { change: { [UNKNOWN_FIELD]: 'x' } }],
  ['an unknown field in the commit document', { commit: { [UNKNOWN_FIELD]: 'x' } }],
  ...['collection', 'document', 'uid', 'email', 'at', 'kind', 'before', 'after'].map(
    (field): [string, Partial<RecordedCommit>] => [
      `no ${field}`,
      { change: { [field]: undefined } },
    ],
  ),
];

/** Tests that every write by an administrator requires a matching record, and every record requires its write. */
export function describeHistory(project: () => RulesProject) {
  const commit = (parts: RecordedCommit, id?: string) =>
    commitRecorded(project(), 'administrator', parts, id);

  /** Returns the fields of a stored document after a valid change. */
  const changedFields = async (path: string): Promise<Fields> => {
    const stored = await project().stored(path);
    const change = path.startsWith('contacts/') ? firstReply() : { description: 'Changed' };
    return { ...stored, ...change, updatedAt: serverTimestamp() };
  };

  describe.each(['services', 'careers', 'seoSettings', 'contacts'] as const)(
    'a write in %s',
    (collection: Collection) => {
      test('is accepted with a record of who changed what and when', async () => {
        const path = await storeSample(project(), collection);
        const before = await project().stored(path);
        const id = newId();
        await expectRules('accept', commit({ path, fields: await changedFields(path) }, id));
        const after = await project().stored(path);
        expect(await project().stored(`changes/${path.replace('/', '~')}~${id}`)).toEqual({
          collection,
          document: path.split('/')[1],
          uid: 'administrator',
          email: 'administrator@example.com',
          at: after?.['updatedAt'],
          kind: 'update',
          before: recordedFields(path, before, true),
          after: recordedFields(path, after, true),
        });
      });

      test('is refused without a matching record', async () => {
        const path = await storeSample(project(), collection);
        const fields = await changedFields(path);
        const change = (parts: Partial<RecordedCommit>) => commit({ path, fields, ...parts });
        const remove = (parts: Partial<RecordedCommit>) => change({ fields: null, ...parts });
        expect(await acceptedOf(UNTRUE, change)).toEqual([]);
        expect(await acceptedOf(UNTRUE, remove)).toEqual([]);
        await expectRules('refuse', change({ change: { kind: 'delete' } }));
        await expectRules('refuse', remove({ change: { kind: 'update' } }));
        await expectRules('accept', remove({}));
      });

      test('cannot be recorded unless it is performed', async () => {
        const path = await storeSample(project(), collection, { updatedAt: EARLIER });
        const stored = await project().stored(path);
        await expectRules('refuse', commit({ path, change: { after: stored } }));
        await expectRules('refuse', commit({ path, change: { after: null } }));
        const missing = `${collection}/${newId()}`;
        await expectRules('refuse', commit({ path: missing, change: { after: null } }));
        await expectRules('refuse', commit({ path: missing, change: { before: null, after: {} } }));
      });

      test('cannot be recorded twice', async () => {
        const path = await storeSample(project(), collection);
        const fields = await changedFields(path);
        const second = `${path.replace('/', '~')}~${newId()}`;
        const add: RecordedCommit['add'] = (batch, record) =>
          batch.set(doc(project().as.administrator, 'changes', second), record);
        await expectRules('refuse', commit({ path, fields, add }));
        await expectRules('accept', commit({ path, fields }));
      });
    },
  );

  describe('a creation', () => {
    test('of a career is refused without a matching record', async () => {
      const path = `careers/${newId()}`;
      const create = (parts: Partial<RecordedCommit>) =>
        commit({ path, fields: sample('careers'), ...parts });
      expect(await acceptedOf(UNTRUE, create)).toEqual([]);
      await expectRules('refuse', create({ change: { kind: 'update' } }));
      await expectRules('accept', create({}));
    });

    test('of a contact must not be recorded', async () => {
      const path = `contacts/${newId()}`;
      const fields = sample('contacts');
      await expectRules('refuse', commit({ path, fields }));
      await expectRules('refuse', commit({ path, fields, change: { before: { status: 'new' } } }));
      await expectRules('refuse', commit({ path, fields, change: { before: { status: null } } }));
      await expectRules('accept', commit({ path, fields, change: null, commit: null }));
    });
  });

  test('a record of a contact contains nothing that the visitor wrote', async () => {
    const path = await storeSample(project(), 'contacts');
    const stored = await project().stored(path);
    const fields = await changedFields(path);
    await expectRules('refuse', commit({ path, fields, change: { before: stored } }));
    await expectRules('refuse', commit({ path, fields, change: { after: fields } }));
    await expectRules('refuse', commit({ path, fields: null, change: { before: stored } }));
    await expectRules('accept', commit({ path, fields: null }));
  });

  test('a record cannot be reused for a later change', async () => {
    const replied = { status: 'contacted', contactedAt: EARLIER };
    const path = await storeSample(project(), 'contacts', replied);
    const setStatus = async (status: string, parts: Partial<RecordedCommit>, id: string) => {
      const fields = { ...(await project().stored(path)), status, updatedAt: serverTimestamp() };
      return commit({ path, fields, ...parts }, id);
    };
    const first = newId();
    await expectRules('accept', setStatus('closed', {}, first));
    await expectRules('accept', setStatus('contacted', {}, newId()));
    await expectRules('refuse', setStatus('closed', { change: null }, first));
    await expectRules('refuse', setStatus('closed', {}, first));
    await expectRules('accept', setStatus('closed', {}, newId()));
  });

  test('a record can’t be forged with a re-sent contact, and non-administrators can’t create records', async () => {
    const path = await storeSample(project(), 'contacts', { updatedAt: YEARS_AGO });
    const fields = { ...(await project().stored(path)), updatedAt: serverTimestamp() };
    await expectRules('refuse', commit({ path, fields, change: { after: { status: 'closed' } } }));
    await expectRules('refuse', commit({ path, fields, change: { before: { status: 'closed' } } }));
    const id = newId();
    const uid = `former-${id}`;
    // This user has an administrator's documents but not the claim.
    const email = `${uid}@example.com`;
    await project().store({ [`commits/${uid}`]: { id }, [`admins/${uid}`]: { email } });
    const db = project().withToken(tokenOf(uid));
    const send = (parts: Partial<RecordedCommit>) =>
      commit({ path, fields, commit: null, uid, db, ...parts }, id);
    await expectRules('refuse', send({}));
    await expectRules('accept', send({ change: null }));
  });

  test('a second write to a document in the same commit is refused, because the record covers only the first', async () => {
    const path = await storeSample(project(), 'careers');
    const stored = await project().stored(path);
    const version = (title: string) => ({ ...stored, title, updatedAt: serverTimestamp() });
    const add: RecordedCommit['add'] = (batch) =>
      batch.set(doc(project().as.administrator, path), version('First'));
    const change = { after: version('First') };
    await expectRules('refuse', commit({ path, fields: version('Second'), change, add }));
  });

  test('a record cannot be changed or deleted', async () => {
    const path = await storeSample(project(), 'careers');
    const id = newId();
    await commit({ path, fields: await changedFields(path) }, id);
    const change = doc(project().as.administrator, 'changes', `${path.replace('/', '~')}~${id}`);
    await expectRules('refuse', deleteDoc(change));
    await expectRules('refuse', setDoc(change, { at: serverTimestamp() }));
  });

  test('an administrator can write only their own document in the commits collection', async () => {
    const db = project().as.administrator;
    await expectRules('accept', setDoc(doc(db, 'commits', 'administrator'), { id: newId() }));
    await expectRules('refuse', setDoc(doc(db, 'commits', 'member'), { id: newId() }));
    const ofMember = doc(project().as.member, 'commits', 'member');
    await expectRules('refuse', setDoc(ofMember, { id: newId() }));
    for (const id of ['x', 'x'.repeat(21), '0'.repeat(19) + '~', 7]) {
      await expectRules('refuse', setDoc(doc(db, 'commits', 'administrator'), { id }));
    }
    await expectRules('refuse', deleteDoc(doc(db, 'commits', 'administrator')));
  });

  test.each([
    ['taken from admins/{uid}, not from the session', 'granted@example.com', 'granted@example.com'],
    ['empty if admins/{uid} has none', undefined, ''],
  ])('the email address in a record is %s', async (_label, granted, recorded) => {
    const uid = `administrator-${newId()}`;
    await project().store({ [`admins/${uid}`]: granted ? { email: granted } : {} });
    const ofSession = 'changed@example.com';
    const db = project().withToken(tokenOf(uid, { admin: true, email: ofSession }));
    const path = await storeSample(project(), 'careers');
    const remove = (email: string) => commit({ path, fields: null, change: { email }, uid, db });
    await expectRules('refuse', remove(ofSession));
    await expectRules('accept', remove(recorded));
  });
}
