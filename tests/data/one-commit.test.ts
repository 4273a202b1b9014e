import { beforeEach, expect, it } from 'vitest';
import { fieldUpdate, changeOf } from '@/collections/change';
import { deletion, inquiryChange, statusChange } from '@/collections/inquiry-changes';
import { commit } from '@/data/commit';
import { ConflictError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import { database, put, putMany } from '../support/database';
import { career, contact } from '../support/sample-documents';
import { startAsAdministrator } from './sessions';

const keyOf = () => ({ action: randomId(), part: 0 });
const NEVER = new AbortController().signal;
const IDS = Array.from({ length: 200 }, (_, index) => `inquiry-${index}`);
const statuses = async () =>
  (await database().collection('contacts').get()).docs.map((each) => each.get('status') as string);

beforeEach(startAsAdministrator);

it('200 statuses are one commit, which can be repeated and undone', async () => {
  await Promise.all(IDS.map((id) => put(`contacts/${id}`, contact({ status: 'new' }))));
  const changes = IDS.map((id) => changeOf(statusChange(id, 'closed')));
  const start = Date.now();
  const first = keyOf();
  const { changed, undo } = await commit(changes, first, NEVER);
  console.info('commit ms', Date.now() - start);
  console.info('changed', changed);
  expect(changed).toBe(200);
  expect(await statuses()).toEqual(IDS.map(() => 'closed'));
  expect((await commit(changes, first, NEVER)).changed).toBe(200);
  expect((await commit(undo, keyOf(), NEVER)).changed).toBe(200);
  expect(await statuses()).toEqual(IDS.map(() => 'new'));
  expect((await database().collection('changes').get()).size).toBe(400);
});

it('a deletion is undone from memory, and an Undo over a newer change of the same field is a conflict', async () => {
  await put('contacts/one', contact({ status: 'contacted', note: 'Called.' }));
  const { undo } = await commit([inquiryChange(...deletion('one'))], keyOf(), NEVER);
  expect((await database().doc('deletedContacts/one').get()).exists).toBe(true);
  await commit(undo, keyOf(), NEVER);
  expect((await database().doc('contacts/one').get()).get('note')).toBe('Called.');
  await put('careers/dba', career({ title: 'Old' }));
  const renamed = { ...fieldUpdate('careers', 'dba', '', { title: 'Mine' }), expected: () => true };
  const switched = await commit([changeOf(renamed)], keyOf(), NEVER);
  await database().doc('careers/dba').update({ title: 'Theirs' });
  await expect(commit(switched.undo, keyOf(), NEVER)).rejects.toThrow(ConflictError);
});
