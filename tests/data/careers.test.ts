import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import {
  countCareers,
  createCareer,
  deleteCareer,
  getCareer,
  listCareers,
  updateCareer,
} from '@/data/careers';
import { undoChange } from '@/data/changes';
import { blankCareer, cleanCareer, type CareerInput } from '@/domain/career';
import { AccessDeniedError, ConflictError, UndoError } from '@/domain/errors';
import { put, resetDatabase } from '../support/database';
import { signInAsAdministrator } from './sign-in-as-administrator';

const CAREER: CareerInput = cleanCareer({
  ...blankCareer(),
  title: 'Oracle DBA',
  benefits: ['Tea'],
});

async function getStored(id: string) {
  const career = await getCareer(id);
  if (!career) throw new Error(`There is no career ${id}`);
  return career;
}

beforeEach(resetDatabase);
afterEach(signOut);

describe('a visitor', () => {
  beforeEach(async () => {
    await put('careers/older', { ...CAREER, createdAt: new Date(2026, 0, 1) });
    await put('careers/newer', { ...CAREER, createdAt: new Date(2026, 0, 2) });
    await put('careers/inactive', { ...CAREER, isActive: false });
  });

  it('reads active careers, newest first', async () => {
    const { items } = await listCareers({ isActive: true, size: 10 });
    expect(items.map(({ id }) => id)).toEqual(['newer', 'older']);
  });

  it('gets null for an inactive and for an unknown career', async () => {
    expect(await getCareer('older')).toMatchObject({ title: 'Oracle DBA' });
    expect(await getCareer('inactive')).toBeNull();
    expect(await getCareer('no such id')).toBeNull();
  });

  it('can neither list all careers nor write one', async () => {
    const refused = { code: 'permission-denied' };
    await expect(listCareers({ size: 10 })).rejects.toMatchObject(refused);
    await expect(countCareers({})).rejects.toMatchObject(refused);
    await expect(createCareer('mine', CAREER)).rejects.toThrow(AccessDeniedError);
    await expect(deleteCareer('older')).rejects.toThrow(AccessDeniedError);
  });
});

describe('an administrator', () => {
  beforeEach(signInAsAdministrator);

  it('creates a career and reads it back unchanged', async () => {
    await createCareer('dba', CAREER);
    const career = await getStored('dba');
    expect(career).toMatchObject({ id: 'dba', ...CAREER });
    expect(career.createdAt).toEqual(career.updatedAt);
  });

  it('updates the opened version and keeps createdAt', async () => {
    await createCareer('dba', CAREER);
    const before = await getStored('dba');
    await updateCareer('dba', { ...CAREER, title: 'Senior DBA' }, before.version);
    const after = await getStored('dba');
    expect(after).toMatchObject({ title: 'Senior DBA', createdAt: before.createdAt });
    expect(after.version).not.toBe(before.version);
  });

  it('can’t update a version that is no longer stored', async () => {
    await createCareer('dba', CAREER);
    const { version } = await getStored('dba');
    await updateCareer('dba', { ...CAREER, title: 'First' }, version);
    await expect(updateCareer('dba', { ...CAREER, title: 'Second' }, version)).rejects.toThrow(
      ConflictError,
    );
    expect(await getStored('dba')).toMatchObject({ title: 'First' });
  });

  it('can’t update a deleted career', async () => {
    await createCareer('dba', CAREER);
    const { version } = await getStored('dba');
    await deleteCareer('dba');
    await expect(updateCareer('dba', CAREER, version)).rejects.toThrow(ConflictError);
  });

  it('replaces a career with malformed stored fields', async () => {
    await put('careers/malformed', { title: 7, createdAt: 'yesterday', extra: true });
    const { version } = await getStored('malformed');
    await updateCareer('malformed', CAREER, version);
    const replaced = await getStored('malformed');
    expect(replaced).toMatchObject(CAREER);
    expect(replaced.createdAt).toBeInstanceOf(Date);
  });

  it('lists and counts the careers that are not active', async () => {
    await put('careers/inactive', { ...CAREER, isActive: false });
    await createCareer('dba', CAREER);
    const { items } = await listCareers({ isActive: false, size: 10 });
    expect(items.map(({ id }) => id)).toEqual(['inactive']);
    expect(await countCareers({ isActive: false })).toBe(1);
    expect(await countCareers({})).toBe(2);
  });

  it('undoes a creation and an update by the ids of their changes', async () => {
    const creation = await createCareer('dba', CAREER);
    const { version } = await getStored('dba');
    const update = await updateCareer('dba', { ...CAREER, title: 'Senior DBA' }, version);
    await undoChange(update ?? '');
    expect(await getStored('dba')).toMatchObject(CAREER);
    await expect(undoChange(creation ?? '')).rejects.toThrow(UndoError);
    const other = await createCareer('other', CAREER);
    await undoChange(other ?? '');
    expect(await getCareer('other')).toBeNull();
  });

  it('undoes a deletion, which restores the same document', async () => {
    await createCareer('dba', CAREER);
    const before = await getStored('dba');
    const change = await deleteCareer('dba');
    expect(await getCareer('dba')).toBeNull();
    await undoChange(change ?? '');
    expect(await getStored('dba')).toMatchObject({ ...CAREER, createdAt: before.createdAt });
  });

  it('records nothing for a career that was already deleted', async () => {
    expect(await deleteCareer('never there')).toBeNull();
  });
});
