import { afterEach, beforeEach, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import { createCareer, getCareer, updateCareer } from '@/data/careers';
import { blankCareer, cleanCareer, type CareerInput } from '@/domain/career';
import { ConflictError } from '@/domain/errors';
import { change, resetDatabase, stored } from '../support/database';
import { signInAsAdministrator } from './sign-in-as-administrator';

const CAREER: CareerInput = cleanCareer({ ...blankCareer(), title: 'DBA', benefits: ['Tea'] });
const CHANGED: CareerInput = { ...CAREER, location: 'Boston' };

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

it('a repeated create, after a lost response, stores one document and names no change', async () => {
  expect(await createCareer('dba', CAREER)).toMatch(/^careers~dba~/);
  const before = await getCareer('dba');
  expect(await createCareer('dba', CAREER)).toBeNull();
  expect(await getCareer('dba')).toEqual(before);
});

it('a repeated create with changed fields updates the first document', async () => {
  await createCareer('dba', CAREER);
  const before = await getCareer('dba');
  await createCareer('dba', CHANGED);
  expect(await stored('careers')).toHaveLength(1);
  expect(await getCareer('dba')).toMatchObject({ ...CHANGED, createdAt: before?.createdAt });
});

it('a repeated create does not overwrite someone else’s change', async () => {
  await createCareer('dba', CAREER);
  await change('careers/dba', { title: 'Theirs', updatedAt: new Date() });
  await expect(createCareer('dba', CHANGED)).rejects.toThrow(ConflictError);
  expect(await getCareer('dba')).toMatchObject({ title: 'Theirs' });
});

it('a repeated update is not a conflict with itself', async () => {
  await createCareer('dba', CAREER);
  const { version } = (await getCareer('dba')) ?? { version: '' };
  expect(await updateCareer('dba', CHANGED, version)).toMatch(/^careers~dba~/);
  expect(await updateCareer('dba', CHANGED, version)).toBeNull();
  expect(await getCareer('dba')).toMatchObject(CHANGED);
});
