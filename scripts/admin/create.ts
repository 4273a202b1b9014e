import type { AdminProject } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { accountOf, makeAdministrator } from './administrators';

interface CreateOptions {
  /** For logs that others read: whoever opens the link first is the administrator. */
  withoutLink: boolean;
}

/** Creates an account without a password, makes it an administrator and prints how its password is set. */
export async function create(
  project: AdminProject,
  email: string,
  { withoutLink }: CreateOptions,
): Promise<void> {
  const { auth, name } = project;
  if (await accountOf(auth, email)) {
    throw new Failure(
      `${name} has an account with the e-mail address ${email} already: \`npm run admin -- grant ${email}\`.`,
    );
  }
  const user = await auth.createUser({ email, emailVerified: false });
  await makeAdministrator(project, user);
  const result = `${email} is an administrator of ${name} now.`;
  if (withoutLink) {
    console.log(`${result} To set the password, that person chooses “Forgot your password?” on the login page
(/admin/login) and opens the link in the email, which also verifies the address.`);
    return;
  }
  const link = await auth.generatePasswordResetLink(email);
  console.log(`${result} The password is set, and the address verified, at:

${link}

Give this link to that person over a channel that you trust: whoever opens it first is the administrator.
It works once and soon expires; “Forgot your password?” on the login page (/admin/login) sends another one.`);
}
