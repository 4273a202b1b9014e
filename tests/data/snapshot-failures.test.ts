import fc from 'fast-check';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { itemGroups, type ImportItem } from '@/collections/snapshot-plan';
import { importChanges, undoImport } from '@/data/snapshot';
import { put } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { career } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { failRequests } from './lost-responses';
import { startAsAdministrator } from './sessions';
import {
  compare,
  exportStored,
  putService,
  putSetting,
  storedContent,
  uncanceled,
} from './snapshot-content';

/** Stores content. Importing 'file' over 'site' makes 12 changes, with each kind of change in every collection. */
async function putContent(version: 'file' | 'site') {
  const isFile = version === 'file';
  const createdAt = new Timestamp(1_600_000_000, 654_321_000);
  await putService('same');
  await putService('changed', { name: version });
  await putService(isFile ? 'added' : 'removed');
  await putSetting('careers');
  await putSetting('home', { title: version });
  await putSetting(isFile ? 'about' : 'contact');
  await put('careers/same', career({ createdAt }));
  for (const number of [1, 2]) {
    await put(`careers/changed-${number}`, career({ title: version, createdAt }));
    await put(`careers/${isFile ? 'added' : 'removed'}-${number}`, career({ createdAt }));
  }
}
const CHANGES = 12;

/** Failing requests: `count` of a job's requests, starting with request `first` (counted from 0). */
interface Failure {
  first: number;
  count: number;
  kind: 'not sent' | 'response lost';
}

/** An import that fails partway, and its undo, which can fail as well. */
interface Course {
  failure: Failure;
  undoFailure: Failure | null;
}

const failures = fc.record({
  first: fc.nat(2 * CHANGES + 1),
  count: fc.constantFrom(1, 2, 1000),
  kind: fc.constantFrom<Failure['kind'][]>('not sent', 'response lost'),
});
const courses = fc.record({ failure: failures, undoFailure: fc.option(failures) });

/** Loses the response to the undo of a change, and the response to the read that checks whether it was undone. */
const UNDO_WITHOUT_RESPONSE: Course = {
  failure: { first: 13, count: 1, kind: 'response lost' },
  undoFailure: { first: 11, count: 1000, kind: 'response lost' },
};

/** Runs a job while requests fail. */
async function whileFailing<Result>(failure: Failure | null, job: () => Promise<Result>) {
  const end = failure ? failRequests(failure.first, failure.count, failure.kind) : () => undefined;
  try {
    return await job();
  } finally {
    end();
  }
}

const pathOf = ({ change: { collection, id } }: ImportItem) => `${collection}/${id}`;
const contentAt = async (path: string) => {
  const { updatedAt, createdAt, ...rest } = (await fieldsAt(path)) ?? {};
  return updatedAt || createdAt ? rest : null;
};

/** Expects each document to match its reported state: the earlier version or the version in the file. */
async function expectTrueReport(items: ImportItem[]) {
  for (const item of items) {
    const { before, after } = item.change;
    const found = await contentAt(pathOf(item));
    const isDone = isDeepStrictEqual(found, after?.fields ?? null);
    const isUndone = isDeepStrictEqual(found, before?.fields ?? null);
    const expected = {
      ...{ done: [true, false], undone: [false, true], failed: [false, true] },
      ...{ waiting: [false, true], unclear: [isDone, !isDone] },
      ...{ conflict: ['never'], kept: ['never'], same: ['never'] },
    }[item.state];
    expect([isDone, isUndone], `${pathOf(item)}, ${item.state}`).toEqual(expected);
  }
}

async function importAndUndo({ failure, undoFailure }: Course): Promise<void> {
  await startAsAdministrator();
  await putContent('file');
  const { text } = await exportStored();
  await startAsAdministrator();
  await putContent('site');
  const initial = await storedContent();
  const { toImport } = await compare(text, true);
  expect(toImport).toHaveLength(CHANGES);
  const paths = toImport.map(({ collection, id }) => `${collection}/${id}`);
  const first = new Map<string, DocumentData | undefined>();
  for (const path of paths) first.set(path, await fieldsAt(path));

  let items = await whileFailing(failure, () => importChanges(toImport, uncanceled()));
  await expectTrueReport(items);
  expect(items.map(pathOf)).toEqual(paths);

  // The next comparison must offer every unfinished change for import.
  const rest = await compare(text, true);
  const open = items.filter(({ state }) => state !== 'done' && state !== 'unclear');
  expect(rest.toImport.map(({ id }) => id)).toEqual(
    expect.arrayContaining(open.map(({ change }) => change.id)),
  );
  expect(rest.toImport.length - open.length).toBeLessThanOrEqual(1);

  // A second undo must revert the changes that the first one didn't.
  const failed = items;
  items = await whileFailing(undoFailure, () => undoImport(failed, uncanceled()));
  await expectTrueReport(items);
  items = await undoImport(items, uncanceled());
  expect(itemGroups(items).undoable).toEqual([]);
  expect(itemGroups(items).kept).toEqual([]);
  expect(await storedContent()).toEqual(initial);
  for (const path of paths) await expectTrueHistory(path, first.get(path));
}

it(`a failed import loses no data, reports the outcome for each document, and can be undone (SEED=${SEED})`, async () => {
  await fc.assert(fc.asyncProperty(courses, importAndUndo), {
    seed: SEED,
    numRuns: sizeOf(3, 60),
    examples: [[UNDO_WITHOUT_RESPONSE]],
    endOnFailure: true,
  });
});
