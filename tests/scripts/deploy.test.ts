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
      `is not allowed: the site is built for ${PROJECT}`,
    );
  });

  it.each([[[]], [['--force']], [['-f', '-m', 'Prices']], [['-mPrices']], [['--message=-P']]])(
    'passes %j on to firebase deploy, but not the build’s own options',
    (args: string[]) => {
      const passed = { withoutDatabase: false, firebaseArgs: args };
      expect(deployArguments(args, PROJECT)).toEqual(passed);
      const without = { withoutDatabase: true, firebaseArgs: args };
      expect(deployArguments([...args, '--without-database'], PROJECT)).toEqual(without);
    },
  );

  it('refuses invalid arguments before the build', async () => {
    const { exitCode, all } = await startScript('scripts/deploy.ts', ['--project=other'], {
      ...SETTINGS,
      VITE_FIRESTORE_EMULATOR_HOST: '',
    });
    expect(exitCode).toBe(1);
    expect(all).toBe(
      `--project=other is not allowed: the site is built for ${PROJECT} and can only be deployed there. ` +
        'To deploy to another project, change the settings in .env.production.local.',
    );
  });
});

it('the workflow writes a deploy config with the project’s security policy, without running package code', async () => {
  // Node 20 can't run TypeScript without a loader.
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
