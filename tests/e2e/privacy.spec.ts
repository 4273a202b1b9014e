import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { COMMIT, failed, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { notification } from '../support/notification';
import { expect, open, test } from '../support/test';
import { clientData } from './client-data';

/** Values unique enough to be searched for. */
const VISITOR = {
  'First Name': 'Zephyrine',
  'Last Name': 'Quillfeather',
  Email: 'zephyrine@quillfeather.example',
  Company: 'Quillfeather Mills',
  Message: 'Our ledger is stored in a lighthouse.',
};
const VISITOR_INPUT = Object.values(VISITOR);

/** Records the page's console output and URLs, which must contain no personal data. */
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

/** The values that occur in the text, plain or encoded. */
function findValues(values: readonly string[], text: string): string[] {
  return values.filter((value) =>
    [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)].some((form) =>
      text.toLowerCase().includes(form.toLowerCase()),
    ),
  );
}

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

/** Browser storage of the site: `tab` is session storage, `beyond` is everything that outlives the tab. */
async function storedInBrowser(page: Page) {
  const data = JSON.parse(await clientData(page)) as Record<string, unknown>;
  const { sessionStorage: tab, localStorage, cookies, databases, cacheStorage } = data;
  return {
    tab: JSON.stringify(tab),
    beyond: JSON.stringify([localStorage, cookies, databases, cacheStorage]),
  };
}

test('the browser keeps no data of an inquiry that was sent, and none after a logout', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to send message \(/, /^Failed to log in \(/);
  const { email, password, uid } = DEMO_ACCOUNTS.administrator;
  await putAccount(DEMO_ACCOUNTS.administrator);
  const traces = recordTraces(page);

  await page.route(COMMIT, (route) =>
    // A Firestore error response can also repeat the input.
    route.fulfill({ status: 400, body: route.request().postData() ?? '' }),
  );
  await open(page, '/?utm_source=Foghorn+News');
  await page.getByRole('link', { name: 'Get Started' }).click();
  for (const [label, text] of Object.entries(VISITOR)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Service Interest').selectOption('Cloud Migration');
  await send(page);
  await expect(failed(page)).toBeVisible();
  await expectNoTrace(page, traces, VISITOR_INPUT);
  const draft = await storedInBrowser(page);
  expect(findValues(VISITOR_INPUT, draft.tab), 'the draft of this tab').toEqual(VISITOR_INPUT);
  expect(findValues([...VISITOR_INPUT, 'Foghorn'], draft.beyond), 'beyond this tab').toEqual([]);

  await page.unroute(COMMIT);
  await send(page);
  await expect(sent(page)).toBeVisible();
  const source = { landing: '/', page: '/contact', utmSource: 'Foghorn%20News' };
  expect(await stored('contacts')).toMatchObject([{ source }]);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL('/about');
  await expectNoTrace(page, traces, VISITOR_INPUT);
  const afterSend = await storedInBrowser(page);
  expect(findValues(VISITOR_INPUT, afterSend.tab + afterSend.beyond)).toEqual([]);

  await open(page, '/admin/login');
  const main = page.getByRole('main');
  const logInWith = async (typed: string, name: string = email) => {
    await main.getByLabel('Email').fill(name);
    await main.getByLabel('Password').fill(typed);
    await main.getByRole('button', { name: 'Login' }).click();
  };
  const wrong = 'not-the-password-at-all';
  for (const name of ['nobody@example.com', email]) {
    await logInWith(wrong, name);
    const message = notification(page, 'Login Failed', 'Invalid credentials');
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toHaveCount(0);
  }
  // The same for an unknown and a known email address.
  const failures = traces.console.filter((text) => text.startsWith('Failed to log in'));
  expect(failures).toEqual([failures[0], failures[0]]);
  await logInWith(password);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const session = await storedInBrowser(page);
  const tokens = [
    ...session.beyond.matchAll(/(?:accessToken|refreshToken)\\*":\\*"([^"\\]+)/g),
  ].map(([, token = '']) => token);
  expect(tokens, 'session tokens before the logout').toHaveLength(2);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

  await page.getByRole('link', { name: 'Manage Contacts' }).click();
  // The dashboard also has a link with the visitor's name.
  await expect(page.getByRole('heading', { name: 'Contact Management' })).toBeVisible();
  await page.getByRole('link', { name: 'Zephyrine Quillfeather' }).click();
  const inquiry = page.getByRole('region', { name: /Inquiry \S+$/ });
  await expect(inquiry).toContainText(VISITOR.Message);
  await inquiry.getByRole('combobox', { name: /^Status of/ }).click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expect(inquiry.getByText('contacted', { exact: true })).toBeVisible();
  expect(await stored('contacts')).toMatchObject([{ email: VISITOR.Email, status: 'contacted' }]);
  await page.getByLabel('Search').fill('Quillfeather');
  expect(findValues(VISITOR_INPUT, await clientData(page))).not.toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');

  const secrets = [...VISITOR_INPUT, email, password, wrong, ...tokens];
  // The uid isn't checked, because it is in the URL of the document read from `admins`.
  await expectNoTrace(page, traces, secrets);
  const afterLogout = await storedInBrowser(page);
  expect(findValues([...secrets, uid], afterLogout.tab + afterLogout.beyond)).toEqual([]);
  const found = async () => findValues(secrets, await clientData(page));
  await expect.poll(found, 'in elements, storage, and caches').toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/admin/login');
  await expect.poll(found, 'after Back').toEqual([]);
});
