import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { deployConfig, headersOf, type FirebaseConfig } from '../../scripts/build/hosting-config';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { ROOT } from '../../scripts/tools/project-root';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';
import { runSiteCheck } from '../support/run-site-check';
import { openSampleDashboard } from '../support/sample-dashboard';
import { expect, test } from '../support/test';

/* A build for a real project with App Check, served with its content security policy; Google is simulated. */

const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: 'example-production',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_APP_CHECK_SITE_KEY: 'site-key',
  VITE_FIRESTORE_EMULATOR_HOST: '',
  VITE_AUTH_EMULATOR_HOST: '',
};
const BLOCKED = 'www.google.com/recaptcha/about/js/main.min.js';
const folder = temporaryFolder('app-check');
const vite = join(ROOT, 'node_modules/.bin/vite');

// In one worker: the build is made once.
test.describe.configure({ mode: 'default' });

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
const deployed = deployConfig(firebaseJson, SETTINGS);

/** Serves the build with its headers; a path without a file gets index.html. */
async function serveBuild(page: Page) {
  const origin = new URL(process.env['E2E_BASE_URL'] ?? '').origin;
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname);
    const file = extname(path) && existsSync(path) ? path : join(folder, 'index.html');
    return route.fulfill({ path: file, headers: headersOf(deployed, pathname) });
  });
}

/** The part of reCAPTCHA that the SDK uses, with its requests and one for a script that the policy must block. */
const RECAPTCHA = `
  let succeed;
  const enterprise = {
    ready: (then) => then(),
    render: (where, options) => { succeed = options.callback; return 0; },
    execute: () => { succeed(); return Promise.resolve('recaptcha-token'); },
  };
  window.grecaptcha = { enterprise };
  const add = (element, src) => document.head.append(Object.assign(document.createElement(element), { src }));
  add('script', 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js');
  add('script', 'https://www.google.com/recaptcha/about/js/main.min.js');
  add('iframe', 'https://www.google.com/recaptcha/enterprise/anchor');
  void fetch('https://www.google.com/recaptcha/enterprise/clr', { method: 'POST' });
`;

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** Simulates reCAPTCHA and App Check. Returns the requested URLs. */
async function simulateGoogle(page: Page) {
  const requested = new Set<string>();
  await page.route(/^https:/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ status: 204, headers: CORS });
    requested.add(hostname + pathname);
    if (pathname.endsWith('enterprise.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA });
    }
    const isToken = hostname.startsWith('content-firebaseappcheck');
    const json = isToken ? { token: 'app-check-token', ttl: '3600s' } : [];
    return route.fulfill({ json, headers: CORS });
  });
  return requested;
}

/** The servers of Firebase are the emulators, in which anyone can create an account. Returns the App Check tokens. */
async function forwardToEmulators(page: Page) {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env;
  const tokens = new Set<string | null>();
  const own = SETTINGS.VITE_FIREBASE_PROJECT_ID;
  const toDemo = (text: string) => text.replaceAll(own, DEMO_PROJECT);
  await page.route(/^https:\/\/(firestore|identitytoolkit|securetoken)\./, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
    const { hostname, pathname, search } = new URL(request.url());
    tokens.add(await request.headerValue('X-Firebase-AppCheck'));
    const target = hostname.startsWith('firestore') ? firestore : `${auth}/${hostname}`;
    const headers = Object.entries(request.headers()).map(([name, value]) => [name, toDemo(value)]);
    const response = await route.fetch({
      url: `http://${target}${toDemo(pathname)}${search}`,
      headers: Object.fromEntries(headers) as Record<string, string>,
      postData: toDemo(request.postData() ?? ''),
    });
    const body = (await response.text()).replaceAll(DEMO_PROJECT, own);
    return route.fulfill({ status: response.status(), headers: CORS, body });
  });
  return tokens;
}

test('every request to Firebase carries the token obtained through reCAPTCHA; the site check names that sign-up is on', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(new RegExp(`'https://${BLOCKED}' violates`));
  await serveBuild(page);
  const requested = await simulateGoogle(page);
  const tokens = await forwardToEmulators(page);
  await openSampleDashboard(page);
  expect(await runSiteCheck(page)).toEqual(['Sign-up is off: Visitors can create an account.']);
  // Only the static pages: this build has none.
  await expect(page.getByText('1 failed, 1 couldn’t be checked, 21 passed')).toBeVisible();
  expect([...requested].toSorted()).toEqual([
    'content-firebaseappcheck.googleapis.com/v1/projects/example-production/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken',
    'www.google.com/recaptcha/enterprise.js',
    'www.google.com/recaptcha/enterprise/anchor',
    'www.google.com/recaptcha/enterprise/clr',
    'www.gstatic.com/recaptcha/releases/1/recaptcha__en.js',
  ]);
  expect(tokens).toEqual(new Set(['app-check-token']));
});
