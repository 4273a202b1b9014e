import { getAuth } from 'firebase-admin/auth';
import { beforeEach, expect, it } from 'vitest';
import { backOfficeAccess, listAdministrators } from '@/data/administrators';
import { readToken, signIn, signOut } from '@/data/auth';
import { AccessDeniedError } from '@/domain/errors';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { adminApp, put, remove, resetDatabase } from '../support/database';
import { ageSignIn } from '../support/expire-session';

const { administrator, member } = DEMO_ACCOUNTS;

beforeEach(async () => {
  await signOut();
  await resetDatabase();
});

async function accessOf(account: typeof administrator | typeof member) {
  await putAccount(account);
  await signIn(account.email, account.password);
  return () => backOfficeAccess(account.uid);
}

it('back office access requires both the admin document and the claim', async () => {
  const access = await accessOf(administrator);
  expect(await access()).toBe('granted');
  await remove(`admins/${administrator.uid}`);
  expect(await access()).toBe('denied');
});

it('back office access can be granted during a session, because the token is renewed', async () => {
  const access = await accessOf(member);
  expect(await access()).toBe('denied');
  await put(`admins/${member.uid}`, {});
  expect(await access()).toBe('denied');
  await getAuth(adminApp()).setCustomUserClaims(member.uid, { admin: true });
  expect(await access()).toBe('granted');
});

it('back office access expires 12 hours after the sign-in, even with a fresh token', async () => {
  const access = await accessOf(administrator);
  await ageSignIn(administrator, 11.5);
  await readToken({ isFresh: true });
  expect(await access()).toBe('granted');
  await ageSignIn(administrator, 12.5);
  expect(await access()).toBe('expired');
});

it('back office access can’t be checked if no user is signed in', async () => {
  await expect(backOfficeAccess('nobody')).rejects.toThrow(AccessDeniedError);
});

it('an administrator can list the administrators with an email address, and a member can’t', async () => {
  await accessOf(administrator);
  const grantedAt = new Date('2026-01-02');
  await put('admins/second', { email: 'a-second@example.com', grantedAt });
  await put('admins/blank', { email: '' });
  await put('admins/none', {});
  expect(await listAdministrators()).toMatchObject([
    { uid: 'second', email: 'a-second@example.com', since: grantedAt },
    { uid: administrator.uid, email: administrator.email },
  ]);
  await signOut();
  await accessOf(member);
  await expect(listAdministrators()).rejects.toMatchObject({ code: 'permission-denied' });
});
