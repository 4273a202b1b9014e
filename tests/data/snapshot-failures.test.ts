import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import { importChanges, undoImport } from '@/data/snapshot';
import { itemGroups, type ImportItem } from '@/domain/snapshot-plan';
import { put, resetDatabase } from '../support/database';
import { career } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { failRequests } from './lost-answers';
import { randomOf, SEED, type Random } from './random';
import { signInAsAdministrator } from './sign-in-as-administrator';
import {
  compare,
  exportStored,
  putService,
  putSetting,
  storedContent,
  uncanceled,
} from './snapshot-content';

const POINTS = 20;
/** Undoes a change without an answer, and without one to the question whether it is undone. */
const UNDONE_WITHOUT_ANSWER = 562_060;

afterEach(signOut);

/** Content of which an import adds, changes, and removes documents of each kind: twelve changes. */
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

/** Fails some requests, or all from one on until the returned function is called. */
function failSome(random: Random): { label: string; end: () => void } {
  const first = random(2 * CHANGES + 2);
  const count = [1, 2, 1000][random(3)] ?? 1;
  const kind = random(2) ? 'not sent' : 'answer lost';
  return { label: `${count} from ${first} on, ${kind}`, end: failRequests(first, count, kind) };
}

const pathOf = ({ change: { collection, id } }: ImportItem) => `${collection}/${id}`;
const contentAt = async (path: string) => {
  const { updatedAt, createdAt, ...rest } = (await fieldsAt(path)) ?? {};
  return updatedAt || createdAt ? rest : null;
};

/** Each document is as before or as in the file, as the report says. */
async function expectTrueReport(items: ImportItem[]) {
  for (const item of items) {
    const { before, after } = item.change;
    const found = await contentAt(pathOf(item));
    const isDone = isDeepStrictEqual(found, after?.fields ?? null);
    const isUndone = isDeepStrictEqual(found, before?.fields ?? null);
    const expected = {
      ...{ done: [true, false], undone: [false, true], failed: [false, true] },
      ...{ waiting: [false, true], unclear: [isDone, !isDone] },
      ...{ conflict: ['never'], kept: ['never'] },
    }[item.state];
    expect([isDone, isUndone], `${pathOf(item)}, ${item.state}`).toEqual(expected);
  }
}

const SEEDS = [
  UNDONE_WITHOUT_ANSWER,
  ...Array.from({ length: POINTS }, (_, index) => SEED + index),
];

it.each(SEEDS)(
  'a failure half way loses nothing, is told document by document, and can be undone (SEED=%i)',
  async (seed) => {
    const random = randomOf(seed);
    await resetDatabase();
    await signInAsAdministrator();
    await putContent('file');
    const { text } = await exportStored();
    await resetDatabase();
    await signInAsAdministrator();
    await putContent('site');
    const initial = await storedContent();
    const { toImport } = await compare(text, true);
    expect(toImport).toHaveLength(CHANGES);
    const paths = toImport.map(({ collection, id }) => `${collection}/${id}`);
    const first = new Map<string, DocumentData | undefined>();
    for (const path of paths) first.set(path, await fieldsAt(path));

    const failure = failSome(random);
    let items = await importChanges(toImport, uncanceled());
    failure.end();
    await expectTrueReport(items);
    expect(items.map(pathOf)).toEqual(paths);

    // The rest can be imported: the comparison shows exactly what is not done.
    if (random(2)) {
      const rest = await compare(text, true);
      const open = items.filter(({ state }) => state !== 'done' && state !== 'unclear');
      expect(rest.toImport.map(({ id }) => id)).toEqual(
        expect.arrayContaining(open.map(({ change }) => change.id)),
      );
      expect(rest.toImport.length - open.length).toBeLessThanOrEqual(1);
    }

    // Undo may fail as well, and goes on when it is repeated.
    const undoFailure = random(2) ? failSome(random) : null;
    items = await undoImport(items, uncanceled());
    undoFailure?.end();
    await expectTrueReport(items);
    items = await undoImport(items, uncanceled());
    expect(itemGroups(items).undoable).toEqual([]);
    expect(itemGroups(items).kept).toEqual([]);
    expect(await storedContent()).toEqual(initial);
    for (const path of paths) await expectTrueHistory(path, first.get(path));
  },
);
