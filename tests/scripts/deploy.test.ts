import { describe, expect, it } from 'vitest';
import { deployArguments } from '../../scripts/build/deploy-arguments';
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
      for (const own of [[], ['--with-example']])
        expect(deployArguments([...args, ...own], PROJECT)).toEqual({
          withExample: own.length > 0,
          firebaseArgs: args,
        });
    },
  );
});

it.each<[command: string, settings: Record<string, string>, message: RegExp]>([
  ['deploy --project=other', {}, /^--project=other is not allowed: .*\.env\.production\.local\.$/],
  [
    'build',
    { VITE_FIREBASE_API_KEY: '' },
    /^This build is for a real Firebase project, .* missing: VITE_FIREBASE_API_KEY\. .*$/,
  ],
  [
    'build --out-dir=.',
    // So that no build could begin.
    { VITE_FIREBASE_API_KEY: '' },
    /^error: option '--out-dir <folder>' argument '\.' is invalid\. A build empties /,
  ],
])('npm run %s is refused before the build with the settings %j', async (...row) => {
  const [command, settings, message] = row;
  const [script, ...args] = command.split(' ');
  const env = { ...SETTINGS, VITE_FIRESTORE_EMULATOR_HOST: '', ...settings };
  const { exitCode, all } = await startScript(`scripts/${script}.ts`, args, env);
  expect(exitCode).toBe(1);
  expect(all).toMatch(message);
});

/** Loaded before a script, so that the firm has a value of the example. */
const EXAMPLE_FIRM = new URL('./example-firm.ts', import.meta.url).href;

it.each(['build', 'deploy', 'publish'])(
  'npm run %s for a real project stops before any work while a value is the example’s',
  async (command) => {
    const { exitCode, all } = await startScript(`scripts/${command}.ts`, [], {
      ...SETTINGS,
      VITE_FIRESTORE_EMULATOR_HOST: '',
      NODE_OPTIONS: `--import=tsx --import=${EXAMPLE_FIRM}`,
    });
    expect(exitCode).toBe(1);
    expect(all).toMatch(
      /^Nothing was built, .*\n\n.*\n(.*\n)*? {2}siteUrl: https:\/\/www\.firm\.example\n/,
    );
    expect(all).toMatch(/\n\nTo build .* `-- --with-example`\.$/);
  },
);
