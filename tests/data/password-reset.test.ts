import { beforeEach, expect, it } from 'vitest';
import { sendPasswordReset } from '@/data/auth';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { protectAddresses } from '../../scripts/emulators/firebase-emulators';
import { putAccount, resetLinks } from '../support/accounts';
import { resetDatabase } from '../support/database';

const { member } = DEMO_ACCOUNTS;

beforeEach(resetDatabase);

it('sends a new link at each request', async () => {
  await putAccount(member);
  const before = await resetLinks(member.email);
  await sendPasswordReset(member.email);
  await sendPasswordReset(member.email);
  expect(await resetLinks(member.email)).toHaveLength(before.length + 2);
});

it.each([true, false])(
  'succeeds without an account, whether the project protects addresses (%s) or not',
  async (isProtected) => {
    const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
    await protectAddresses(host, DEMO_PROJECT, isProtected);
    try {
      await expect(sendPasswordReset('nobody@example.com')).resolves.toBeUndefined();
    } finally {
      await protectAddresses(host, DEMO_PROJECT);
    }
    expect(await resetLinks('nobody@example.com')).toEqual([]);
  },
);
