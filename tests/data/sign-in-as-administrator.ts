import { signIn } from '@/data/auth';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';

/** Makes the demo administrator and signs in, as src/data knows it. */
export async function signInAsAdministrator(): Promise<void> {
  const { administrator } = DEMO_ACCOUNTS;
  await putAccount(administrator);
  await signIn(administrator.email, administrator.password);
}
