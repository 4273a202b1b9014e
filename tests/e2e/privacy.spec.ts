import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { COMMIT, failed, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
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

/** Records texts of the page that may contain no personal data: its console and its URLs. */
function recordTraces(page: Page) {
  const traces = { console: [] as string[], urls: [] as string[] };
  page.on('console', (message) => void traces.console.push(message.text()));
  page.on('pageerror', (error) => void traces.console.push(error.stack ?? error.message));
  page.on('request', (request) => {
    traces.urls.push(request.url(), request.headers()['referer'] ?? '');
  });
  page.on('framenavigated', (frame) => void traces.urls.push(frame.url()));
  return traces;
}

/** The values that the text contains, plain or encoded. */
function findValues(values: readonly string[], text: string): string[] {
  return values.filter((value) =>
    [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)].some((form) =>
      text.toLowerCase().includes(form.toLowerCase()),
    ),
  );
}

/** None of the values is in the console, in a URL, in the title, or in the page's history. */
async function expectNoTrace(
  page: Page,
  { console, urls }: ReturnType<typeof recordTraces>,
  values: readonly string[],
) {
  const history = await page.evaluate(() => JSON.stringify(window.history.state) ?? '');
  expect(findValues(values, console.join('\n')), 'in the console').toEqual([]);
  expect(findValues(values, urls.join('\n')), 'in URLs').toEqual([]);
  expect(findValues(values, history + (await page.title())), 'in history or title').toEqual([]);
}

/** What the browser stores for the site, in this tab or beyond. */
async function storedInBrowser(page: Page) {
  const [tab, ...beyond] = await page.evaluate(async () => [
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify({ ...localStorage }),
    JSON.stringify(await caches.keys()),
    JSON.stringify(await indexedDB.databases()),
  ]);
  return { tab: tab ?? '', beyond: JSON.stringify(await page.context().cookies()) + beyond.join() };
}

test('an inquiry reaches the administrator, who sets its status; neither leaves a trace in the browser', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to send message \(/, /^Failed to log in \(/);
  const { email, password, uid } = DEMO_ACCOUNTS.administrator;
  await putAccount(DEMO_ACCOUNTS.administrator);
  const traces = recordTraces(page);

  await page.route(COMMIT, (route) =>
    // Like the database, the response repeats the input.
    route.fulfill({ status: 400, body: route.request().postData() ?? '' }),
  );
  await open(page, '/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  for (const [label, text] of Object.entries(VISITOR)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Service Interest').selectOption('Cloud Migration');
  await send(page);
  await expect(failed(page)).toBeVisible();
  await expectNoTrace(page, traces, VISITOR_INPUT);
  const draft = await storedInBrowser(page);
  expect(findValues(VISITOR_INPUT, draft.tab), 'the draft of this tab').toEqual(VISITOR_INPUT);
  expect(findValues(VISITOR_INPUT, draft.beyond), 'beyond this tab').toEqual([]);

  await page.unroute(COMMIT);
  await send(page);
  await expect(sent(page)).toBeVisible();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL('/about');
  await expectNoTrace(page, traces, VISITOR_INPUT);
  const afterSend = await storedInBrowser(page);
  expect(findValues(VISITOR_INPUT, afterSend.tab + afterSend.beyond)).toEqual([]);

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
  const session = await storedInBrowser(page);
  const tokens = [
    ...session.beyond.matchAll(/(?:accessToken|refreshToken)\\*":\\*"([^"\\]+)/g),
  ].map(([, token = '']) => token);
  expect(tokens, 'the session is found before the logout').toHaveLength(2);

  await page.getByRole('link', { name: 'Manage Contacts' }).click();
  await page.getByRole('link', { name: 'Zephyrine Quillfeather' }).click();
  const inquiry = page.getByRole('region', { name: /^Inquiry / });
  await expect(inquiry).toContainText(VISITOR.Message);
  await inquiry.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expect(inquiry.getByText('contacted', { exact: true })).toBeVisible();
  expect(await stored('contacts')).toMatchObject([{ email: VISITOR.Email, status: 'contacted' }]);
  await page.getByLabel('Search').fill('Quillfeather');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');

  const secrets = [...VISITOR_INPUT, email, password, wrong, ...tokens];
  // URLs may contain the uid, which is in the path of the administrator's document in `admins`.
  await expectNoTrace(page, traces, secrets);
  const afterLogout = await storedInBrowser(page);
  expect(findValues([...secrets, uid], afterLogout.tab + afterLogout.beyond)).toEqual([]);
});
