import { Timestamp } from 'firebase-admin/firestore';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeOf,
  deleteDocument,
  fieldUpdate,
  saveDocument,
  type Change,
} from '@/collections/change';
import { undoProblem } from '@/collections/changes';
import {
  deletion,
  erasure,
  inquiryChange,
  noteChange,
  restoration,
  statusChange,
} from '@/collections/inquiry-changes';
import type { RecordedChange, RecordedFields } from '@/collections/recorded-change';
import { listChanges } from '@/data/changes';
import type { Committed } from '@/data/commit';
import { ConflictError } from '@/domain/errors';
import { change, put, stored } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { career, contact } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator } from './sessions';
import { changeOfMove, idIn, initialOf, movesOf, openDocument, SUBJECTS } from './subjects';
import { act, commitNew, undo } from './writes';

const INQUIRY = 'contacts/one';
const CAREER = 'careers/dba';

beforeEach(startAsAdministrator);

async function newestEntry(): Promise<RecordedChange> {
  const { items } = await listChanges({ size: 1 });
  if (!items[0]) throw new Error('The history is empty.');
  return items[0];
}

async function contentOf(path: string): Promise<RecordedFields | undefined> {
  const fields = await fieldsAt(path);
  return fields && { ...fields, updatedAt: null };
}

/** A change by someone else, which the browser doesn't know. */
const theirs = (path: string, fields: object) => change(path, { ...fields, updatedAt: new Date() });

const versionAt = async (id: string) => (await openDocument('careers', id)).version;
const rename = async (title: string) =>
  saveDocument('careers', 'dba', await versionAt('dba'), career({ title }));
const setActive = async (isActive: boolean) =>
  changeOf(fieldUpdate('careers', 'dba', await versionAt('dba'), { isActive }));

