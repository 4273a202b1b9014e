import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Manifest, ManifestChunk } from 'vite';
import { deployConfig, type FirebaseConfig } from '../../scripts/build/hosting-config';
import { ROOT } from '../../scripts/tools/project-root';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';
import { expect, test } from '../support/test';

/* A production build with App Check, served with its content security policy. Google's servers are simulated. */

const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: 'example-production',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_APP_CHECK_SITE_KEY: 'site-key',
  VITE_FIRESTORE_EMULATOR_HOST: '',
  VITE_AUTH_EMULATOR_HOST: '',
};
const BLOCKED = 'www.google.com/recaptcha/about/js/main.min.js';
const APP_CHECK_HOST = 'content-firebaseappcheck.googleapis.com';
const folder = temporaryFolder('app-check');
const vite = join(ROOT, 'node_modules/.bin/vite');

// In one worker, so that the tests share a build.
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
const forEveryPath = deployConfig(firebaseJson, SETTINGS).hosting.headers.find(
  ({ source }) => source === '**',
);
const HEADERS = Object.fromEntries(
  forEveryPath?.headers.map(({ key, value }) => [key, value]) ?? [],
);

/** Serves the build with its headers, and index.html for paths without a file. */
async function serveBuild(page: Page) {
  const origin = new URL(process.env['E2E_BASE_URL'] ?? '').origin;
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname);
    const file = extname(path) && existsSync(path) ? path : join(folder, 'index.html');
    return route.fulfill({ path: file, headers: HEADERS });
  });
}

/** Stub of the reCAPTCHA API that the SDK calls. It also requests a script that the policy must block. */
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

/** Simulates Google's servers. Returns the requested URLs with their App Check tokens. */
async function simulateGoogle(page: Page) {
  const requested = new Map<string, string | null>();
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  await page.route(/^https:/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    requested.set(hostname + pathname, await route.request().headerValue('X-Firebase-AppCheck'));
    if (pathname.endsWith('enterprise.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA });
    }
    const isToken = hostname === APP_CHECK_HOST;
    const json = isToken ? { token: 'app-check-token', ttl: '3600s' } : [];
    return route.fulfill({ json, headers });
  });
  return requested;
}

test('the code of App Check is in one chunk, which no page imports statically', () => {
  const file = join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  // tests/scripts/site-privacy.ts asserts that builds without a site key don't contain this host.
  const hasAppCheck = (chunk?: ManifestChunk) =>
    readFileSync(join(folder, chunk?.file ?? ''), 'utf8').includes(APP_CHECK_HOST);
  expect(Object.values(manifest).filter(hasAppCheck)).toHaveLength(1);
  const isPartOfPage = /^(index\.html|src\/(main|app|pages|features|components)\b)/;
  const loaded = new Set(Object.keys(manifest).filter((key) => isPartOfPage.test(key)));
  expect(loaded.size).toBeGreaterThan(10);
  // The loop also visits the chunks that it adds.
  for (const key of loaded) manifest[key]?.imports?.forEach((name) => loaded.add(name));
  expect([...loaded].filter((key) => hasAppCheck(manifest[key]))).toEqual([]);
});

test('every request carries an App Check token, even where IndexedDB never answers', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(new RegExp(`'https://${BLOCKED}' violates`), /^Failed to log in/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await serveBuild(page);
  const requested = await simulateGoogle(page);
  await page.goto('/services');
  const isDatabaseUrl = (url: string) => url.startsWith('firestore.googleapis.com/');
  await expect.poll(() => [...requested.keys()].some(isDatabaseUrl)).toBe(true);
  await expect
    .poll(() => [...requested.keys()].filter((url) => !isDatabaseUrl(url)).toSorted())
    .toEqual([
      `${APP_CHECK_HOST}/v1/projects/example-production/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken`,
      'www.google.com/recaptcha/enterprise.js',
      'www.google.com/recaptcha/enterprise/anchor',
      'www.google.com/recaptcha/enterprise/clr',
      'www.gstatic.com/recaptcha/releases/1/recaptcha__en.js',
    ]);
  const tokens = [...requested].flatMap(([url, token]) => (isDatabaseUrl(url) ? [token] : []));
  expect(new Set(tokens)).toEqual(new Set(['app-check-token']));

  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill('somebody@example.com');
  await dialog.getByLabel('Password').fill('a password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  const login = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  await expect.poll(() => requested.get(login)).toBe('app-check-token');
  // The simulated response contains no account, so the login fails.
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
});
