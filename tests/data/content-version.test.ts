import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { shownOn } from '@/app/static/page-content';
import { contentVersion } from '@/data/content-version';
import { database, put, putExactly, putMany } from '../support/database';
import { watchReads } from './lost-responses';
import { startAsVisitor } from './sessions';

const CAREERS = { collection: 'careers', only: 'isActive' } as const;

/** Which of `contents` have another version after `write`. */
async function changedBy<Name extends string>(
  contents: Record<Name, Parameters<typeof contentVersion>[0]>,
  write: () => Promise<unknown>,
) {
  const names = Object.keys(contents) as Name[];
  const versions = () => Promise.all(names.map((name) => contentVersion(contents[name])));
  const before = await versions();
  expect(await versions()).toEqual(before);
  await write();
  const after = await versions();
  return names.filter((_name, index) => before[index] !== after[index]);
}

/** A change as the back office makes it. */
const update = (path: string, fields: object) => () =>
  database()
    .doc(path)
    .update({ ...fields, updatedAt: FieldValue.serverTimestamp() });
const remove = (path: string) => () => database().doc(path).delete();

it('the version of what a page shows changes with each write to it, and with no other', async () => {
  await startAsVisitor();
  const open = { isActive: true, title: 'DBA' };
  const closed = { isActive: false, title: 'Tester' };
  for (const id of ['dba', 'dev', 'other']) await put(`careers/${id}`, open);
  await put('careers/closed', closed);
  await put('services/one', { name: 'One' });
  const contents = {
    careers: CAREERS,
    services: { collection: 'services' },
    about: { collection: 'seoSettings', page: 'about' },
  } as const;
  const replace = () => {
    const batch = database().batch();
    const updatedAt = FieldValue.serverTimestamp();
    batch.update(database().doc('careers/dev'), { isActive: false, updatedAt });
    batch.update(database().doc('careers/closed'), { isActive: true, updatedAt });
    return batch.commit();
  };
  for (const [write, changed] of [
    [update('careers/dba', { title: 'Senior DBA' }), ['careers']],
    // The count stays the same.
    [replace, ['careers']],
    [update('careers/dba', { isActive: false }), ['careers']],
    [update('careers/dba', { title: 'DBA' }), []],
    [remove('careers/dba'), []],
    // Not the newest one.
    [remove('careers/other'), ['careers']],
    [() => put('careers/dba', open), ['careers']],
    // A program may have imported a document without updatedAt.
    [() => putExactly('careers/imported', open), ['careers']],
    [remove('careers/imported'), ['careers']],
    [update('services/one', { position: 2 }), ['services']],
    [() => put('services/two', { name: 'Two' }), ['services']],
    [remove('services/one'), ['services']],
    [() => put('seoSettings/about', { page: 'about', title: 'About' }), ['about']],
    [remove('seoSettings/about'), ['about']],
    [() => put('seoSettings/home', { page: 'home', title: 'Home' }), []],
    [() => put('contacts/one', { lastName: 'Lovelace' }), []],
  ] as const)
    expect(await changedBy(contents, write)).toEqual(changed);
});

it('the version covers changes in a list of any length, and deletions in one of up to 51', async () => {
  await startAsVisitor();
  await putMany('careers', 52, () => ({ isActive: true }));
  const edit = update('careers/many-00051', { title: 'DBA' });
  expect(await changedBy({ careers: CAREERS }, edit)).toEqual(['careers']);
  expect(await changedBy({ careers: CAREERS }, remove('careers/many-00050'))).toEqual([]);
  expect(await changedBy({ careers: CAREERS }, remove('careers/many-00049'))).toEqual(['careers']);
});

it('a view of a page costs at most two reads, however much the page shows', async () => {
  await startAsVisitor();
  await putMany('services', 12, () => ({}));
  await putMany('careers', 51, () => ({ isActive: true }));
  await putMany('stories', 51, () => ({ isPublished: true }));
  await putMany('seoSettings', 9, () => ({ page: 'about' }));
  const reads = watchReads();
  for (const path of ['/', '/about', '/careers', '/careers/many-00000', '/stories', '/stories/a']) {
    Object.assign(reads, { documents: 0, counts: 0 });
    await contentVersion(shownOn(path));
    expect(reads, path).toEqual({ documents: 1, lookups: 0, counts: 1 });
  }
});

it('a version that can’t be read is an error', async () => {
  const secret = { collection: 'contacts' } as unknown as typeof CAREERS;
  await expect(contentVersion(secret)).rejects.toThrow('The query failed: 403');
});
