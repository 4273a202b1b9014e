import { beforeEach, expect, it } from 'vitest';
import { sendPasswordReset } from '@/data/auth';
import { PasswordResetError } from '@/domain/errors';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { setEnumerationProtection } from '../../scripts/emulators/firebase-emulators';
import { disableAccount, putAccount, resetLinks } from '../support/accounts';
import { resetDatabase } from '../support/database';

const { member } = DEMO_ACCOUNTS;

beforeEach(resetDatabase);

it('each password reset request sends a new link', async () => {
  await putAccount(member);
  const before = await resetLinks(member.email);
  await sendPasswordReset(member.email);
  await sendPasswordReset(member.email);
  expect(await resetLinks(member.email)).toHaveLength(before.length + 2);
});

it('a password reset request doesn’t reveal that an account is disabled, but reports an invalid address', async () => {
  await putAccount(member);
  await disableAccount(member);
  await expect(sendPasswordReset(member.email)).resolves.toBeUndefined();
  const invalid = new PasswordResetError('invalid-email');
  await expect(sendPasswordReset('nobody')).rejects.toThrow(invalid);
});

it.each([true, false])(
  'a password reset request succeeds for an unknown email address (email enumeration protection: %s)',
  async (isProtected) => {
    const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
    await setEnumerationProtection(host, DEMO_PROJECT, isProtected);
    try {
      await expect(sendPasswordReset('nobody@example.com')).resolves.toBeUndefined();
    } finally {
      await setEnumerationProtection(host, DEMO_PROJECT);
    }
    expect(await resetLinks('nobody@example.com')).toEqual([]);
  },
);
