import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { expect, open, test } from '../support/test';
import { putAccount } from '../support/world';

/** Somebody whose words stand nowhere else. */
const VISITOR = {
  'First Name': 'Zephyrine',
  'Last Name': 'Quillfeather',
  Email: 'zephyrine@quillfeather.example',
  Company: 'Quillfeather Mills',
  Message: 'Our ledger is stored in a lighthouse.',
};
const VISITORS_WORDS = Object.values(VISITOR);

/** Where words can get to without being meant for it. */
interface Traces {
  console: string[];
  addresses: string[];
  titles: string[];
}

/** Watches everything that the page writes to the console, asks for, and calls itself. */
function watchTraces(page: Page): Traces {
  const traces: Traces = { console: [], addresses: [], titles: [] };
  page.on('console', (message) => void traces.console.push(message.text()));
  page.on('pageerror', (error) => void traces.console.push(error.stack ?? error.message));
  page.on('request', (request) => {
    traces.addresses.push(request.url(), request.headers()['referer'] ?? '');
  });
  page.on('framenavigated', (frame) => void traces.addresses.push(frame.url()));
  return traces;
}

/** Those of the words that any of the texts has, as they are or encoded for an address. */
function found(words: readonly string[], texts: readonly string[]): string[] {
  const all = texts.join('\n').toLowerCase();
  return words.filter((word) =>
    [word, encodeURIComponent(word), JSON.stringify(word).slice(1, -1)].some((form) =>
      all.includes(form.toLowerCase()),
    ),
  );
}

/** None of the words is in the console, in an address, in a title or in the page's history. */
async function expectNoTrace(page: Page, traces: Traces, words: readonly string[]) {
  traces.titles.push(await page.title());
  traces.addresses.push(await page.evaluate(() => JSON.stringify(history.state) ?? ''));
  expect(found(words, traces.console), 'in the console').toEqual([]);
  expect(found(words, traces.addresses), 'in addresses').toEqual([]);
  expect(found(words, traces.titles), 'in titles').toEqual([]);
}

/** Everything that the browser keeps for the site: storages, databases, caches and cookies. */
async function kept(page: Page, context: BrowserContext): Promise<string> {
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

test('a visitor who sends an inquiry leaves nothing of it in console, addresses, titles or storage', async ({
  page,
  context,
}) => {
  const traces = watchTraces(page);
  await open(page, '/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  for (const [label, words] of Object.entries(VISITOR)) await page.getByLabel(label).fill(words);
  expect(found(VISITORS_WORDS, [await kept(page, context)]), 'the draft is looked for').toEqual(
    VISITORS_WORDS,
  );
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL('/about');

  await expectNoTrace(page, traces, VISITORS_WORDS);
  expect(found(VISITORS_WORDS, [await kept(page, context)]), 'in storage').toEqual([]);
});

test('nor does one whose inquiry fails, beyond the draft in this tab', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to send message/);
  const traces = watchTraces(page);
  await page.route(/documents:commit/, (route) =>
    // As the database does, with the words in its answer.
    route.fulfill({ status: 400, body: route.request().postData() ?? '' }),
  );
  await open(page, '/contact');
  for (const [label, words] of Object.entries(VISITOR)) await page.getByLabel(label).fill(words);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message.').first()).toBeVisible();

  await expectNoTrace(page, traces, VISITORS_WORDS);
  const beyondTab = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(found(VISITORS_WORDS, [beyondTab, JSON.stringify(await context.cookies())])).toEqual([]);
});

test('an administrator’s work leaves nothing of visitors, password or session after the logout', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  const { email, password, uid } = DEMO_ACCOUNTS.administrator;
  await putAccount(DEMO_ACCOUNTS.administrator);
  const traces = watchTraces(page);
  await open(page, '/contact');
  for (const [label, words] of Object.entries(VISITOR)) await page.getByLabel(label).fill(words);
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
  expect(tokens, 'the session is looked for').toHaveLength(2);

  await page.getByRole('link', { name: 'Manage Contacts' }).click();
  const card = page.getByRole('article', { name: 'Zephyrine Quillfeather' });
  await card.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expect(card.getByText('contacted', { exact: true })).toBeVisible();
  await page.getByLabel('Search').fill('Quillfeather');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');

  const secrets = [...VISITORS_WORDS, email, password, wrong, ...tokens];
  // The path of the own record of rights names the account; that is no secret without its token.
  await expectNoTrace(page, traces, secrets);
  expect(found([...secrets, uid], [await kept(page, context)]), 'in storage').toEqual([]);
});
