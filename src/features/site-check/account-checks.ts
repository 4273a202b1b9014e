import { read } from '@/data/call';
import type { Stranger } from '@/data/stranger';
import type { Check, CheckMeans } from './check';
import { fail, pass, unknown, type Finding } from './finding';

const accountData = () => import('@/data/account-checks');

const USER_ACTIONS = 'In the Firebase console, under Authentication → Settings → User actions,';
const NO_EMAIL = 'Your own account has no email address to ask with.';

async function withEmail(
  means: CheckMeans,
  ask: (stranger: Stranger, email: string) => Promise<Finding>,
): Promise<Finding> {
  const [stranger, { email }] = await Promise.all([means.stranger, means.targets]);
  return email ? ask(stranger, email) : unknown(NO_EMAIL);
}

/** The settings of the identity provider. Both ask with the administrator's own address, and make no account. */
export const ACCOUNT_CHECKS: Check[] = [
  {
    group: 'Accounts',
    title: 'Sign-up is off',
    run: async (means) => {
      if (import.meta.env.VITE_AUTH_EMULATOR_HOST) {
        return unknown('The emulator always lets people create accounts.');
      }
      return withEmail(means, async (stranger, email) => {
        const isOn = await read(accountData, (data) => data.isSignUpOn(stranger, email));
        return isOn
          ? fail(
              'Anyone can create an account. It has no rights, but fills the list of your accounts.',
              `${USER_ACTIONS} switch off “Enable create (sign-up)”.`,
            )
          : pass('Only “npm run admin” creates accounts.');
      });
    },
  },
  {
    group: 'Accounts',
    title: 'Email enumeration protection is on',
    run: (means) =>
      withEmail(means, async (stranger, email) => {
        const isTold = await read(accountData, (data) => data.areAddressesTold(stranger, email));
        return isTold
          ? fail(
              'Anyone can find out which email addresses have an account here.',
              `${USER_ACTIONS} switch on email enumeration protection.`,
            )
          : pass('Nobody can find out which email addresses have an account here.');
      }),
  },
];
