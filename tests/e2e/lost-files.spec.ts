import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { fillRequired, failed, send, sent } from '../support/contact-form';
import { put, stored } from '../support/database';
import {
  FILE_FAULTS,
  startLossyProxy,
  type FileFault,
  type LossyProxy,
} from '../support/lossy-proxy';
import { sampleOf } from '../support/long';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, service } from '../support/sample-documents';
import { test as base, expect, interact, open, waitForHydration } from '../support/test';

const test = base.extend<{ site: LossyProxy }>({
  site: async ({ baseURL }, use) => {
    const site = await startLossyProxy(baseURL ?? '');
    await use(site);
    await site.close();
  },
});

/** So that the next page load requests every file. */
async function clearCache(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

const SEND_FAILURE = /^Failed to send message \(/;
const SERVICES_FAILURE = /^Failed to fetch services \(/;
const PAGE_FAILURE = [/^Failed to show the page \(/, /dynamically imported module/];

for (const fault of sampleOf(FILE_FAULTS, 1)) {
  test(`after the files that Send needs are lost (${fault}), the next attempt sends the inquiry`, async ({
    page,
    site,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(SEND_FAILURE);
    allowConsoleErrors(SERVICES_FAILURE);
    const chunks = sampleOf(['contact-create', 'firestore', 'connection'], 2);
    for (const chunk of chunks) {
      await clearCache(page);
      site.lose([chunk], fault);
      await open(page, `${site.origin}/contact`);
      await fillRequired(page);
      await page.getByLabel('Message').fill(chunk);
      await send(page);
      await expect(failed(page)).toBeVisible();
      expect(site.lost()).toEqual([chunk]);
      await expect(page.getByLabel('Message')).toHaveValue(chunk);
      site.recover();
      await send(page);
      await expect(sent(page)).toBeVisible();
    }
    expect(await stored('contacts')).toHaveLength(chunks.length);
  });
}

test('after the code of a page is lost, the same link, another link and back, and “Try again” show the page', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(...PAGE_FAILURE);
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  const failure = page.getByRole('heading', { name: 'Something went wrong' });
  const goAgain = [
    () => link('About').click(),
    async () => {
      await link('Home').click();
      await link('About').click();
    },
    () => page.getByRole('button', { name: 'Try again' }).click(),
  ];
  for (const goToAbout of sampleOf(goAgain, 2)) {
    site.lose(['about-page']);
    await open(page, `${site.origin}/contact`);
    await page.getByLabel('Message').fill('Half a message');
    await link('About').click();
    await expect(failure).toBeVisible();
    site.recover();
    await goToAbout();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
    await expect(failure).toBeHidden();
    await link('Contact').click();
    await expect(page.getByLabel('Message')).toHaveValue('Half a message');
    await clearCache(page);
  }
});

test('after the files of a save are lost, what is typed in the back office is kept, and the next save works', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to save career \(/);
  // Otherwise, the built-in services are saved first.
  await put('services/one', service({ slug: 'one' }));
  await put('careers/one', career());
  await openAsAdministrator(page, `${site.origin}/admin/careers`, 'Career Management');
  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  await dialog.getByLabel('Department').fill('Cloud');
  const save = dialog.getByRole('button', { name: 'Update Career' });
  for (const fault of sampleOf(FILE_FAULTS, 2)) {
    site.lose(['commit'], fault);
    await save.click();
    await expect.poll(site.lost).toEqual(['commit']);
    await expect(save).toBeEnabled();
    await expect(page.getByText('Failed to save career').first()).toBeVisible();
    await expect(dialog.getByLabel('Department')).toHaveValue('Cloud');
  }
  site.recover();
  await save.click();
  await expect(notification(page, 'Success', 'Career updated successfully')).toBeVisible();
  expect(await stored('careers')).toMatchObject([{ department: 'Cloud' }]);
});

test('after the code of the login form is lost, what was typed is kept, and an early login is sent', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_EMPTY_RESPONSE/);
  const { email, password } = DEMO_ACCOUNTS.member;
  await putAccount(DEMO_ACCOUNTS.member);
  await open(page, `${site.origin}/about`);
  // After a navigation, only the dialog loads the form.
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveTitle(/Careers/);
  site.lose(['login-form']);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect.poll(site.lost).toEqual(['login-form']);
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  site.recover();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('after files of the start are lost, the page comes to life without a reload, and what was typed is sent', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_EMPTY_RESPONSE/);
  const all: [chunk: string, fault: FileFault][] = [
    ['start', 'half a file'],
    ['start', 'a captive portal'],
    ['site', 'no response'],
    ['page', 'a captive portal'],
    ['contact-form', 'an error'],
  ];
  const losses = sampleOf(all, 3);
  for (const [chunk, fault] of losses) {
    site.lose([chunk], fault);
    await page.goto(`${site.origin}/contact`);
    await page.getByLabel('First Name').pressSequentially('Ada');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect.poll(site.lost).toEqual([chunk]);
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Message').fill(`${chunk}: ${fault}`);
    site.recover();
    await interact(page);
    await waitForHydration(page);
    await send(page);
    await expect(sent(page)).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await clearCache(page);
  }
  const messages = (await stored('contacts')).map(({ message }) => message);
  expect(messages.sort()).toEqual(losses.map((loss) => loss.join(': ')).sort());
});
