import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { put, stored } from '../support/database';
import { type FaultName, simulateNetwork, WRITE_FAULTS } from '../support/network-faults';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

/** Timeout of a write (design 4). */
const WRITE_TIMEOUT_MS = 15_000;

const FAULT_NAMES = Object.keys(WRITE_FAULTS) as FaultName[];

test.beforeEach(async ({ page, allowConsoleErrors }) => {
  // Moving the clock times out other requests, too.
  allowConsoleErrors(/^Failed to/);
  await page.clock.install();
});

/** Moves the clock past the timeout of a write. */
const passTimeout = (page: Page) => page.clock.fastForward(WRITE_TIMEOUT_MS);

test('a status change shows each fault in its row, and the next choice is stored', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to update contact status/);
  await put('contacts/one', contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  const network = await simulateNetwork(page, /documents:commit/, 'contacts');
  const row = page.getByRole('article');
  const status = row.getByRole('combobox');
  const choose = async (label: string) => {
    await status.click();
    await page.getByRole('option', { name: label }).click();
  };
  for (const [index, fault] of FAULT_NAMES.entries()) {
    const [label, value] = index % 2 === 0 ? ['Closed', 'closed'] : ['New', 'new'];
    const { applied } = network.failWith(fault);
    await choose(label ?? '');
    await applied;
    await passTimeout(page);
    await expect(row.getByText('The connection failed.'), fault).toBeVisible();
    await expect(status).toBeEnabled();
    network.recover();
    await choose(label ?? '');
    await expect(row.getByText(value ?? '', { exact: true }), fault).toBeVisible();
    expect(await stored('contacts')).toMatchObject([{ status: value }]);
  }
});

test('a new career keeps its dialog and input after each fault and is stored once', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to save career/);
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  const network = await simulateNetwork(page, /documents:commit/, 'careers');
  const dialog = page.getByRole('dialog');
  for (const fault of FAULT_NAMES) {
    await page.getByRole('button', { name: 'Add Career' }).click();
    await dialog.getByLabel('Job Title').fill(fault);
    const { applied } = network.failWith(fault);
    await dialog.getByRole('button', { name: 'Create Career' }).dblclick();
    await applied;
    await passTimeout(page);
    await expect(dialog.getByRole('alert'), fault).toContainText('Nothing you typed is lost');
    await expect(dialog.getByLabel('Job Title')).toHaveValue(fault);
    network.recover();
    await dialog.getByRole('button', { name: 'Create Career' }).click();
    await expect(dialog, fault).toBeHidden();
  }
  const titles = (await stored('careers')).map(({ title }) => String(title));
  expect(titles.sort()).toEqual([...FAULT_NAMES].sort());
});

test('a changed career keeps its input after each fault; no fault is treated as a conflict', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to save career/);
  await put('careers/one', career());
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  const network = await simulateNetwork(page, /documents:commit/, 'careers');
  const dialog = page.getByRole('dialog');
  for (const fault of FAULT_NAMES) {
    await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
    await dialog.getByLabel('Department').fill(fault);
    const { applied } = network.failWith(fault);
    await dialog.getByRole('button', { name: 'Update Career' }).click();
    await applied;
    await passTimeout(page);
    await expect(dialog.getByRole('alert'), fault).toContainText('Nothing you typed is lost');
    await expect(dialog.getByLabel('Department')).toHaveValue(fault);
    network.recover();
    await dialog.getByRole('button', { name: 'Update Career' }).click();
    await expect(dialog, fault).toBeHidden();
    expect(await stored('careers')).toMatchObject([{ department: fault }]);
  }
});

test('a deletion keeps the row after each fault, and the next attempt removes it', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to delete career/);
  for (const fault of FAULT_NAMES) await put(`careers/${fault}`, career({ title: fault }));
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  page.on('dialog', (dialog) => void dialog.accept());
  const network = await simulateNetwork(page, /documents:commit/, 'careers');
  for (const fault of FAULT_NAMES) {
    const button = page.getByRole('button', { name: `Delete ${fault}`, exact: true });
    const { applied } = network.failWith(fault);
    await button.click();
    await applied;
    await passTimeout(page);
    await expect(button, fault).toBeEnabled();
    network.recover();
    await button.click();
    await expect(page.getByRole('article', { name: fault, exact: true })).toHaveCount(0);
  }
  expect(await stored('careers')).toEqual([]);
});

test('SEO settings keep the input after each fault, and one document is stored', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to save SEO settings/);
  await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
  const network = await simulateNetwork(page, /documents:commit/, 'seoSettings');
  const save = page.getByRole('button', { name: 'Save SEO Settings' });
  for (const fault of FAULT_NAMES) {
    await page.getByLabel('Page Title').fill(fault);
    const { applied } = network.failWith(fault);
    await save.dblclick();
    await applied;
    await passTimeout(page);
    await expect(page.getByRole('alert'), fault).toContainText('Nothing you typed is lost');
    await expect(page.getByLabel('Page Title')).toHaveValue(fault);
    network.recover();
    await save.click();
    await expect(notification(page, 'Success', 'SEO settings updated for About')).toBeVisible();
    expect(await stored('seoSettings')).toMatchObject([{ page: 'about', title: fault }]);
  }
});

test('the login form keeps its input and stays usable after each fault', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await putAccount(DEMO_ACCOUNTS.administrator);
  await open(page, '/admin/login');
  const network = await simulateNetwork(page, /accounts:signInWithPassword/);
  const login = page.getByRole('main').getByRole('button', { name: 'Login' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  for (const fault of FAULT_NAMES) {
    const { applied } = network.failWith(fault);
    await login.dblclick();
    await applied;
    await passTimeout(page);
    await expect(login, fault).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue(password);
  }
  expect(network.requests()).toBe(FAULT_NAMES.length);
  network.recover();
  await login.click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a registration shows its notification and sends no request', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Register' }).click();
  for (const label of ['First Name', 'Last Name', 'Password']) {
    await dialog.getByLabel(label).fill('Ada');
  }
  await dialog.getByLabel('Email').fill('ada@example.com');
  const network = await simulateNetwork(page, /accounts:|documents:(commit|batchWrite)/);
  network.failWith('drop');
  await dialog.getByRole('button', { name: 'Register' }).click({ clickCount: 3 });
  await expect(
    notification(page, 'Registration', 'Please contact an administrator to create an account.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
  expect(network.requests()).toBe(0);
});
