import { afterEach, beforeEach, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import { switchCareer } from '@/data/career-switch';
import { getCareer } from '@/data/careers';
import { undoChange } from '@/data/changes';
import { ConflictError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import { change, put, resetDatabase, stored } from '../support/database';
import { career } from '../support/sample-documents';
import { signInAsAdministrator } from './sign-in-as-administrator';

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

/** Stores a career; returns its fields and its version. */
async function putCareer(fields: Record<string, unknown>) {
  await put('careers/dba', fields);
  const [document] = await stored('careers');
  return { document, version: (await getCareer('dba'))?.version ?? '' };
}

it('changes nothing but the state, also what a form would clean, and can be undone', async () => {
  const fields: Record<string, unknown> = career({ requirements: ['  SQL  ', ' '] });
  delete fields['salaryRange'];
  const { document, version } = await putCareer(fields);
  const id = await switchCareer('dba', false, version);
  const [hidden] = await stored('careers');
  expect({ ...hidden, updatedAt: 0 }).toEqual({ ...document, isActive: false, updatedAt: 0 });
  expect(hidden).not.toHaveProperty('salaryRange');
  expect(hidden?.['updatedAt']).not.toEqual(document?.['updatedAt']);
  await undoChange(id ?? '');
  const [restored] = await stored('careers');
  expect({ ...restored, updatedAt: 0 }).toEqual({ ...document, updatedAt: 0 });
});

it('writes nothing over another version, and nothing where the state is stored already', async () => {
  const { version } = await putCareer(career());
  await change('careers/dba', { title: 'Theirs', updatedAt: new Date() });
  await expect(switchCareer('dba', false, version)).rejects.toThrow(ConflictError);
  expect(await switchCareer('dba', true, version)).toBeNull();
  expect(await stored('changes')).toEqual([]);
});

it('can’t switch a career that is gone', async () => {
  await expect(switchCareer('gone', true, '')).rejects.toThrow(ConflictError);
});

it.each([
  { type: 'seasonal' },
  { title: '' },
  { requirements: ['SQL', 7] },
  { department: 'x'.repeat(101) },
  { extra: true },
])('refuses what the rules would refuse: %j', async (odd) => {
  const { document, version } = await putCareer(career(odd));
  await expect(switchCareer('dba', false, version)).rejects.toThrow(InvalidDocumentError);
  expect(await stored('careers')).toEqual([document]);
});
