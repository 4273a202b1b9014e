import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { putAccount, signUp } from '../support/accounts';
import { navigateInApp } from '../support/app-navigation';
import { put } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

/** Part of everything that only administrators may read. */
const SECRET = 'Zanzibar';

test.describe('an account created with the public API key', () => {
  test.beforeEach(async () => {
    await put('contacts/one', contact({ lastName: SECRET, message: SECRET }));
    await put('careers/closed', career({ title: SECRET, isActive: false }));
    await put('admins/somebody', { email: `${SECRET}@example.com` });
    await put('notes/one', { text: SECRET });
  });

  test('gets no admin data on the admin routes', async ({ page }) => {
    await signUp(page);
    let read = 0;
    const leaks: string[] = [];
    page.on('response', async (response) => {
      const text = await response.text().catch(() => '');
      read += text.length;
      if (text.includes(SECRET)) leaks.push(response.url());
    });
    for (const route of ['dashboard', 'careers', 'seo', 'contacts', 'login']) {
      await page.goto(`/admin/${route}`);
      await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
      await expect(page.getByText(SECRET)).toHaveCount(0);
    }
    expect(read).toBeGreaterThan(0);
    expect(leaks).toEqual([]);
  });

  test('gets no admin data from any collection with any call', async ({ page, request }) => {
    const Authorization = `Bearer ${await signUp(page)}`;
    const name = `projects/${DEMO_PROJECT}/databases/(default)/documents`;
    const base = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${name}`;
    const query = (collectionId: string, allDescendants: boolean) => ({
      from: [{ collectionId, allDescendants }],
    });
    const aggregations = [{ count: {} }];
    const responses: { status: number; text: string; request: string }[] = [];
    for (const path of ['contacts/one', 'careers/closed', 'admins/somebody', 'notes/one']) {
      const [collection = ''] = path.split('/');
      const calls: [string, object?][] = [
        [`/${path}`],
        [`/${collection}`],
        [':batchGet', { documents: [`${name}/${path}`] }],
        [':listCollectionIds', {}],
        [':runQuery', { structuredQuery: query(collection, false) }],
        [':runQuery', { structuredQuery: query(collection, true) }],
        [
          ':runAggregationQuery',
          {
            structuredAggregationQuery: { structuredQuery: query(collection, false), aggregations },
          },
        ],
        [':commit', { writes: [{ delete: `${name}/${path}` }] }],
      ];
      for (const [address, data] of calls) {
        const options = { headers: { Authorization } };
        const response = await (data
          ? request.post(base + address, { ...options, data })
          : request.get(base + address, options));
        responses.push({
          status: response.status(),
          text: await response.text(),
          request: `${address} ${JSON.stringify(data)}`,
        });
      }
    }
    expect(responses).toHaveLength(32);
    expect(responses.filter(({ status }) => status < 400)).toEqual([]);
    expect(responses.filter(({ text }) => text.includes(SECRET))).toEqual([]);
  });
});

test('a wrong e-mail and a wrong password cause the same message, in both forms and the console', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  const { email } = DEMO_ACCOUNTS.member;
  await putAccount(DEMO_ACCOUNTS.member);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const messages: string[] = [];

  async function tryToLogIn(form: ReturnType<Page['getByRole']>) {
    for (const name of ['nobody@example.com', email]) {
      await form.getByLabel('Email').fill(name);
      await form.getByLabel('Password').fill('a wrong one');
      await form.getByRole('button', { name: 'Login' }).click();
      const message = page
        .getByRole('listitem', { includeHidden: true })
        .filter({ has: page.getByRole('button', { name: 'Dismiss', includeHidden: true }) });
      messages.push(await message.innerText());
      await message.getByRole('button', { name: 'Dismiss', includeHidden: true }).click();
      await expect(message).toHaveCount(0);
    }
  }
  await open(page, '/admin/login');
  await tryToLogIn(page.getByRole('main'));
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await tryToLogIn(page.getByRole('dialog'));

  expect(messages[0]).toContain('Invalid credentials');
  expect(messages[1]).toBe(messages[0]);
  expect(messages[2]).toContain('Invalid email or password. Please try again.');
  expect(messages[3]).toBe(messages[2]);
  const failures = logged.filter((text) => text.startsWith('Failed to log in'));
  expect(failures).toHaveLength(4);
  expect(new Set(failures).size).toBe(1);
});

/** Malformed values and attacks in URLs. */
const HOSTILE_VALUES = [
  '../..',
  '..%2f..%2fadmin%2fcontacts',
  '%2e%2e%2f',
  '//evil.example',
  '%2F%2Fevil.example',
  '%5C%5Cevil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '%00',
  '%E0%A4',
  '%',
  '"><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '🏗️ строка',
  'x'.repeat(4_000),
];

test.describe('hostile URLs neither crash the site nor lead away from it,', () => {
  test.beforeEach(async ({ page, allowConsoleErrors }) => {
    // The database may refuse a value as a slug; the page then shows Service Not Found.
    allowConsoleErrors(/^Failed to fetch service \(/);
    page.on('dialog', (dialog) => {
      void dialog.dismiss();
      throw new Error(`A dialog: ${dialog.message()}`);
    });
    await page.route(
      (url) => url.hostname.endsWith('.example'),
      () => {
        throw new Error('The page sent a request to another site');
      },
    );
  });

  test('as a slug', async ({ page, baseURL }) => {
    await open(page, '/services/no-such-service');
    for (const value of HOSTILE_VALUES) {
      await navigateInApp(page, `${baseURL}/services/${value.replaceAll('/', '%2F')}`);
      await expect(page.getByRole('heading', { level: 1 }), value).toHaveText(/Not Found$/);
    }
  });

  test('as the id of a career', async ({ page, baseURL }) => {
    await open(page, '/careers');
    for (const value of HOSTILE_VALUES) {
      await navigateInApp(page, `${baseURL}/careers?job=${value}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, value).toHaveText('This Position Is Not Open');
    }
  });

  test('as the filter of contacts and the tab of SEO settings', async ({ page, baseURL }) => {
    await put('contacts/one', contact());
    await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
    for (const value of HOSTILE_VALUES) {
      await navigateInApp(page, `${baseURL}/admin/contacts?status=${value}&${value}`);
      await expect(page.getByRole('article'), value).toHaveCount(1);
    }
    await page.goto('/admin/seo');
    for (const value of HOSTILE_VALUES) {
      await navigateInApp(page, `${baseURL}/admin/seo?page=${value}&${value}`);
      await expect(page.getByRole('tab', { name: 'Home Page' }), value).toHaveAttribute(
        'aria-selected',
        'true',
      );
    }
  });

  test('as the path of a page load', async ({ page, baseURL }) => {
    for (const path of [
      '/services/%00',
      '/services/..%2f..%2fadmin%2fcontacts',
      '/services/__proto__',
      '/careers?job=../..',
      '/careers?job=__proto__&job=%E0%A4',
      '/admin/..%2f..%2f',
      '/__proto__',
      '/%2F%2Fevil.example',
    ]) {
      await page.goto(baseURL + path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
        /Not Found$|Not Open$|^Admin Login$/,
      );
      expect(new URL(page.url()).origin).toBe(baseURL);
    }
  });

  test('as a path that the server could redirect', async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? '');
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '/%2F%2Fevil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '//evil.example/index.html',
      '//evil.example/..',
      '/services//evil.example/',
      '/admin//evil.example/',
    ]) {
      const target = await new Promise<string>((resolve, reject) => {
        get({ hostname, port, path }, (response) => {
          response.resume();
          resolve(response.headers.location ?? '');
        }).on('error', reject);
      });
      expect(new URL(target, `${baseURL}/`).origin, path).toBe(baseURL);
    }
  });
});
