import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
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

it('a key that the environment names comes first', async () => {
  const key = join(home, 'key.json');
  writeFileSync(key, '{"type":"service_account"}');
  const { all } = await credentials({ GOOGLE_APPLICATION_CREDENTIALS: key });
  expect(JSON.parse(all)).toMatchObject({ file: key, type: 'service_account' });
});

it('an account that Google doesn’t accept is named as the reason, before anything is changed', async () => {
  const key = join(home, 'expired.json');
  const expired = {
    type: 'authorized_user',
    client_id: 'x',
    client_secret: 'x',
    refresh_token: 'x',
  };
  writeFileSync(key, JSON.stringify(expired));
  const { exitCode, all } = await startScript(
    'scripts/setup.ts',
    ['--project=firm-site', '--yes'],
    {
      ...ENVIRONMENT,
      GOOGLE_APPLICATION_CREDENTIALS: key,
      GOOGLE_APIS_URL: undefined,
    },
  );
  expect(exitCode).toBe(1);
  const [first] = all.split('\n');
  expect(first).toMatch(
    /^unknown {2}Firebase project .* accept this account \(.*login --reauth`\.$/,
  );
});
