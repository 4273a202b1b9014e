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
    ...['--project other', '--project=other', '-P other', '-Pother', '-fP other'],
    ...['--config firebase.json', '--config=firebase.json', '-c firebase.json', '-f -c=f.json'],
  ])('refuses %s', (args) => {
    expect(() => deployArguments(args.split(' '), PROJECT)).toThrow(
      `is not allowed: the site is built for ${PROJECT}`,
    );
  });

  it.each(['', '--force', '-f -m Prices', '-mPrices', '--message=-P'])(
    'passes %j on to firebase deploy, but not the build’s own options',
    (text) => {
      const args = text.split(' ').filter(Boolean);
      for (const own of [[], ['--without-database']])
        expect(deployArguments([...args, ...own], PROJECT)).toEqual({
          withoutDatabase: own.length > 0,
          firebaseArgs: args,
        });
    },
  );

  it('refuses wrong arguments and settings before the build', async () => {
    const deploy = (settings: Record<string, string>) =>
      startScript('scripts/deploy.ts', ['--project=other'], { ...SETTINGS, ...settings });
    const { exitCode, all } = await deploy({ VITE_FIRESTORE_EMULATOR_HOST: '' });
    expect(exitCode).toBe(1);
    expect(all).toMatch(/^--project=other is not allowed: .*\.env\.production\.local\.$/);
    const emulators = await deploy({ VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' });
    expect(emulators.exitCode).toBe(1);
    expect(emulators.all).toMatch(/^VITE_FIRESTORE_EMULATOR_HOST is set, .*$/);
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
