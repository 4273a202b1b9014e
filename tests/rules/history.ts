import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  acceptedOf,
  describeValue,
  expectRules,
  newId,
  tokenOf,
  YEARS_AGO,
  type Fields,
  type RulesProject,
} from './environment';
import { sample, UNKNOWN_FIELD } from './collections';
import { firstReply } from './contact-edits';
import { commitRecorded, storeSample, type RecordedCommit } from './recorded-writes';

const EARLIER = Timestamp.fromDate(new Date('2026-01-01'));

/** Invalid parts of a commit and its record, by label. The rules must refuse them in every collection. */
const UNTRUE: [string, Partial<RecordedCommit>][] = [
  ['no record', { change: null }],
  ['no commit ID', { commit: null }],
  ['a record under another ID', { changeId: `careers~other~${newId()}` }],
  ['an unknown field in the commit document', { commit: { [UNKNOWN_FIELD]: 'x' } }],
  ...[
    ...[{ document: 'other' }, { collection: 'notes' }, { uid: 'member' }, { at: EARLIER }],
    ...[{ email: 'member@example.com' }, { email: '' }, { kind: 'move' }, { [UNKNOWN_FIELD]: 'x' }],
    { assigneeUid: 'administrator' },
    ...[{ before: { title: 'Other' } }, { after: { title: 'Other' } }],
    ...['collection', 'document', 'uid', 'email', 'at', 'kind', 'before', 'after'].map((field) => ({
      [field]: undefined,
    })),
  ].map((change): [string, Partial<RecordedCommit>] => [describeValue(change), { change }]),
];

/** Tests that every write by an administrator requires a matching record, and every record requires its write. */
export function describeHistory(project: () => RulesProject) {
  const commit = (parts: RecordedCommit, id?: string) =>
    commitRecorded(project(), 'administrator', parts, id);

  /** Returns the fields of a stored document after a valid change. */
  const changedFields = async (path: string): Promise<Fields> => {
    const stored = await project().stored(path);
    const text = path.startsWith('stories/') ? 'situation' : 'description';
    const change = path.startsWith('contacts/') ? firstReply() : { [text]: 'Changed' };
    return { ...stored, ...change, updatedAt: serverTimestamp() };
  };

  describe.each(['services', 'careers', 'stories', 'seoSettings', 'contacts'] as const)(
    'a write in %s',
    (collection) => {
      test('is refused without a matching record', async () => {
        const path = await storeSample(project(), collection);
        const stored = await project().stored(path);
        const fields = await changedFields(path);
        const change = (parts: Partial<RecordedCommit>) => commit({ path, fields, ...parts });
        const remove = (parts: Partial<RecordedCommit>) => change({ fields: null, ...parts });
        expect(await acceptedOf(UNTRUE, change)).toEqual([]);
        expect(await acceptedOf(UNTRUE, remove)).toEqual([]);
        await expectRules('refuse', change({ change: { kind: 'delete' } }));
        await expectRules('refuse', remove({ change: { kind: 'update' } }));
        if (collection === 'contacts') {
          // The record of a contact contains nothing that the visitor wrote.
          await expectRules('refuse', change({ change: { before: stored } }));
          await expectRules('refuse', change({ change: { after: fields } }));
          await expectRules('refuse', remove({ change: { before: stored } }));
        }
        await expectRules('accept', change({}));
        await expectRules('accept', remove({}));
      });

      test('cannot be recorded unless it is performed, and only once', async () => {
        const path = await storeSample(project(), collection, { updatedAt: EARLIER });
        const stored = await project().stored(path);
        const missing = `${collection}/${newId()}`;
        await expectRules('refuse', commit({ path, change: { after: stored } }));
        await expectRules('refuse', commit({ path, change: { after: null } }));
        await expectRules('refuse', commit({ path: missing, change: { after: null } }));
        await expectRules('refuse', commit({ path: missing, change: { before: null, after: {} } }));
        const fields = await changedFields(path);
        const second = `${path.replace('/', '~')}~${newId()}`;
        const add: RecordedCommit['add'] = (batch, record) =>
          batch.set(doc(project().as.administrator, 'changes', second), record);
        await expectRules('refuse', commit({ path, fields, add }));
        await expectRules('accept', commit({ path, fields }));
      });
    },
  );

  test('the creation of a career is refused without a matching record', async () => {
    const path = `careers/${newId()}`;
    const create = (parts: Partial<RecordedCommit>) =>
      commit({ path, fields: sample('careers'), ...parts });
    expect(await acceptedOf(UNTRUE, create)).toEqual([]);
    await expectRules('refuse', create({ change: { kind: 'update' } }));
    await expectRules('accept', create({}));
  });

  test('the creation of a contact must not be recorded', async () => {
    const path = `contacts/${newId()}`;
    const fields = sample('contacts');
    for (const change of [{}, { before: { status: 'new' } }, { before: { status: null } }])
      await expectRules('refuse', commit({ path, fields, change }));
    await expectRules('accept', commit({ path, fields, change: null, commit: null }));
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

  test('someone who is no longer an administrator can send a contact again, but can’t create a record', async () => {
    const path = await storeSample(project(), 'contacts', { updatedAt: YEARS_AGO });
    const fields = { ...(await project().stored(path)), updatedAt: serverTimestamp() };
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
    const set = (person: 'administrator' | 'member', owner: string, id: unknown = newId()) =>
      setDoc(doc(project().as[person], 'commits', owner), { id });
    await expectRules('accept', set('administrator', 'administrator'));
    await expectRules('refuse', set('administrator', 'member'));
    await expectRules('refuse', set('member', 'member'));
    for (const id of ['x', 'x'.repeat(21), '0'.repeat(19) + '~', 7])
      await expectRules('refuse', set('administrator', 'administrator', id));
    const own = doc(project().as.administrator, 'commits', 'administrator');
    await expectRules('refuse', deleteDoc(own));
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
