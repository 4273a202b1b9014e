import { readFileSync, statSync } from 'node:fs';
import { runCommand } from '../../scripts/tools/run-command';
import { useGoogleCredentials } from '../../scripts/tools/google-credentials';

/* Prints which credentials Google's libraries would use for the project `firm-site`. */
runCommand(async () => {
  await useGoogleCredentials('firm-site');
  const { GOOGLE_APPLICATION_CREDENTIALS: file = '', GOOGLE_CLOUD_QUOTA_PROJECT: quota } =
    process.env;
  const mode = (statSync(file).mode & 0o777).toString(8);
  const saved = JSON.parse(readFileSync(file, 'utf8')) as object;
  process.stdout.write(JSON.stringify({ file, quota, mode, ...saved }));
});
