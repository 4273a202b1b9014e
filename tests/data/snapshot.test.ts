import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import { listCareers } from '@/data/careers';
import { undoChange } from '@/data/changes';
import { importChanges, readContent, undoImport } from '@/data/snapshot';
import { recordId } from '@/domain/change';
import { itemGroups, type ImportItem } from '@/domain/snapshot-plan';
import { put, putExactly, putMany, remove, resetDatabase } from '../support/database';
import { career, service } from '../support/sample-documents';
import { newKey } from './commit-key';
import { expectTrueHistory, fieldsAt } from './history';
import { secondAdministrator } from './second-administrator';
import { signInAsAdministrator } from './sign-in-as-administrator';
import {
  compare,
  exportStored,
  PAGES,
  putService,
  putSetting,
  storedContent,
  uncanceled,
} from './snapshot-content';

async function signInAfresh() {
  await resetDatabase();
  await signInAsAdministrator();
}
beforeEach(signInAfresh);
afterEach(signOut);

const titlesInOrder = async () =>
  (await listCareers({ size: 1000 })).items.map(({ title }) => title);

const states = (items: ImportItem[]) =>
  Object.fromEntries(
    items.map(({ change, state }) => [`${change.collection}/${change.id}`, state]),
  );

it('export, then import into an empty project: every document is equal, in the same order', async () => {
  await putMany('careers', 500, (index) =>
    career({
      title: `Career ${index} 😀 "quoted" \\ \u202e`,
      description: `Line one\nLine two\t${'x'.repeat(index)}`,
      isActive: index % 3 > 0,
      benefits: index % 2 ? [] : ['Tea', 'Tea'],
      // The server's dates have microseconds.
      ...(index % 5 === 0 && { createdAt: new Timestamp(1_700_000_000, 123_456_000 - index) }),
    }),
  );
  const { salaryRange, ...withoutSalary } = career({ title: 'Without a salary range' });
  expect(salaryRange).toBe('');
  await put('careers/without-salary', withoutSalary);
  for (const slug of ['data-masking', 'audits', 'x']) await putService(slug);
  for (const page of PAGES) await putSetting(page);
  const before = await storedContent();
  const order = await titlesInOrder();
  const { text, count, leftOut } = await exportStored();
  expect([count, leftOut]).toEqual([513, []]);

  await signInAfresh();
  const { toImport, leftAlone } = await compare(text, true);
  expect([toImport.length, leftAlone]).toEqual([513, []]);
  const progress: number[][] = [];
  const items = await importChanges(toImport, {
    ...uncanceled(),
    onProgress: (done, total) => progress.push([done, total]),
  });
  expect(itemGroups(items).done).toHaveLength(513);
  expect(progress.at(-1)).toEqual([513, 513]);
  expect(await storedContent()).toEqual(before);
  expect(await titlesInOrder()).toEqual(order);
  const again = await compare(text, true);
  expect([again.plan.unchanged, again.toImport]).toEqual([513, []]);
});

it('leaves alone what undo could not store again, and does not export it', async () => {
  await putService('audits');
  await put('careers/broken', { ...career(), title: 7 });
  const { text, leftOut } = await exportStored();
  expect(leftOut).toEqual([{ collection: 'careers', id: 'broken' }]);
  await put('services/old-id', service({ slug: 'earlier' }));
  await putSetting('old-id', { page: 'home' });
  await putSetting('gone', { page: 'a page that is gone' });
  const before = await storedContent();
  const { toImport, leftAlone } = await compare(text, true);
  expect(toImport).toEqual([]);
  expect(leftAlone.map(({ id, problem }) => [id, problem])).toEqual([
    ['old-id', 'place'],
    ['broken', 'invalid'],
    ['gone', 'invalid'],
    ['old-id', 'place'],
  ]);
  expect(await storedContent()).toEqual(before);
});

it('exports documents without dates, whatever the order of other lists', async () => {
  await putExactly('careers/undated', career());
  expect((await exportStored()).count).toBe(1);
});

