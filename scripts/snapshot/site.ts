import type * as EntrySnapshot from '../../src/entry-snapshot';
import { SEO_PAGES } from '../../src/content/pages';
import { loadEntry } from '../build/load-entry';
import { settingsOf } from '../build/site-build';
import { DEMO_ACCOUNTS, DEMO_SETTINGS } from '../emulators/demo-project';
import { useEmulators } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { askPassword } from './ask-password';

export const PAGES = SEO_PAGES.map(({ id }) => id);

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Signs in, or throws a Failure. @param account null for the demo administrator of the emulators */
export async function openSite(account: { project: string; email: string } | null) {
  const { email, password } = account ? await realAccount(account) : await demoAccount();
  const site = await loadEntry<typeof EntrySnapshot>('src/entry-snapshot.ts');
  const access = await site.openSession(email, password).catch((error: unknown) => {
    const { name, message } = error as Error;
    if (name === 'CredentialsError')
      throw new Failure(`Wrong email or password for ${email}. Try again.`);
    throw new Failure(`Couldn’t sign in as ${email}: ${message}`);
  });
  if (access !== 'granted')
    throw new Failure(
      `${email} is not an administrator. To grant access, run \`npm run admin -- grant ${email}\`.`,
    );
  return { ...site, name: account?.project ?? 'the emulators' };
}

async function demoAccount() {
  await useEmulators();
  Object.assign(process.env, DEMO_SETTINGS);
  return DEMO_ACCOUNTS.administrator;
}

async function realAccount({ project, email }: { project: string; email: string }) {
  settingsOf(project);
  const password =
    process.env['SNAPSHOT_PASSWORD'] || (await askPassword(`Password for ${email}: `));
  return { email, password };
}
