import {
  Bytes,
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { changeKind } from '@/collections/recorded-change';
import {
  acceptedOf,
  expectRules,
  INVALID_DATES,
  newId,
  type Fields,
  type RulesProject,
} from './environment';
import { sample, UNKNOWN_FIELD } from './collections';
import { commitRecorded, expectRefusedFromOthers, type RecordedCommit } from './recorded-writes';

const CREATED = new Timestamp(1_767_225_600, 123_456_000);
const UPDATED = new Timestamp(1_767_312_000, 1_000);
const CONTACTED = new Timestamp(1_767_312_000, 0);

/** A contact with every known field. */
const WHOLE = sample('contacts', {
  name: 'Rear Admiral Hopper',
  phone: '+1 212 555 0119',
  status: 'contacted',
  note: 'Called.',
  isSpam: false,
  assignee: 'former@example.com',
  followUpOn: '2026-12-31',
  createdAt: CREATED,
  updatedAt: UPDATED,
  contactedAt: CONTACTED,
  responseMinutes: 1440,
});

const except = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
const statusOf = (fields: Fields) => ({ status: fields['status'] ?? null });
const asBytes = (text: string) => Bytes.fromUint8Array(new TextEncoder().encode(text));

const SHAPES: [string, Fields][] = [
  ['every field', WHOLE],
  ['no fields at all', {}],
  ['few fields', except(WHOLE, 'firstName', 'lastName', 'service', 'status', 'note')],
  ['an unknown field', { ...WHOLE, [UNKNOWN_FIELD]: { list: ['x', { map: null }] } }],
  ['fields of other types', { ...WHOLE, firstName: 7, note: null, createdAt: '2026-01-01' }],
  [
    'texts that no form accepts',
    {
      ...WHOLE,
      status: 'on hold',
      company: '',
      message: '😀'.repeat(5001),
      note: 'x'.repeat(2001),
    },
  ],
];

const aMicrosecondLater = new Timestamp(CREATED.seconds, CREATED.nanoseconds + 1000);

/** Variations of WHOLE: for each type, a field is changed, missing, or of another type; others have added fields. */
const ALTERED: [string, Fields][] = [
  ['another string', { ...WHOLE, message: 'Mine' }],
  ['another number', { ...WHOLE, responseMinutes: 1440.5 }],
  ['a date one microsecond later', { ...WHOLE, createdAt: aMicrosecondLater }],
  ['the current date', { ...WHOLE, createdAt: serverTimestamp() }],
  ['a string as bytes', { ...WHOLE, message: asBytes(String(WHOLE['message'])) }],
  ['a number as a string', { ...WHOLE, responseMinutes: '1440' }],
  ...['message', 'status', 'createdAt', 'responseMinutes', 'assignee', 'followUpOn'].map(
    (name): [string, Fields] => [`no ${name}`, except(WHOLE, name)],
  ),
  ['an unknown field', { ...WHOLE, [UNKNOWN_FIELD]: 'x' }],
  ['an unknown field that is null', { ...WHOLE, [UNKNOWN_FIELD]: null }],
  ['no fields', {}],
];

/** Tests that a deleted contact stays unchanged in the trash until it is restored or erased. */
export function describeContactDeletions(project: () => RulesProject) {
  const db = () => project().as.administrator;
  const contactOf = (id: string) => `contacts/${id}`;
  const deletedOf = (id: string) => `deletedContacts/${id}`;

  /** Stores a contact, bypassing the rules. @returns its new ID */
  async function stored(fields: Fields = WHOLE): Promise<string> {
    const id = newId();
    await project().store({ [contactOf(id)]: fields });
    return id;
  }
  async function storedDeleted(fields: Fields = WHOLE): Promise<string> {
    const id = newId();
    await project().store({ [deletedOf(id)]: { ...fields, deletedAt: UPDATED } });
    return id;
  }

  /** Sends an administrator's commit with a record for a contact. */
  const commit = (id: string, parts: Partial<RecordedCommit>, commitId?: string) =>
    commitRecorded(project(), 'administrator', { path: contactOf(id), ...parts }, commitId);

  const toTrash = (id: string, fields: Fields) => (batch: WriteBatch) =>
    batch.set(doc(db(), deletedOf(id)), { deletedAt: serverTimestamp(), ...fields });
  const fromTrash = (id: string) => (batch: WriteBatch) => batch.delete(doc(db(), deletedOf(id)));

  const remove = (id: string, fields: Fields = WHOLE, parts: Partial<RecordedCommit> = {}) =>
    commit(id, { fields: null, add: toTrash(id, fields), ...parts });
  const restore = (id: string, fields: Fields = WHOLE, parts: Partial<RecordedCommit> = {}) =>
    commit(id, { fields, add: fromTrash(id), ...parts });
  const erase = (id: string, parts: Partial<RecordedCommit> = {}) =>
    commit(id, { path: deletedOf(id), fields: null, ...parts });

  /** Returns the current contact and the deleted contact with this ID; each is null if it doesn't exist. */
  const both = async (id: string) =>
    Promise.all([project().stored(contactOf(id)), project().stored(deletedOf(id))]);

  /** Returns the `before` and `after` fields of a restoration's record. */
  const restored = (fields: Fields = WHOLE) => ({ before: null, after: statusOf(fields) });
  /** Adds a record of the erasure of a deleted contact, with `changes` applied to the record. */
  const recordErasure =
    (id: string, commitId: string, changes: Fields = {}): NonNullable<RecordedCommit['add']> =>
    (batch, record) => {
      const states = { before: statusOf(WHOLE), after: null, ...changes };
      const erasure = { collection: 'deletedContacts', kind: changeKind(states), ...states };
      const path = `changes/deletedContacts~${id}~${commitId}`;
      batch.set(doc(db(), path), { ...record, ...erasure });
    };

  describe('the text of a note in the history', () => {
    const ERASED = { before: { note: null }, after: { note: null } };
    /** Stores a record of a changed note. @returns its path */
    async function storedRecord(id: string, fields: Fields = {}): Promise<string> {
      const path = `changes/contacts~${id}~${newId()}`;
      const texts = { before: { note: null }, after: { note: 'Called.' } };
      const record = { collection: 'contacts', document: id, uid: 'administrator', at: CREATED };
      await project().store({ [path]: { ...record, ...texts, ...fields } });
      return path;
    }
    const eraseText = (path: string, as: Firestore = db(), changes: Fields = ERASED) =>
      updateDoc(doc(as, path), changes);
    const alsoErase = (path: string) => (batch: WriteBatch) =>
      batch.update(doc(db(), path), ERASED);

    test('can be erased only together with or after its inquiry, even if that is in the trash', async () => {
      const id = await stored();
      const [first, second] = [await storedRecord(id), await storedRecord(id)];
      await expectRules('refuse', eraseText(first));
      await expectRules('accept', commit(id, { fields: null, add: alsoErase(first) }));
      await expectRules('accept', eraseText(second));
      const deleted = await storedDeleted();
      const record = await storedRecord(deleted);
      await expectRules('refuse', eraseText(record));
      const restoring = (batch: WriteBatch) => {
        fromTrash(deleted)(batch);
        alsoErase(record)(batch);
      };
      await expectRules('refuse', restore(deleted, WHOLE, { add: restoring }));
      await expectRules('accept', erase(deleted, { add: alsoErase(record) }));
    });

    test('can be erased only by an administrator, and only by setting both notes in the record to null', async () => {
      const record = await storedRecord(newId());
      for (const person of ['visitor', 'member'] as const)
        await expectRules('refuse', eraseText(record, project().as[person]));
      const other: [string, Fields][] = [
        ['another note', { ...ERASED, after: { note: 'Mine' } }],
        ['an earlier note', { ...ERASED, before: { note: 'Mine' } }],
        ['an empty note', { before: { note: '' }, after: { note: '' } }],
        ['a status', { before: { status: null }, after: { status: null } }],
        ['more fields', { ...ERASED, after: { note: null, status: null } }],
        ['nothing before', { ...ERASED, before: null }],
        ['another account', { ...ERASED, uid: 'member' }],
        ['another time', { ...ERASED, at: serverTimestamp() }],
        ['another inquiry', { ...ERASED, document: newId() }],
        ['an unknown field', { ...ERASED, [UNKNOWN_FIELD]: 'x' }],
      ];
      expect(await acceptedOf(other, (fields) => eraseText(record, db(), fields))).toEqual([]);
      await expectRules('refuse', deleteDoc(doc(db(), record)));
      await expectRules('accept', eraseText(record));
    });

    test('can be erased only in the record of a change to an inquiry’s note', async () => {
      for (const fields of [
        { before: { status: 'new' }, after: { status: 'closed' } },
        { before: null, after: { note: 'x' } },
        { collection: 'careers', before: { note: 'x' }, after: { note: 'y' } },
      ]) {
        await expectRules('refuse', eraseText(await storedRecord(newId(), fields)));
      }
    });
  });

  describe('a deleted contact', () => {
    test.each(SHAPES)('with %s can be moved to the trash and restored', async (_label, fields) => {
      const id = await stored(fields);
      await expectRules('accept', remove(id, fields));
      const deletedAt = expect.any(Timestamp) as unknown;
      expect(await both(id)).toEqual([null, { ...fields, deletedAt }]);
      await expectRules('accept', restore(id, fields));
      expect(await both(id)).toEqual([fields, null]);
    });

    test('must go to the trash unchanged', async () => {
      const id = await stored();
      expect(await acceptedOf(ALTERED, (altered) => remove(id, altered))).toEqual([]);
      await expectRules('accept', remove(id));
    });

    test('must have the time of the request as deletedAt', async () => {
      const id = await stored();
      const send = (date: () => unknown) => {
        const deletedAt = date();
        const deleted = deletedAt === undefined ? WHOLE : { ...WHOLE, deletedAt };
        const add = (batch: WriteBatch) => batch.set(doc(db(), deletedOf(id)), deleted);
        return remove(id, WHOLE, { add });
      };
      expect(await acceptedOf(INVALID_DATES, send)).toEqual([]);
    });

    test('can’t go to the trash if it already has a deletedAt field', async () => {
      const fields = { ...WHOLE, deletedAt: 'a string' };
      const id = await stored(fields);
      await expectRules('refuse', remove(id, { ...fields, deletedAt: serverTimestamp() }));
      await expectRules('accept', commit(id, { fields: null }));
    });

    test('can go to the trash only in the commit that deletes it, under its own ID', async () => {
      const [id, twin] = [await stored(), await stored({ ...WHOLE, message: 'Mine' })];
      const alone = { ...WHOLE, deletedAt: serverTimestamp() };
      await expectRules('refuse', setDoc(doc(db(), deletedOf(id)), alone));
      const closed = { ...WHOLE, status: 'closed', updatedAt: serverTimestamp() };
      await expectRules('refuse', remove(id, WHOLE, { fields: closed }));
      await expectRules('refuse', remove(id, closed, { fields: closed }));
      await expectRules('refuse', remove(id, WHOLE, { change: null }));
      await expectRules('refuse', setDoc(doc(db(), deletedOf(newId())), alone));
      for (const other of [newId(), twin])
        await expectRules('refuse', remove(id, WHOLE, { add: toTrash(other, WHOLE) }));
      await expectRules('accept', remove(id));
    });

    test('cannot be changed in the trash', async () => {
      const id = await storedDeleted();
      const deleted = doc(db(), deletedOf(id));
      for (const change of [{ status: 'new' }, { note: 'x' }, { deletedAt: serverTimestamp() }]) {
        await expectRules('refuse', updateDoc(deleted, change));
        const updatedAt = serverTimestamp();
        const fields = { ...WHOLE, deletedAt: UPDATED, updatedAt, ...change };
        await expectRules('refuse', erase(id, { fields }));
      }
    });

    test('completely replaces an earlier deleted contact with the same ID', async () => {
      const id = await storedDeleted({ ...WHOLE, [UNKNOWN_FIELD]: 'x' });
      const fields = sample('contacts');
      await expectRules('accept', setDoc(doc(project().as.visitor, contactOf(id)), fields));
      const [later] = await both(id);
      await expectRules('refuse', remove(id, WHOLE));
      await expectRules('refuse', remove(id, { ...WHOLE, ...later }));
      await expectRules('accept', remove(id, later ?? {}));
      await expectRules('refuse', restore(id, WHOLE));
      await expectRules('accept', restore(id, later ?? {}));
    });
  });

  describe('a restored contact', () => {
    test('must have exactly the fields from before its deletion', async () => {
      const id = await storedDeleted();
      const keeping = [UPDATED, 'Mine', null].map((deletedAt): [string, Fields] => [
        `deletedAt ${String(deletedAt)}`,
        { ...WHOLE, deletedAt },
      ]);
      const send = (altered: Fields) => restore(id, altered);
      expect(await acceptedOf([...ALTERED, ...keeping], send)).toEqual([]);
      await expectRules('accept', restore(id));
    });

    test('requires a history record that matches the change', async () => {
      const id = await storedDeleted();
      const untrue: Fields[] = [
        { after: { status: 'new' } },
        { after: null },
        { after: WHOLE },
        { after: { note: 'Called.' } },
        { before: { status: 'contacted' } },
        { before: { note: null }, after: { note: 'Called.' } },
      ];
      for (const change of untrue) await expectRules('refuse', restore(id, WHOLE, { change }));
      await expectRules('refuse', restore(id, WHOLE, { change: null }));
      await expectRules('accept', restore(id));
    });

    test('must keep its ID and leave the trash in the same commit', async () => {
      const id = await storedDeleted();
      const other = await storedDeleted({ ...WHOLE, message: 'Mine' });
      await expectRules('refuse', restore(newId()));
      await expectRules('refuse', restore(newId(), WHOLE, { add: fromTrash(id) }));
      await expectRules('refuse', restore(other, WHOLE));
      await expectRules('refuse', restore(id, WHOLE, { add: undefined }));
      const created = newId();
      const throughTrash = (batch: WriteBatch) => {
        toTrash(created, WHOLE)(batch);
        fromTrash(created)(batch);
      };
      await expectRules('refuse', restore(created, WHOLE, { add: throughTrash }));
    });

    test('cannot be written twice in one commit', async () => {
      const id = await storedDeleted();
      const add = (batch: WriteBatch) => {
        batch.set(doc(db(), contactOf(id)), WHOLE);
        fromTrash(id)(batch);
      };
      await expectRules('refuse', restore(id, { ...WHOLE, message: 'Mine' }, { add }));
      const other = await stored();
      const again = (batch: WriteBatch) => batch.delete(doc(db(), contactOf(other)));
      const change = { before: statusOf(WHOLE), after: null };
      const send = commit(other, { fields: sample('contacts'), add: again, change });
      await expectRules('refuse', send);
    });

    test('cannot replace an existing contact or be recorded without actually being restored', async () => {
      const id = await storedDeleted();
      const change = restored();
      await expectRules('refuse', commit(id, { change }));
      await expectRules('refuse', commit(id, { change, add: fromTrash(id) }));
      await project().store({ [contactOf(id)]: WHOLE });
      await expectRules('refuse', restore(id, WHOLE, { change }));
      await expectRules('refuse', commit(id, { change, add: fromTrash(id) }));
      const resent = { ...WHOLE, updatedAt: serverTimestamp() };
      await expectRules('refuse', restore(id, resent, { change }));
    });

    test('cannot be faked with a new contact or with the record of another document', async () => {
      const id = await storedDeleted();
      const fields = sample('contacts');
      const commitId = newId();
      const add: RecordedCommit['add'] = (batch, record) => {
        fromTrash(id)(batch);
        const forged = { ...record, collection: 'careers', after: sample('careers') };
        batch.set(doc(db(), 'changes', `careers~${id}~${commitId}`), forged);
      };
      await expectRules('refuse', commit(id, { fields: WHOLE, add }, commitId));
      await expectRules('refuse', restore(id, fields));
      await expectRules('refuse', commit(id, { fields }));
      await expectRules('accept', setDoc(doc(db(), contactOf(id)), fields));
      await expectRules('refuse', restore(id, WHOLE, { change: restored() }));
    });
  });

  describe('an erasure from the trash', () => {
    const alsoErase =
      (id: string, commitId: string): RecordedCommit['add'] =>
      (batch, record) => {
        fromTrash(id)(batch);
        recordErasure(id, commitId)(batch, record);
      };

    test('requires a history record that matches the change', async () => {
      const id = await storedDeleted();
      const untrue: Fields[] = [
        { before: { status: 'new' } },
        { before: null },
        { before: WHOLE },
        { before: { note: 'Called.' } },
        { after: statusOf(WHOLE) },
        { after: {} },
        { at: CREATED },
      ];
      for (const change of untrue) await expectRules('refuse', erase(id, { change }));
      await expectRules('refuse', erase(id, { change: null }));
      await expectRules('refuse', deleteDoc(doc(db(), deletedOf(id))));
      const change = { before: statusOf(WHOLE), after: null };
      await expectRules('refuse', commit(id, { change, add: fromTrash(id) }));
      await expectRules('refuse', commit(id, { change: restored(), add: fromTrash(id) }));
      await expectRules('accept', erase(id));
      await expectRules('accept', erase(await storedDeleted({})));
    });

    test('cannot be recorded unless it is performed', async () => {
      const change = { before: statusOf(WHOLE), after: null };
      const deleted = await storedDeleted();
      for (const id of [newId(), deleted])
        await expectRules('refuse', commit('', { path: deletedOf(id), change }));
      const id = newId();
      const add = alsoErase(deleted, id);
      await expectRules('refuse', commit(deleted, { fields: WHOLE, add }, id));
      await expectRules('accept', restore(deleted));
    });

    test.each([
      ['and the trash is empty', false],
      ['and the trash has an earlier copy', true],
    ])('cannot be recorded together with a deletion %s', async (_label, hasCopy) => {
      const id = await stored();
      const commitId = newId();
      if (hasCopy) await project().store({ [deletedOf(id)]: { ...WHOLE, deletedAt: UPDATED } });
      const send = (add: RecordedCommit['add']) => commit(id, { fields: null, add }, commitId);
      for (const changes of [{}, restored()]) {
        const withTrash: RecordedCommit['add'] = (batch, record) => {
          toTrash(id, WHOLE)(batch);
          recordErasure(id, commitId, changes)(batch, record);
        };
        await expectRules('refuse', send(withTrash));
      }
      await expectRules('refuse', send(recordErasure(id, commitId)));
      await expectRules('refuse', send(alsoErase(id, commitId)));
      await expectRules('accept', send(toTrash(id, WHOLE)));
    });

    test('leaves a current contact with the same ID unchanged', async () => {
      const id = await storedDeleted();
      const fields = { ...WHOLE, message: 'Later' };
      await project().store({ [contactOf(id)]: fields });
      await expectRules('accept', erase(id));
      expect(await both(id)).toEqual([fields, null]);
    });
  });

  test('a non-administrator can’t delete, restore, or erase a contact', async () => {
    const [id, deleted] = [await stored(), await storedDeleted()];
    const refused = (commitOf: (own: Firestore) => RecordedCommit) =>
      expectRefusedFromOthers(project(), commitOf);
    await refused((own) => ({
      path: contactOf(id),
      fields: null,
      add: (batch) =>
        batch.set(doc(own, deletedOf(id)), { ...WHOLE, deletedAt: serverTimestamp() }),
    }));
    await refused((own) => ({
      path: contactOf(deleted),
      fields: WHOLE,
      add: (batch) => batch.delete(doc(own, deletedOf(deleted))),
    }));
    await refused(() => ({ path: deletedOf(deleted), fields: null }));
  });
}
