import type { UserRecord } from 'firebase-admin/auth';
import type { AdminProject } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { findAccount, hasClaim, makeAdministrator } from './administrators';
import { confirm } from '../tools/confirm';

/** Shows an account, asks for confirmation, and adds the document, the claim, or both. */
export async function grant(
  project: AdminProject,
  email: string,
  { yes, unverified }: { yes?: boolean; unverified?: boolean },
): Promise<void> {
  const { auth, db, name } = project;
  const user = await findAccount(auth, { email });
  if (!user) {
    throw new Failure(
      `No account in ${name} has the email address ${email}. To create one, run \`npm run admin -- create ${email}\`.`,
    );
  }
  const { exists } = await db.doc(`admins/${user.uid}`).get();
  console.log(description(user, exists));
  if (exists && hasClaim(user)) {
    console.log(`${email} is already an administrator of ${name}.`);
    return;
  }
  if (!user.emailVerified && !unverified) throw new Failure(unverifiedMessage(email));
  await confirm(`Make this account an administrator of ${name}?`, yes);
  await makeAdministrator(project, user);
  console.log(`${email} is now an administrator of ${name}.`);
}

function description(user: UserRecord, hasDocument: boolean): string {
  const { creationTime, lastSignInTime } = user.metadata;
  const missing = [
    ...(hasDocument ? [] : ['the document in `admins`']),
    ...(hasClaim(user) ? [] : ['the claim']),
  ];
  const lacks = missing.length === 1 ? `: ${missing.join()} is missing` : '';
  return `Account ${user.uid}
  email address   ${user.email} (${user.emailVerified ? 'verified' : 'not verified'})
  created         ${creationTime}
  last sign-in    ${lastSignInTime || 'never'}
  administrator   ${missing.length === 0 ? 'yes' : `no${lacks}`}`;
}

const unverifiedMessage = (email: string) =>
  `Nothing was changed. ${email} is not verified, so someone else may have registered this account. ` +
  'Ask the owner of the email address to choose “Forgot your password?” on the login page (/admin/login) ' +
  'and open the link in the email, which verifies the address. Or delete the account and run ' +
  `\`npm run admin -- create ${email}\`. ` +
  'If you created the account yourself, add --unverified.';
