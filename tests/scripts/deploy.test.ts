import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { deployArguments } from '../../scripts/build/deploy-arguments';
import { DEPLOY_CONFIG } from '../../scripts/build/write-deploy-config';
import { ROOT } from '../../scripts/tools/project-root';
import { startScript } from './run-script';
import { SETTINGS } from './build-test-site';

const PROJECT = SETTINGS.VITE_FIREBASE_PROJECT_ID;

describe('npm run deploy', () => {
  it.each([
    [['--project', 'other']],
    [['--project=other']],
    [['-P', 'other']],
    [['-Pother']],
    [['-fP', 'other']],
    [['--config', 'firebase.json']],
    [['--config=firebase.json']],
    [['-c', 'firebase.json']],
    [['--force', '-c=firebase.json']],
  ])('refuses %j', (args) => {
    expect(() => deployArguments(args, PROJECT)).toThrow(
      `is refused: the site is built for ${PROJECT}`,
    );
  });

  it.each([[[]], [['--force']], [['-f', '-m', 'Prices']], [['-mPrices']], [['--message=-P']]])(
    'passes %j on, without the option of the build',
    (args: string[]) => {
      const passed = { withoutDatabase: false, firebaseArgs: args };
      expect(deployArguments(args, PROJECT)).toEqual(passed);
      const without = { withoutDatabase: true, firebaseArgs: args };
      expect(deployArguments([...args, '--without-database'], PROJECT)).toEqual(without);
    },
  );

  it('refuses before it builds', async () => {
    const { exitCode, all } = await startScript('scripts/deploy.ts', ['--project=other'], {
      ...SETTINGS,
      VITE_FIRESTORE_EMULATOR_HOST: '',
    });
    expect(exitCode).toBe(1);
    expect(all).toBe(
      `--project=other is refused: the site is built for ${PROJECT} and can only be deployed there. ` +
        'Another project has other settings: change them in .env.production.local.',
    );
  });
});

it('the workflow deploys with the policy of the project, without running a package', async () => {
  // Node 20 can't run TypeScript.
  const loader = parseInt(process.versions.node) < 24 ? ['--import', 'tsx'] : [];
  const command = [...loader, 'scripts/deploy-config.ts'];
  await execa(process.execPath, command, { cwd: ROOT, env: SETTINGS });
  const file = join(ROOT, DEPLOY_CONFIG);
  const config = readFileSync(file, 'utf8');
  rmSync(file);
  expect(config).toContain(
    `connect-src 'self' https://firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/ `,
  );
});
