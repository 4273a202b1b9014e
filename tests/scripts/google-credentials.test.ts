import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { googleOf } from '../../scripts/setup/google';
import { useGoogleCredentials } from '../../scripts/tools/google-credentials';
import { testFolder } from '../support/temporary-folder';
import { startScript } from './run-script';

const PRINT_CREDENTIALS = fileURLToPath(new URL('./print-credentials.ts', import.meta.url));

/** A person's computer, with nothing but this home folder. */
const home = testFolder('home');
const ENVIRONMENT = {
  ...{ HOME: home, XDG_CONFIG_HOME: join(home, '.config'), CLOUDSDK_CONFIG: join(home, 'gcloud') },
  ...{ GOOGLE_APPLICATION_CREDENTIALS: undefined, GOOGLE_CLOUD_QUOTA_PROJECT: undefined },
  METADATA_SERVER_DETECTION: 'none',
};
const credentials = (env: Record<string, string | undefined> = {}) =>
  startScript(PRINT_CREDENTIALS, [], { ...ENVIRONMENT, ...env });

it('without a Google account, the commands that provide one are named, with the quota project', async () => {
  const { exitCode, all } = await credentials();
  expect(exitCode).toBe(1);
  expect(all).toContain('Run `npx firebase login`.');
  expect(all).toContain(
    '`gcloud auth application-default login` and `gcloud auth application-default set-quota-project firm-site`',
  );
});

it('the account of `firebase login` is enough, in a file that only its owner can read and that is deleted', async () => {
  mkdirSync(join(home, '.config/configstore'), { recursive: true });
  const login = { user: { email: 'owner@firm.test' }, tokens: { refresh_token: 'refresh' } };
  writeFileSync(join(home, '.config/configstore/firebase-tools.json'), JSON.stringify(login));
  const { all } = await credentials();
  const found = JSON.parse(all) as Record<string, string>;
  expect(found).toMatchObject({
    ...{ type: 'authorized_user', refresh_token: 'refresh', mode: '600', quota: 'firm-site' },
    client_id: expect.stringContaining('.apps.googleusercontent.com') as string,
  });
  expect(existsSync(found['file'] ?? '')).toBe(false);
});

it('a key that the environment names comes first, and is named as the reason if Google doesn’t accept it', async () => {
  const key = join(home, 'expired.json');
  const expired = { client_id: 'x', client_secret: 'x', refresh_token: 'x' };
  writeFileSync(key, JSON.stringify({ type: 'authorized_user', ...expired }));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  await useGoogleCredentials('firm-site');
  expect(process.env['GOOGLE_APPLICATION_CREDENTIALS']).toBe(key);
  await expect(googleOf('firm-site').call('GET', 'firebase.googleapis.com')).rejects.toThrow(
    /^Google didn’t accept this account \(.*\)\. .* `npx firebase login --reauth`\.$/,
  );
});