it('reads nothing more after Cancel, and imports nothing more', async () => {
  await putMany('careers', 5, () => career());
  const { text } = await exportStored();
  await signInAfresh();
  const { toImport } = await compare(text, false);
  const controller = new AbortController();
  const items = await importChanges(toImport, {
    signal: controller.signal,
    onProgress: (done) => done === 2 && controller.abort(),
  });
  expect(items.map(({ state }) => state)).toEqual([
    ...['done', 'done'],
    ...['waiting', 'waiting', 'waiting'],
  ]);
  expect((await storedContent())['careers']).toHaveLength(2);
  await expect(
    readContent({ signal: controller.signal, onProgress: () => undefined }),
  ).rejects.toThrow('abort');
});

it('keeps what a second administrator changes between the comparison and the import', async () => {
  const ids = ['changed', 'removed', 'saved', 'mine'];
  for (const id of ids) await put(`careers/${id}`, career({ title: id }));
  await putService('audits');
  const { text } = await exportStored();
  await signInAfresh();
  for (const id of ids) await put(`careers/${id}`, career());
  const initial = await fieldsAt('careers/changed');
  const { toImport } = await compare(text, true);
  const edit = await secondAdministrator();
  await edit('careers/changed', (fields) => ({ ...fields, title: 'Theirs' }));
  await edit('careers/removed', () => null);
  await edit('careers/saved', (fields) => fields);
  const audits = { ...service({ slug: 'audits', name: 'Theirs' }), createdAt: new Date() };
  await edit('services/audits', () => audits);
  const items = await importChanges(toImport, uncanceled());
  expect(states(items)).toEqual({
    'services/audits': 'conflict',
    'careers/changed': 'conflict',
    'careers/mine': 'done',
    'careers/removed': 'conflict',
    'careers/saved': 'conflict',
  });
  expect(await fieldsAt('careers/changed')).toMatchObject({ title: 'Theirs' });
  expect(await fieldsAt('careers/removed')).toBeUndefined();
  expect(await fieldsAt('services/audits')).toMatchObject({ name: 'Theirs' });
  await expectTrueHistory('careers/changed', initial);

  // The next comparison shows what they did, and then it is imported.
  const rest = await compare(text, true);
  expect(states(await importChanges(rest.toImport, uncanceled()))).toEqual({
    'services/audits': 'done',
    'careers/changed': 'done',
    'careers/removed': 'done',
    'careers/saved': 'done',
  });
});

it('undo keeps what a second administrator has changed since the import', async () => {
  await put('careers/one', career({ title: 'Before' }));
  const { text } = await exportStored();
  await put('careers/one', career({ title: 'Later' }));
  await put('careers/two', career({ title: 'Later' }));
  await put('careers/three', career({ title: 'Later' }));
  const before = await storedContent();
  const items = await importChanges((await compare(text, true)).toImport, uncanceled());
  const edit = await secondAdministrator();
  await edit('careers/one', (fields) => ({ ...fields, title: 'Theirs' }));
  const undone = await undoImport(items, uncanceled());
  expect(states(undone)).toEqual({
    'careers/one': 'kept',
    'careers/two': 'undone',
    'careers/three': 'undone',
  });
  expect(await fieldsAt('careers/one')).toMatchObject({ title: 'Theirs' });
  await remove('careers/one');
  expect((await storedContent())['careers']).toEqual(before['careers']?.slice(1));
});

it('undo goes on after a change that someone has undone already', async () => {
  await putMany('careers', 3, () => career({ title: 'Before' }));
  const { text } = await exportStored();
  await signInAfresh();
  const items = await importChanges((await compare(text, true)).toImport, uncanceled());
  const [, second] = items;
  if (!second) throw new Error('Nothing is imported');
  const { collection, id } = second.change;
  await undoChange(newKey(), recordId(collection, id, second.commit));
  const undone = await undoImport(items, uncanceled());
  expect(undone.map(({ state, error }) => [state, error])).toEqual(
    Array.from({ length: 3 }, () => ['undone', null]),
  );
  expect(await storedContent()).toMatchObject({ careers: [] });
});

it('ends with a clear state of each where access is lost', async () => {
  await put('careers/one', career());
  const { text } = await exportStored();
  await signInAfresh();
  const { toImport } = await compare(text, false);
  await signOut();
  const [item] = await importChanges(toImport, uncanceled());
  expect([item?.state, item?.error]).toEqual([
    'failed',
    expect.objectContaining({ name: 'AccessDeniedError' }),
  ]);
});
