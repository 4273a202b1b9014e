import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { deployConfig, type FirebaseConfig } from '../../scripts/build/hosting-config';
import { ROOT } from '../../scripts/tools/project-root';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';
import { expect, test } from '../support/test';

/* A build for a real project with App Check, under the policy that is deployed with it. Google is played here. */

const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: 'example-production',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_APP_CHECK_SITE_KEY: 'site-key',
  VITE_FIRESTORE_EMULATOR_HOST: '',
  VITE_AUTH_EMULATOR_HOST: '',
};
const folder = temporaryFolder('app-check');
const vite = join(ROOT, 'node_modules/.bin/vite');

test.beforeAll(() =>
  promisify(execFile)(vite, ['build', '--outDir', folder, '--emptyOutDir'], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, NODE_ENV: 'production' },
  }),
);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const firebaseJson = JSON.parse(
  readFileSync(join(ROOT, 'firebase.json'), 'utf8'),
) as FirebaseConfig;
const policy = deployConfig(firebaseJson, SETTINGS)
  .hosting.headers.flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy');

/** Serves the build with the policy. Every address without a file is the same page. */
async function serveBuild(page: Page) {
  const origin = new URL(process.env['E2E_BASE_URL'] ?? '').origin;
  await page.route(`${origin}/**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    const file = extname(path) && existsSync(path) ? path : join(folder, 'index.html');
    return route.fulfill({ path: file, headers: { [policy?.key ?? '']: policy?.value ?? '' } });
  });
}

/** reCAPTCHA as far as the SDK uses it, with what it asks for, and with a script of others in its folder. */
const RECAPTCHA = `
  let succeed;
  const enterprise = {
    ready: (then) => then(),
    render: (where, options) => { succeed = options.callback; return 0; },
    execute: () => { succeed(); return Promise.resolve('seems to be human'); },
  };
  window.grecaptcha = { enterprise };
  const add = (element, src) => document.head.append(Object.assign(document.createElement(element), { src }));
  add('script', 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js');
  add('script', 'https://www.google.com/recaptcha/about/js/main.min.js');
  add('iframe', 'https://www.google.com/recaptcha/enterprise/anchor');
  void fetch('https://www.google.com/recaptcha/enterprise/clr', { method: 'POST' });
`;

/** Answers for Google. Returns the addresses that were asked for, and with which proof. */
async function playGoogle(page: Page) {
  const asked = new Map<string, string | null>();
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  await page.route(/^https:/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    asked.set(hostname + pathname, await route.request().headerValue('X-Firebase-AppCheck'));
    if (pathname.endsWith('enterprise.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA });
    }
    if (hostname.startsWith('content-firebaseappcheck')) {
      return route.fulfill({ json: { token: 'proof', ttl: '3600s' }, headers });
    }
    return route.fulfill({ json: [], headers });
  });
  return asked;
}

test('with App Check every request to the database carries the proof that reCAPTCHA gave', async ({
  page,
  expectConsoleErrors,
}) => {
  const refused = 'www.google.com/recaptcha/about/js/main.min.js';
  expectConsoleErrors(new RegExp(`'https://${refused}' violates`));
  await serveBuild(page);
  const asked = await playGoogle(page);

  await page.goto('/services');
  const isOfDatabase = (address: string) => address.startsWith('firestore.googleapis.com/');
  const others = () => [...asked.keys()].filter((address) => !isOfDatabase(address)).toSorted();
  await expect.poll(() => [...asked.keys()].some(isOfDatabase)).toBe(true);
  await expect
    .poll(others)
    .toEqual([
      'content-firebaseappcheck.googleapis.com/v1/projects/example-production/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken',
      'www.google.com/recaptcha/enterprise.js',
      'www.google.com/recaptcha/enterprise/anchor',
      'www.google.com/recaptcha/enterprise/clr',
      'www.gstatic.com/recaptcha/releases/1/recaptcha__en.js',
    ]);
  const proofs = [...asked].filter(([address]) => isOfDatabase(address)).map(([, proof]) => proof);
  expect(new Set(proofs)).toEqual(new Set(['proof']));
});
