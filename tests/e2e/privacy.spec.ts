import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { expect, open, test } from '../support/test';

/** Input that occurs nowhere else. */
const VISITOR = {
  'First Name': 'Zephyrine',
  'Last Name': 'Quillfeather',
  Email: 'zephyrine@quillfeather.example',
  Company: 'Quillfeather Mills',
  Message: 'Our ledger is stored in a lighthouse.',
};
const VISITOR_INPUT = Object.values(VISITOR);

/** Texts that may contain no personal data. */
interface Traces {
  console: string[];
  urls: string[];
  titles: string[];
}

/** Records the console, the URLs and the titles of the page. */
function recordTraces(page: Page): Traces {
  const traces: Traces = { console: [], urls: [], titles: [] };
  page.on('console', (message) => void traces.console.push(message.text()));
  page.on('pageerror', (error) => void traces.console.push(error.stack ?? error.message));
  page.on('request', (request) => {
    traces.urls.push(request.url(), request.headers()['referer'] ?? '');
  });
  page.on('framenavigated', (frame) => void traces.urls.push(frame.url()));
  return traces;
}

/** The values that any of the texts contains, plain or encoded. */
function findValues(values: readonly string[], texts: readonly string[]): string[] {
  const all = texts.join('\n').toLowerCase();
  return values.filter((value) =>
    [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)].some((form) =>
      all.includes(form.toLowerCase()),
    ),
  );
}

/** None of the values is in the console, in a URL, in a title or in the page's history. */
async function expectNoTrace(page: Page, traces: Traces, values: readonly string[]) {
  traces.titles.push(await page.title());
  traces.urls.push(await page.evaluate(() => JSON.stringify(history.state) ?? ''));
  expect(findValues(values, traces.console), 'in the console').toEqual([]);
  expect(findValues(values, traces.urls), 'in urls').toEqual([]);
  expect(findValues(values, traces.titles), 'in titles').toEqual([]);
}

/** Everything that the browser stores for the site: storage, databases, caches and cookies. */
async function storedInBrowser(page: Page, context: BrowserContext): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const contents = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(new Error(`${name} can't be opened`));
            opening.onsuccess = () => {
              const database = opening.result;
              const stores = [...database.objectStoreNames];
              if (stores.length === 0) return resolve([]);
              const reading = database.transaction(stores);
              const rows: unknown[] = [];
              for (const store of stores) {
                const request = reading.objectStore(store).getAll();
                request.onsuccess = () => rows.push(...(request.result as unknown[]));
              }
              reading.oncomplete = () => resolve(rows);
            };
          }),
      ),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      contents,
      await caches.keys(),
    ]);
  });
  return inPage + JSON.stringify(await context.cookies());
}

test('a sent inquiry leaves no trace in console, URLs, titles or storage', async ({
  page,
  context,
}) => {
  const traces = recordTraces(page);
  await open(page, '/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  for (const [label, text] of Object.entries(VISITOR)) await page.getByLabel(label).fill(text);
  expect(
    findValues(VISITOR_INPUT, [await storedInBrowser(page, context)]),
    'the draft is found before the send',
  ).toEqual(VISITOR_INPUT);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL('/about');

  await expectNoTrace(page, traces, VISITOR_INPUT);
  expect(findValues(VISITOR_INPUT, [await storedInBrowser(page, context)]), 'in storage').toEqual(
    [],
  );
});

test('an inquiry that fails leaves no trace but the draft in this tab', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to send message/);
  const traces = recordTraces(page);
  await page.route(/documents:commit/, (route) =>
    // Like the database, the response repeats the input.
    route.fulfill({ status: 400, body: route.request().postData() ?? '' }),
  );
  await open(page, '/contact');
  for (const [label, text] of Object.entries(VISITOR)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message.').first()).toBeVisible();

  await expectNoTrace(page, traces, VISITOR_INPUT);
  const beyondTab = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(findValues(VISITOR_INPUT, [beyondTab, JSON.stringify(await context.cookies())])).toEqual(
    [],
  );
});

test('after a logout no trace of contacts, password or session is left', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  const { email, password, uid } = DEMO_ACCOUNTS.administrator;
  await putAccount(DEMO_ACCOUNTS.administrator);
  const traces = recordTraces(page);
  await open(page, '/contact');
  for (const [label, text] of Object.entries(VISITOR)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();

  await open(page, '/admin/login');
  const main = page.getByRole('main');
  const logInWith = async (typed: string) => {
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Password').fill(typed);
    await main.getByRole('button', { name: 'Login' }).click();
  };
  const wrong = 'not-the-password-at-all';
  await logInWith(wrong);
  await expect(page.getByText('Login Failed').first()).toBeVisible();
  await logInWith(password);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const session = await page.evaluate(() => Object.values({ ...localStorage }).join());
  const tokens = [...session.matchAll(/"(?:accessToken|refreshToken)":"([^"]+)"/g)].map(
    ([, token = '']) => token,
  );
  expect(tokens, 'the session is found before the logout').toHaveLength(2);

  await page.getByRole('link', { name: 'Manage Contacts' }).click();
  const card = page.getByRole('article', { name: 'Zephyrine Quillfeather' });
  await card.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expect(card.getByText('contacted', { exact: true })).toBeVisible();
  await page.getByLabel('Search').fill('Quillfeather');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');

  const secrets = [...VISITOR_INPUT, email, password, wrong, ...tokens];
  // URLs may contain the uid, which is in the path of the administrator's document in `admins`.
  await expectNoTrace(page, traces, secrets);
  expect(
    findValues([...secrets, uid], [await storedInBrowser(page, context)]),
    'in storage',
  ).toEqual([]);
});
