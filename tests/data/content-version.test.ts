import { expect, it } from 'vitest';
import { contentVersion } from '@/data/content-version';
import { database, put, putMany } from '../support/database';
import { startAsVisitor } from './sessions';

const CAREERS = { collection: 'careers', only: 'isActive' } as const;
const DBA = { ...CAREERS, ids: 'dba/dev' };

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

it('the version of what a page shows changes with each write to it, and with no other', async () => {
  await startAsVisitor();
  const open = { isActive: true, title: 'DBA' };
  await put('careers/dba', open);
  await put('careers/dev', open);
  await put('careers/other', open);
  await put('services/one', { name: 'One' });
  const contents = {
    careers: CAREERS,
    dba: DBA,
    services: { collection: 'services' },
    about: { collection: 'seoSettings', page: 'about' },
  } as const;
  const set = (path: string, fields: object) => () => database().doc(path).set(fields);
  const update = (path: string, fields: object) => () => database().doc(path).update(fields);
  const remove = (path: string) => () => database().doc(path).delete();
  for (const [write, changed] of [
    // Not even a change in the console, which doesn't set updatedAt, goes unnoticed.
    [update('careers/dba', { title: 'Senior DBA' }), ['careers', 'dba']],
    [update('careers/dev', { isActive: false }), ['careers', 'dba']],
    [remove('careers/other'), ['careers']],
    [remove('careers/dba'), ['careers', 'dba']],
    [() => put('careers/dba', open), ['careers', 'dba']],
    [update('services/one', { name: 'Two' }), ['services']],
    [set('services/two', { name: 'Two' }), ['services']],
    [remove('services/one'), ['services']],
    [set('seoSettings/about', { page: 'about', title: 'About' }), ['about']],
    [remove('seoSettings/about'), ['about']],
    [set('seoSettings/home', { page: 'home', title: 'Home' }), []],
    [set('contacts/one', { lastName: 'Lovelace' }), []],
  ] as const)
    expect(await changedBy(contents, write)).toEqual(changed);
});

it('the version covers the 50 newest careers, and whether there are more', async () => {
  await startAsVisitor();
  await putMany('careers', 51, () => ({ isActive: true }));
  const last = () => database().doc('careers/many-00050').delete();
  expect(await changedBy({ careers: CAREERS }, last)).toEqual(['careers']);
});

it('a version that can’t be read is an error', async () => {
  const secret = { collection: 'contacts' } as unknown as typeof CAREERS;
  await expect(contentVersion(secret)).rejects.toThrow('The query failed: 403');
});
