import { setTimeout as sleep } from 'node:timers/promises';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOut } from '@/data/auth';
import { createCareer, getCareer, updateCareer } from '@/data/careers';
import { transact } from '@/data/transactions';
import { blankCareer, cleanCareer } from '@/domain/career';
import { TimeoutError } from '@/domain/errors';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { resetDatabase } from '../support/database';
import { expectTrueHistory } from './history';
import { signInAsAdministrator } from './sign-in-as-administrator';

const CAREER = cleanCareer({ ...blankCareer(), title: 'Oracle DBA' });

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

/** Calls the REST API as a visitor. */
async function call(method: string, body: object): Promise<string> {
  const database = `projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${database}:${method}`;
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/**
 * Reads the public careers in a read-write transaction that stays open: the emulator then locks them, as
 * Firestore does in the concurrency mode PESSIMISTIC.
 * @returns a function that ends the transaction
 */
async function lockCareers(): Promise<() => Promise<void>> {
  const begun = await call('beginTransaction', { options: { readWrite: {} } });
  const { transaction } = JSON.parse(begun) as { transaction: string };
  const isActive = { field: { fieldPath: 'isActive' }, op: 'EQUAL', value: { booleanValue: true } };
  const where = { fieldFilter: isActive };
  const structuredQuery = { from: [{ collectionId: 'careers' }], where, limit: 51 };
  await call('runQuery', { structuredQuery, transaction });
  return async () => {
    await call('rollback', { transaction });
  };
}

async function rename(title: string): Promise<void> {
  const { version } = (await getCareer('dba')) ?? { version: '' };
  await updateCareer('dba', { ...CAREER, title }, version);
}

it('a save is repeated while a stranger locks what it changes, and succeeds afterwards', async () => {
  await createCareer('dba', CAREER);
  const unlock = await lockCareers();
  const save = rename('Senior DBA');
  await sleep(3_000);
  expect(await getCareer('dba')).toMatchObject({ title: 'Oracle DBA' });
  await unlock();
  await save;
  expect(await getCareer('dba')).toMatchObject({ title: 'Senior DBA' });
  expect(await expectTrueHistory('careers/dba')).toBe(2);
});

it('an attempt after the timeout of the write is not made, so that it can’t undo a later save', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let attempts = 0;
  const late = transact(() => {
    attempts += 1;
    vi.setSystemTime(Date.now() + 15_001);
    return Promise.reject(new FirebaseError('aborted', 'The database is busy.'));
  });
  await expect(late).rejects.toBeInstanceOf(TimeoutError);
  expect(attempts).toBe(1);
  vi.useRealTimers();
});
