import { FieldValue } from 'firebase-admin/firestore';
import type { AdminProject } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { findAccount, hasClaim, makeAdministrator } from './administrators';

/**
 * Creates an account, makes it an administrator, and prints a link that sets its password, also after a run that was
 * interrupted. `withoutLink` omits the link, for logs that others can read: whoever opens it first controls the account.
 * Throws a Failure if the account already exists.
 */
export async function create(
  project: AdminProject,
  email: string,
  options: { withoutLink?: boolean },
): Promise<void> {
  const { auth, db, name } = project;
  const account = await findAccount(auth, { email });
  const admins = db.collection('admins');
  const saved = await admins.where('email', '==', email.toLowerCase()).limit(1).get();
  const document = saved.docs[0]?.ref ?? admins.doc();
  // Only an interrupted run has saved the document of an account without the claim. Nobody else can choose an account's ID.
  const isInterrupted = account?.uid === document.id && !hasClaim(account);
  if (account && !isInterrupted) {
    throw new Failure(
      `An account with the email address ${email} already exists in ${name}. ` +
        `To make it an administrator, run \`npm run admin -- grant ${email}\`.`,
    );
  }
  if (saved.empty) {
    await document.create({
      email: email.toLowerCase(),
      grantedAt: FieldValue.serverTimestamp(),
    });
  }
  const user =
    account ?? (await auth.createUser({ uid: document.id, email, emailVerified: false }));
  await makeAdministrator(project, user);
  const result = `${email} is now an administrator of ${name}.`;
  if (options.withoutLink) {
    console.log(`${result} To set a password, that person needs to choose “Forgot your password?”
on the login page (/admin/login) and open the link in the email, which also verifies the email address.`);
    return;
  }
  const link = await auth.generatePasswordResetLink(email);
  console.log(`${result} This link sets the password and verifies the email address:

${link}

Give it to that person over a channel that you trust, because the first person to open it controls the account.
The link works once and expires soon. “Forgot your password?” on the login page (/admin/login) sends another one.`);
}