/** In the tab that made the commit, Undo is the inverse that the tab keeps; later, that of the entry. */
describe.each([
  ['in the tab', (done: Committed) => undo(done)],
  ['from the history', async () => undo(await newestEntry())],
])('Undo %s', (_place, undoLast) => {
  it('of one field is a conflict if someone has changed it since', async () => {
    await put(CAREER, career({ title: 'Old' }));
    const done = await act([await rename('Mine')]);
    await theirs(CAREER, { title: 'Theirs' });
    await expect(undoLast(done)).rejects.toThrow(ConflictError);
    expect(await fieldsAt(CAREER)).toMatchObject({ title: 'Theirs' });
    expect(await stored('changes')).toHaveLength(1);
  });

  it('of one field keeps what someone has changed in others', async () => {
    await put(CAREER, career({ title: 'Old' }));
    const done = await act([await setActive(false)]);
    await theirs(CAREER, { title: 'Theirs', closesOn: '2026-12-31' });
    const before = await contentOf(CAREER);
    expect(await undoLast(done)).toMatchObject({ changed: 1 });
    expect(await contentOf(CAREER)).toEqual({ ...before, isActive: true });
  });

  it('of a deletion brings back every field', async () => {
    await put(CAREER, career());
    const start = await fieldsAt(CAREER);
    const before = await contentOf(CAREER);
    const done = await act([deleteDocument('careers', 'dba', await versionAt('dba'))]);
    expect(await fieldsAt(CAREER)).toBeUndefined();
    await undoLast(done);
    expect(await contentOf(CAREER)).toEqual(before);
    expect(await expectTrueHistory(CAREER, start)).toBe(2);
  });

  it('of a creation deletes the document, and its own Undo brings it back', async () => {
    const done = await act([saveDocument('careers', 'dba', '', career())]);
    const created = await contentOf(CAREER);
    const undone = await undoLast(done);
    expect(await fieldsAt(CAREER)).toBeUndefined();
    await undoLast(undone);
    expect(await contentOf(CAREER)).toEqual(created);
    expect(await expectTrueHistory(CAREER)).toBe(3);
  });

  it('of a status brings back that it had no reply, and its own Undo the reply, again and again', async () => {
    const start = contact({ followUpOn: '2026-12-31' });
    await put(INQUIRY, start);
    const untouched = await contentOf(INQUIRY);
    let done = await commitNew(statusChange('one', 'closed'));
    const replied = await contentOf(INQUIRY);
    expect(replied?.['contactedAt']).toBeInstanceOf(Timestamp);
    expect(replied).not.toHaveProperty('followUpOn');
    for (const expected of [untouched, replied, untouched, replied]) {
      done = await undoLast(done);
      expect(await contentOf(INQUIRY)).toEqual(expected);
    }
    expect(await expectTrueHistory(INQUIRY, start)).toBe(5);
  });

  it('of a change back to “new” brings back the reply time to the nanosecond, and the follow-up', async () => {
    const contactedAt = new Timestamp(1_767_312_000, 123_456_000);
    const replied = { status: 'contacted', contactedAt, followUpOn: '2026-12-31' };
    const start = contact(replied);
    await put(INQUIRY, start);
    const done = await commitNew(statusChange('one', 'new'));
    expect(await fieldsAt(INQUIRY)).not.toHaveProperty('contactedAt');
    await undoLast(done);
    expect(await fieldsAt(INQUIRY)).toMatchObject(replied);
    expect(await expectTrueHistory(INQUIRY, start)).toBe(2);
  });

  it('of the deletion of an inquiry brings it back with its note, and its own Undo deletes it again', async () => {
    const start = contact({ status: 'contacted', note: 'Called.', contactedAt: Timestamp.now() });
    await put(INQUIRY, start);
    const before = await contentOf(INQUIRY);
    let done = await commitNew(...deletion('one'));
    for (const place of [INQUIRY, 'deletedContacts/one', INQUIRY]) {
      done = await undoLast(done);
      expect(await contentOf(place)).toMatchObject(before ?? {});
      expect([...(await stored('contacts')), ...(await stored('deletedContacts'))]).toHaveLength(1);
    }
    expect(await contentOf(INQUIRY)).toEqual(before);
    expect(await expectTrueHistory(INQUIRY, start)).toBe(4);
  });

  it('of a restoration moves the inquiry back into the trash, or keeps what was added since', async () => {
    await put('deletedContacts/one', contact({ deletedAt: new Timestamp(1_767_312_000, 0) }));
    const restored = await commitNew(...restoration('one'));
    await undoLast(restored);
    expect(await fieldsAt('deletedContacts/one')).toMatchObject(contact());
    const again = await commitNew(...restoration('one'));
    await theirs(INQUIRY, { note: 'Added' });
    await undoLast(again).catch((error: unknown) => expect(error).toBeInstanceOf(ConflictError));
    const places = [...(await stored('contacts')), ...(await stored('deletedContacts'))];
    expect(places).toMatchObject([{ note: 'Added' }]);
  });
});

it('Undo of a deletion leaves an inquiry erased that was erased in the meantime', async () => {
  await put(INQUIRY, contact());
  const done = await commitNew(...deletion('one'));
  const entry = await newestEntry();
  await commitNew(...erasure('deletedContacts', 'one'));
  await expect(undo(done)).rejects.toThrow(ConflictError);
  await expect(undo(entry)).rejects.toThrow(ConflictError);
  expect(await stored('contacts')).toEqual([]);
  expect(await stored('deletedContacts')).toEqual([]);
});

it('Undo of “contacted” is a conflict after someone has set it to “new” and “contacted” again', async () => {
  await put(INQUIRY, contact());
  const done = await commitNew(statusChange('one', 'contacted'));
  const entry = await newestEntry();
  await commitNew(statusChange('one', 'new'));
  await commitNew(statusChange('one', 'contacted'));
  const before = await fieldsAt(INQUIRY);
  await expect(undo(done)).rejects.toThrow(ConflictError);
  await expect(undo(entry)).rejects.toThrow(ConflictError);
  expect(await fieldsAt(INQUIRY)).toEqual(before);
});

