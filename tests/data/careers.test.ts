import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIn, signOut } from '@/data/auth';
import {
  countCareers,
  createCareer,
  deleteCareer,
  getCareer,
  listCareers,
  updateCareer,
} from '@/data/careers';
import { blankCareer, cleanCareer, type CareerInput } from '@/domain/career';
import { ConflictError } from '@/domain/errors';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { put, resetDatabase } from '../support/database';

const CAREER: CareerInput = cleanCareer({
  ...blankCareer(),
  title: 'Oracle DBA',
  benefits: ['Tea'],
});

const signInAsAdministrator = async () => {
  await putAccount(DEMO_ACCOUNTS.administrator);
  await signIn(DEMO_ACCOUNTS.administrator.email, DEMO_ACCOUNTS.administrator.password);
};

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
    const { items } = await listCareers({ activeOnly: true, size: 10 });
    expect(items.map(({ id }) => id)).toEqual(['newer', 'older']);
    expect(await countCareers({ activeOnly: true })).toBe(2);
  });

  it('gets null for an inactive and for an unknown career', async () => {
    expect(await getCareer('older')).toMatchObject({ title: 'Oracle DBA' });
    expect(await getCareer('inactive')).toBeNull();
    expect(await getCareer('no such id')).toBeNull();
  });

  it('can neither list all careers nor write one', async () => {
    const refused = { code: 'permission-denied' };
    await expect(listCareers({ activeOnly: false, size: 10 })).rejects.toMatchObject(refused);
    await expect(createCareer('mine', CAREER)).rejects.toMatchObject(refused);
    await expect(deleteCareer('older')).rejects.toMatchObject(refused);
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

  it('undoes a deletion, which restores the same document', async () => {
    await createCareer('dba', CAREER);
    const before = await getStored('dba');
    const undo = await deleteCareer('dba');
    expect(await getCareer('dba')).toBeNull();
    await undo?.();
    expect(await getStored('dba')).toMatchObject({ ...CAREER, createdAt: before.createdAt });
  });

  it('gets no undo for a career that was already deleted', async () => {
    expect(await deleteCareer('never there')).toBeNull();
  });
});

it('loses no update in 50 concurrent edits by two administrators', async () => {
  await signInAsAdministrator();

  // On a conflict the second administrator reads the new version and saves again.
  async function addEntry(id: string, entry: string): Promise<void> {
    const current = await getStored(id);
    const next = { ...CAREER, requirements: [...current.requirements, entry] };
    try {
      await updateCareer(id, next, current.version);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      await addEntry(id, entry);
    }
  }

  await Promise.all(
    Array.from({ length: 50 }, async (_, round) => {
      const id = `shared-${round}`;
      await createCareer(id, { ...CAREER, requirements: ['first'] });
      await Promise.all([addEntry(id, 'from Ada'), addEntry(id, 'from Bob')]);
      const { requirements } = await getStored(id);
      expect([...requirements].sort()).toEqual(['first', 'from Ada', 'from Bob']);
    }),
  );
});
