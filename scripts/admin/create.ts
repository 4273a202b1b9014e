import type { AdminProject } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { accountOf, makeAdministrator } from './administrators';

/** Creates an account without a password, makes it an administrator and prints the link that sets a password. */
export async function create(project: AdminProject, email: string): Promise<void> {
  const { auth, name } = project;
  if (await accountOf(auth, email)) {
    throw new Failure(
      `${name} has an account with the e-mail address ${email} already: \`npm run admin -- grant ${email}\`.`,
    );
  }
  const user = await auth.createUser({ email, emailVerified: false });
  await makeAdministrator(project, user);
  const link = await auth.generatePasswordResetLink(email);
  console.log(`${email} is an administrator of ${name} now. The password is set, and the address verified, at:

${link}

Give this link to that person over a channel that you trust: whoever opens it first is the administrator.
It works once and soon expires; the Firebase console sends another one (Authentication → Users → Reset password).`);
}
