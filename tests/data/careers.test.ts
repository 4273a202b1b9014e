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

const asAdministrator = async () => {
  await putAccount(DEMO_ACCOUNTS.administrator);
  await signIn(DEMO_ACCOUNTS.administrator.email, DEMO_ACCOUNTS.administrator.password);
};

async function opened(id: string) {
  const career = await getCareer(id);
  if (!career) throw new Error(`There is no career ${id}`);
  return career;
}

beforeEach(resetDatabase);
afterEach(signOut);

describe('a visitor', () => {
  beforeEach(async () => {
    await put('careers/open', { ...CAREER, createdAt: new Date(2026, 0, 1) });
    await put('careers/newer', { ...CAREER, createdAt: new Date(2026, 0, 2) });
    await put('careers/closed', { ...CAREER, isActive: false });
  });

  it('reads the active openings, newest first', async () => {
    const { items } = await listCareers({ activeOnly: true, size: 10 });
    expect(items.map(({ id }) => id)).toEqual(['newer', 'open']);
    expect(await countCareers({ activeOnly: true })).toBe(2);
  });

  it('meets neither a closed opening nor an unknown one', async () => {
    expect(await getCareer('open')).toMatchObject({ title: 'Oracle DBA' });
    expect(await getCareer('closed')).toBeNull();
    expect(await getCareer('no such id')).toBeNull();
  });

  it('can neither list all openings nor write one', async () => {
    const refused = { code: 'permission-denied' };
    await expect(listCareers({ activeOnly: false, size: 10 })).rejects.toMatchObject(refused);
    await expect(createCareer('mine', CAREER)).rejects.toMatchObject(refused);
    await expect(deleteCareer('open')).rejects.toMatchObject(refused);
  });
});

describe('an administrator', () => {
  beforeEach(asAdministrator);

  it('creates a career and reads it back as it was typed', async () => {
    await createCareer('dba', CAREER);
    const career = await opened('dba');
    expect(career).toMatchObject({ id: 'dba', ...CAREER });
    expect(career.createdAt).toEqual(career.updatedAt);
  });

  it('updates the version that was opened and keeps the moment of creation', async () => {
    await createCareer('dba', CAREER);
    const before = await opened('dba');
    await updateCareer('dba', { ...CAREER, title: 'Senior DBA' }, before.version);
    const after = await opened('dba');
    expect(after).toMatchObject({ title: 'Senior DBA', createdAt: before.createdAt });
    expect(after.version).not.toBe(before.version);
  });

  it('is refused the update of a version that is no longer the stored one', async () => {
    await createCareer('dba', CAREER);
    const { version } = await opened('dba');
    await updateCareer('dba', { ...CAREER, title: 'First' }, version);
    await expect(updateCareer('dba', { ...CAREER, title: 'Second' }, version)).rejects.toThrow(
      ConflictError,
    );
    expect(await opened('dba')).toMatchObject({ title: 'First' });
  });

  it('is refused the update of a career that is gone', async () => {
    await createCareer('dba', CAREER);
    const { version } = await opened('dba');
    await deleteCareer('dba');
    await expect(updateCareer('dba', CAREER, version)).rejects.toThrow(ConflictError);
  });

  it('can restore a career whose stored fields are broken', async () => {
    await put('careers/broken', { title: 7, createdAt: 'yesterday', extra: true });
    const { version } = await opened('broken');
    await updateCareer('broken', CAREER, version);
    const mended = await opened('broken');
    expect(mended).toMatchObject(CAREER);
    expect(mended.createdAt).toBeInstanceOf(Date);
  });

  it('undoes a deletion: the same document stands again', async () => {
    await createCareer('dba', CAREER);
    const before = await opened('dba');
    const undo = await deleteCareer('dba');
    expect(await getCareer('dba')).toBeNull();
    await undo?.();
    expect(await opened('dba')).toMatchObject({ ...CAREER, createdAt: before.createdAt });
  });

  it('has nothing to undo where the career was gone already', async () => {
    expect(await deleteCareer('never there')).toBeNull();
  });
});

it('loses no update in 50 interleavings of two administrators', async () => {
  await asAdministrator();

  // Both open the form, both save; whoever comes second is told, opens the form again and saves then.
  async function addEntry(id: string, entry: string): Promise<void> {
    const current = await opened(id);
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
      const { requirements } = await opened(id);
      expect([...requirements].sort()).toEqual(['first', 'from Ada', 'from Bob']);
    }),
  );
});
