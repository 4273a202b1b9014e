import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { undoChanges } from '@/back-office/run/action';
import { replacement } from '@/collections/change';
import { listCareers } from '@/data/careers';
import { readContent } from '@/data/snapshot';
import type { Result } from '@/data/write';
import { change, put, putExactly, putMany, remove } from '../support/database';
import { sizeOf } from '../support/long';
import { career, service } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { asSecond, startAsTwoAdministrators } from './sessions';
import { openDocument } from './subjects';
import {
  compare,
  exportStored,
  PAGES,
  putService,
  putSetting,
  storedContent,
} from './snapshot-content';
import { commitNew, run, undo } from './writes';

beforeEach(startAsTwoAdministrators);

const titlesInOrder = async () =>
  (await listCareers({ size: 1000 })).items.map(({ title }) => title);

/** Replaces a document, whatever its stored version. */
async function replace(
  collection: 'careers' | 'services',
  id: string,
  change: (fields: DocumentData) => DocumentData | null,
): Promise<void> {
  const { version } = await openDocument(collection, id);
  const fields = change((await fieldsAt(`${collection}/${id}`)) ?? {});
  await commitNew(replacement(collection, id, version, fields));
}

const states = (results: Result[]) =>
  Object.fromEntries(
    results.map(({ change, state }) => [`${change.collection}/${change.id}`, state]),
  );

it('an export imported into an empty project creates equal documents in the same order', async () => {
  const services = ['data-masking', 'audits', 'x'];
  const total = sizeOf(45, 500) + 1 + services.length + PAGES.length;
  await putMany('careers', sizeOf(45, 500), (index) =>
    career({
      title: `Career ${index} 😀 "quoted" \\ \u202e`,
      description: `Line one\nLine two\t${'x'.repeat(index)}`,
      isActive: index % 3 > 0,
      benefits: index % 2 ? [] : ['Tea', 'Tea'],
      // Firestore stores dates with microsecond precision.
      ...(index % 5 === 0 && { createdAt: new Timestamp(1_700_000_000, 123_456_000 - index) }),
    }),
  );
  const { salaryRange, ...withoutSalary } = career({ title: 'Without a salary range' });
  expect(salaryRange).toBe('');
  await put('careers/without-salary', withoutSalary);
  for (const slug of services) await putService(slug);
  await putService('x', { position: -2.5 });
  for (const page of PAGES) await putSetting(page);
  const before = await storedContent();
  const order = await titlesInOrder();
  const { text, count, leftOut } = await exportStored();
  expect([count, leftOut]).toEqual([total, []]);

  await startAsTwoAdministrators();
  const { changes, leftAlone } = await compare(text, true);
  expect([changes.length, leftAlone]).toEqual([total, []]);
  const results = await run(changes);
  expect(results.filter(({ state }) => state === 'done')).toHaveLength(total);
  expect(await storedContent()).toEqual(before);
  expect(await titlesInOrder()).toEqual(order);
  const again = await compare(text, true);
  expect([again.plan.unchanged, again.toImport]).toEqual([total, []]);
});

it('documents that Undo could not restore are neither exported nor changed', async () => {
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
    ['broken', 'invalid'],
    ['old-id', 'id-mismatch'],
    ['gone', 'invalid'],
    ['old-id', 'id-mismatch'],
  ]);
  expect(await storedContent()).toEqual(before);
});

it('the export includes more documents than one request returns, even those without dates', async () => {
  await putMany('careers', 450, () => career());
  await putExactly('careers/undated', career());
  expect((await exportStored()).count).toBe(451);
});

it('Cancel stops reading', async () => {
  await put('careers/dba', career());
  const controller = new AbortController();
  const control = { signal: controller.signal, onProgress: () => controller.abort() };
  await expect(readContent(control)).rejects.toThrow('abort');
});

it('the import preserves changes that a second administrator makes after the comparison', async () => {
  const ids = ['changed', 'removed', 'saved', 'mine'];
  for (const id of ids) await put(`careers/${id}`, career({ title: id }));
  await putService('audits');
  const { text } = await exportStored();
  await startAsTwoAdministrators();
  for (const id of ids) await put(`careers/${id}`, career());
  const initial = await fieldsAt('careers/changed');
  const { changes } = await compare(text, true);
  await asSecond(async () => {
    await replace('careers', 'changed', (fields) => ({ ...fields, title: 'Theirs' }));
    await replace('careers', 'removed', () => null);
    await replace('services', 'audits', () => service({ slug: 'audits', name: 'Theirs' }));
  });
  await change('careers/saved', { updatedAt: new Date() });
  expect(states(await run(changes))).toEqual({
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

  // The next comparison includes the second administrator's changes, so the import replaces them.
  const rest = await compare(text, true);
  expect(states(await run(rest.changes))).toEqual({
    'services/audits': 'done',
    'careers/changed': 'done',
    'careers/removed': 'done',
    'careers/saved': 'done',
  });
});

it('an import of what is already saved changes nothing, and its undo takes back nothing', async () => {
  await put('careers/dba', career({ title: 'Before' }));
  const { text } = await exportStored();
  await put('careers/dba', career({ title: 'Later' }));
  const [first, second] = [await compare(text, true), await compare(text, true)];
  expect(states(await run(first.changes))).toEqual({ 'careers/dba': 'done' });
  const results = await run(second.changes);
  expect(states(results)).toEqual({ 'careers/dba': 'same' });
  expect(undoChanges(results)).toEqual([]);
});

it('undo preserves later changes by a second administrator and skips changes that are already undone', async () => {
  const ids = ['one', 'three', 'two'];
  await put('careers/one', career({ title: 'Before' }));
  const { text } = await exportStored();
  for (const id of ids) await put(`careers/${id}`, career({ title: 'Later' }));
  const before = await storedContent();
  const results = await run((await compare(text, true)).changes);
  await asSecond(async () => {
    await replace('careers', 'one', (fields) => ({ ...fields, title: 'Theirs' }));
    const three = results.find(({ change }) => change.id === 'three');
    await undo(three?.records[0] ?? '');
  });
  const undone = await run(undoChanges(results));
  expect(states(undone)).toEqual({
    'careers/one': 'conflict',
    'careers/two': 'done',
    'careers/three': 'failed',
  });
  const three = undone.find(({ change }) => change.id === 'three');
  expect(three?.error).toMatchObject({ name: 'UndoError', problem: 'same' });
  expect(await fieldsAt('careers/one')).toMatchObject({ title: 'Theirs' });
  await remove('careers/one');
  expect((await storedContent())['careers']).toEqual(before['careers']?.slice(1));
});
