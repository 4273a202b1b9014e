import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { careers, type CareerInput } from '@/collections/careers';
import { fieldUpdate, replacement } from '@/collections/change';
import { blankInput } from '@/collections/collection';
import { countCareers, getCareer, listCareers } from '@/data/careers';
import { listShown } from '@/data/shown-documents';
import { ConflictError, InvalidDocumentError } from '@/domain/errors';
import { careerQueries } from '@/features/careers/career-queries';
import { change, database, put, putExactly, putMany, stored } from '../support/database';
import { career } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { startAsAdministrator, startAsVisitor } from './sessions';
import { openDocument, openForm } from './subjects';
import { act, commitNew, undo } from './writes';

const CAREER: CareerInput = {
  ...blankInput(careers),
  title: 'Oracle DBA',
  benefits: ['Tea'],
};

describe('a visitor', () => {
  beforeEach(async () => {
    await startAsVisitor();
    await put('careers/older', { ...CAREER, createdAt: new Date(2026, 0, 1) });
    await put('careers/newer', { ...CAREER, createdAt: new Date(2026, 0, 2) });
    await put('careers/inactive', { ...CAREER, isActive: false });
    await put('careers/closed', { ...CAREER, closesOn: '2026-11-25' });
  });

  it('reads all open careers, newest first, even if they need several requests', async () => {
    await putMany('careers', 101, () => CAREER);
    const ids = (await listShown('careers', '2026-11-26')).map(({ id }) => id);
    expect(ids).toHaveLength(103);
    const many = ids.filter((id) => id.startsWith('many'));
    expect(many).toEqual([...new Set(many)].toSorted());
    expect(ids.filter((id) => !many.includes(id))).toEqual(['newer', 'older']);
  });

  it('gets null for an inactive or unknown career', async () => {
    const read = (id: string) => new QueryClient().fetchQuery(careerQueries.byId(id));
    expect(await read('older')).toMatchObject({ title: 'Oracle DBA' });
    expect(await read('inactive')).toBeNull();
    expect(await read('no such id')).toBeNull();
  });
});

it('an administrator can list and count inactive careers', async () => {
  await startAsAdministrator();
  await put('careers/inactive', { ...CAREER, isActive: false });
  await put('careers/dba', CAREER);
  const { items } = await listCareers({ isActive: false, size: 10 });
  expect(items.map(({ id }) => id)).toEqual(['inactive']);
  expect(await countCareers({ isActive: false })).toBe(1);
  expect(await countCareers({})).toBe(2);
});

it('an administrator can list active careers with a closing date, the earliest first, and count those that have closed', async () => {
  await startAsAdministrator();
  await putMany('careers', 1, () => CAREER);
  for (const closesOn of ['2026-12-31', '2026-11-26', '2026-11-25'])
    await put(`careers/${closesOn}`, { ...CAREER, closesOn });
  await put('careers/inactive', { ...CAREER, isActive: false, closesOn: '2026-11-01' });
  const dated = { isActive: true, closedBefore: '' };
  const { items } = await listCareers({ ...dated, size: 10 });
  expect(items.map(({ id }) => id)).toEqual(['2026-11-25', '2026-11-26', '2026-12-31']);
  expect(await countCareers(dated)).toBe(3);
  expect(await countCareers({ isActive: true, closedBefore: '2026-11-26' })).toBe(1);
  const active = { isActive: true, openOn: '2026-12-01' };
  expect(await countCareers(active)).toBe(2);
  // The newest two have closed, so the first page of two is read on.
  const open = await listCareers({ ...active, size: 2 });
  expect(open.items.map(({ closesOn }) => closesOn)).toEqual(['2026-12-31', '']);
});

describe('a replacement', () => {
  beforeEach(startAsAdministrator);

  const replace = (fields: object | null, version: string) =>
    commitNew(replacement('careers', 'dba', version, fields && { ...CAREER, ...fields }));

  it('of any other version than the stored one is a conflict', async () => {
    await replace({}, '');
    const { version } = await openDocument('careers', 'dba');
    await replace({ title: 'Theirs' }, version);
    const theirs = await openDocument('careers', 'dba');
    for (const other of [version, '', '-'])
      for (const fields of [{ title: 'Mine' }, null])
        await expect(replace(fields, other)).rejects.toThrow(ConflictError);
    expect(await getCareer('dba')).toMatchObject({ title: 'Theirs' });
    await replace(null, theirs.version);
    await expect(replace({ title: 'Mine' }, theirs.version)).rejects.toThrow(ConflictError);
    expect(await expectTrueHistory('careers/dba')).toBe(3);
  });
});

describe('the form', () => {
  beforeEach(startAsAdministrator);

  it.each([
    ['fields', { title: 7, createdAt: 'yesterday', extra: true }],
    ['dates', { ...CAREER, createdAt: 'yesterday', updatedAt: 7 }],
    ['values', { title: Buffer.from('DBA'), type: database().doc('careers/dba') }],
  ])('saves a career with malformed %s', async (_label, fields) => {
    await putExactly('careers/dba', fields);
    const form = openForm.careers(await openDocument('careers', 'dba'));
    await act([form.save(CAREER)]);
    // Blank numbers and unchecked optional boxes aren't written.
    const saved = await fieldsAt('careers/dba');
    for (const name of ['payFrom', 'isRemote']) expect(saved).not.toHaveProperty(name);
    expect(await getCareer('dba')).toMatchObject(CAREER);
    expect((await getCareer('dba'))?.createdAt).toBeInstanceOf(Date);
  });
});

describe('a change of one field', () => {
  beforeEach(startAsAdministrator);

  const setActive = (id: string, isActive: boolean, version: string) =>
    commitNew(fieldUpdate('careers', id, version, { isActive }));

  /** Stores a career and returns its fields and version. */
  async function putCareer(fields: Record<string, unknown>) {
    await put('careers/dba', fields);
    return {
      document: await fieldsAt('careers/dba'),
      version: (await getCareer('dba'))?.version ?? '',
    };
  }

  it('preserves the other fields, even values that a form would clean, and can be undone', async () => {
    const fields: Record<string, unknown> = career({ requirements: ['  SQL  ', ' '] });
    delete fields['salaryRange'];
    const { document, version } = await putCareer(fields);
    const done = await setActive('dba', false, version);
    const hidden = await fieldsAt('careers/dba');
    expect({ ...hidden, updatedAt: 0 }).toEqual({ ...document, isActive: false, updatedAt: 0 });
    expect(hidden).not.toHaveProperty('salaryRange');
    await undo(done);
    const restored = await fieldsAt('careers/dba');
    expect({ ...restored, updatedAt: 0 }).toEqual({ ...document, updatedAt: 0 });
  });

  it('writes nothing if someone else has changed or deleted the career, or if the state is already the same', async () => {
    const { version } = await putCareer(career());
    await change('careers/dba', { title: 'Theirs', updatedAt: new Date() });
    await expect(setActive('dba', false, version)).rejects.toThrow(ConflictError);
    expect(await setActive('dba', true, version)).toMatchObject({ changed: 0 });
    await expect(setActive('gone', true, '')).rejects.toThrow(ConflictError);
    expect(await stored('changes')).toEqual([]);
  });

  it.each([
    { title: '' },
    { requirements: ['SQL', 7] },
    { department: 'x'.repeat(101) },
    { extra: true },
  ])('fails for a career that the rules would refuse: %j', async (odd) => {
    const { document, version } = await putCareer(career(odd));
    await expect(setActive('dba', false, version)).rejects.toThrow(InvalidDocumentError);
    expect(await fieldsAt('careers/dba')).toEqual(document);
  });
});
