import { execa } from 'execa';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoogleAuth } from 'google-auth-library';
import { Failure } from './failure';
import { ROOT } from './project-root';
import { temporaryFolder } from './temporary-folder';

/**
 * Sets the environment variables that make Google's libraries use, in this order: GOOGLE_APPLICATION_CREDENTIALS, the
 * account of `firebase login`, the credentials of gcloud. Throws a Failure if there is none.
 * @param options.canLogIn whether a person at a terminal may log in now
 */
export async function useGoogleCredentials(
  projectId: string,
  { canLogIn = false } = {},
): Promise<void> {
  if (process.env['GOOGLE_APPLICATION_CREDENTIALS'] || process.env['GOOGLE_APIS_URL']) return;
  // With a person's account, some APIs need a project that is charged for the requests.
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ||= projectId;
  if (await useFirebaseLogin()) return;
  const hasCredentials = await new GoogleAuth().getApplicationDefault().then(
    () => true,
    () => false,
  );
  if (hasCredentials) return;
  if (canLogIn && process.stdin.isTTY) {
    await execa('firebase', ['login'], {
      preferLocal: true,
      cwd: ROOT,
      stdio: 'inherit',
      reject: false,
    });
    if (await useFirebaseLogin()) return;
  }
  throw new Failure(
    `No Google account was found for ${projectId}. Run \`npx firebase login\`. Or, with the Google Cloud CLI, run ` +
      '`gcloud auth application-default login` and ' +
      `\`gcloud auth application-default set-quota-project ${projectId}\`. ` +
      'A service account’s key also works: set GOOGLE_APPLICATION_CREDENTIALS to its path.',
  );
}

/** Resolves to whether somebody has logged in with the Firebase CLI. */
async function useFirebaseLogin(): Promise<boolean> {
  const { getProjectDefaultAccount } = await import('firebase-tools/lib/auth.js');
  const { clientId, clientSecret } = await import('firebase-tools/lib/api.js');
  const token = getProjectDefaultAccount(ROOT)?.tokens.refresh_token;
  if (!token) return false;
  const credentials = {
    type: 'authorized_user',
    client_id: clientId(),
    client_secret: clientSecret(),
    refresh_token: token,
  };
  const file = join(temporaryFolder('credentials'), 'credentials.json');
  writeFileSync(file, JSON.stringify(credentials), { mode: 0o600 });
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = file;
  return true;
}