it('Undo of a note brings back the earlier text, and the history says that it can’t', async () => {
  await put(INQUIRY, contact({ note: 'Earlier' }));
  const done = await commitNew(noteChange('one', 'Later', 'Earlier'));
  expect(undoProblem(await newestEntry())).toBe('note');
  await undo(done);
  expect(await fieldsAt(INQUIRY)).toMatchObject({ note: 'Earlier' });
  const again = await commitNew(noteChange('one', 'Later', 'Earlier'));
  await theirs(INQUIRY, { note: 'Theirs' });
  await expect(undo(again)).rejects.toThrow(ConflictError);
  expect(await fieldsAt(INQUIRY)).toMatchObject({ note: 'Theirs' });
});

describe('an inquiry that an earlier version set back to “new” without removing its reply time', () => {
  it.each<[string, Change]>([
    ['a note', changeOf(noteChange('one', 'Called.', ''))],
    ['a status', changeOf(statusChange('one', 'contacted'))],
    ['a deletion', inquiryChange(...deletion('one'))],
  ])('can get %s, which can be undone', async (_what, made) => {
    await put(INQUIRY, contact({ contactedAt: new Date(2026, 0, 2) }));
    await undo(await act([made]));
    const { contactedAt, ...fields } = (await fieldsAt(INQUIRY)) ?? {};
    expect(fields).toMatchObject(contact());
    expect(contactedAt).toBeUndefined();
  });
});

describe.each(SUBJECTS)('random changes in %s', (collection) => {
  const id = idIn(collection);
  const path = `${collection}/${id}`;

  async function makeChanges(moves: string[]): Promise<RecordedChange[]> {
    for (const [number, name] of moves.entries()) {
      const opened = await openDocument(collection, id);
      const made = act([changeOfMove(collection, name, opened, `Words ${number}`)]);
      // A change of a document that doesn't exist may be a conflict.
      if (opened.fields) await made;
      else await made.catch((error: unknown) => expect(error).toBeInstanceOf(ConflictError));
    }
    return (await listChanges({ size: 100 })).items;
  }

  async function undoOnce(entry: RecordedChange): Promise<void> {
    const { before, after } = entry;
    const was = await contentOf(path);
    const changed = await undo(entry).then(
      (done) => done.changed,
      (error: unknown) => {
        expect(error).toBeInstanceOf(ConflictError);
        return 0;
      },
    );
    const now = await contentOf(path);
    if (!changed) return expect(now, entry.id).toEqual(was);
    if (!before) return expect(now, entry.id).toBeUndefined();
    for (const name of Object.keys({ ...was, ...now })) {
      if (name === 'updatedAt') continue;
      const isChanged = JSON.stringify(before[name]) !== JSON.stringify(after?.[name]);
      const saved = before[name] instanceof Date ? now?.[name] : (before[name] ?? undefined);
      if (after)
        expect(now?.[name], `${entry.id} ${name}`).toEqual(isChanged ? saved : was?.[name]);
    }
  }

  it(`can be undone in any order, or Undo is refused and changes nothing (SEED=${SEED})`, async () => {
    const moves = fc.array(fc.constantFrom(...Object.keys(movesOf(collection))), {
      minLength: 4,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(moves, fc.infiniteStream(fc.nat()), async (chosen, order) => {
        await startAsAdministrator();
        const initial = initialOf(collection);
        if (initial) await put(path, initial);
        const entries = await makeChanges(chosen);
        while (entries.length > 0) {
          const [entry] = entries.splice(order.next().value % entries.length, 1);
          if (entry && !undoProblem(entry)) await undoOnce(entry);
        }
        await expectTrueHistory(path, initial);
      }),
      { seed: SEED, numRuns: sizeOf(2, 40) },
    );
  });
});
