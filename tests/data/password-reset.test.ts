import { beforeEach, expect, it } from 'vitest';
import { sendPasswordReset } from '@/data/auth';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { setEnumerationProtection } from '../../scripts/emulators/firebase-emulators';
import { putAccount, resetLinks } from '../support/accounts';
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
