import type { UserRecord } from 'firebase-admin/auth';
import type { AdminProject } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { accountOf, hasClaim, makeAdministrator } from './administrators';
import { confirm } from '../tools/confirm';

interface GrantOptions {
  /** Skips the question. */
  yes: boolean;
  /** Accepts an account whose email address is not verified. */
  unverified: boolean;
}

/** Makes an account an administrator, after showing it and asking. Adds what is missing: document, claim, or both. */
export async function grant(
  project: AdminProject,
  email: string,
  options: GrantOptions,
): Promise<void> {
  const { auth, db, name } = project;
  const user = await accountOf(auth, email);
  if (!user) {
    throw new Failure(
      `No account of ${name} has the e-mail address ${email}: \`npm run admin -- create ${email}\` creates one.`,
    );
  }
  const { exists } = await db.doc(`admins/${user.uid}`).get();
  console.log(description(user, exists));
  if (exists && hasClaim(user)) {
    console.log(`${email} is an administrator of ${name} already.`);
    return;
  }
  if (!user.emailVerified && !options.unverified) throw new Failure(unverifiedMessage(email));
  await confirm(`Make this account an administrator of ${name}?`, options.yes);
  await makeAdministrator(project, user);
  console.log(`${email} is an administrator of ${name} now.`);
}

function description(user: UserRecord, hasDocument: boolean): string {
  const { creationTime, lastSignInTime } = user.metadata;
  return `Account ${user.uid}
  e-mail address  ${user.email} (${user.emailVerified ? 'verified' : 'not verified'})
  created         ${creationTime}
  last sign-in    ${lastSignInTime || 'never'}
  administrator   ${status(hasDocument, hasClaim(user))}`;
}

function status(hasDocument: boolean, isClaimed: boolean): string {
  if (hasDocument && isClaimed) return 'yes';
  if (hasDocument) return 'only the document, not the claim';
  return isClaimed ? 'only the claim, not the document' : 'no';
}

function unverifiedMessage(email: string): string {
  return (
    `Nothing was changed: ${email} is not verified, and anyone may have registered an account with an address ` +
    'that is not theirs. Ask that person to reset the password with “Forgot your password?” on the login page ' +
    '(/admin/login), which verifies the address; or delete the account and run ' +
    `\`npm run admin -- create ${email}\`. ` +
    'If you created the account yourself: --unverified.'
  );
}
