import type { Auth } from 'firebase-admin/auth';
import { DEMO_ACCOUNTS } from '../emulators/demo-project';

export type DemoAccount = (typeof DEMO_ACCOUNTS)[keyof typeof DEMO_ACCOUNTS];

/**
 * Creates a demo account with a verified email address. The administrator's account gets the custom claim
 * `admin` here; seed() writes its document in `admins` (design 5).
 */
export async function createDemoAccount(auth: Auth, account: DemoAccount): Promise<void> {
  await auth.createUser({ ...account, emailVerified: true });
  if (account.uid === DEMO_ACCOUNTS.administrator.uid) {
    await auth.setCustomUserClaims(account.uid, { admin: true });
  }
}
