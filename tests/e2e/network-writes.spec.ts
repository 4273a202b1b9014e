import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { career, contact, notification, openAsAdministrator } from '../support/admin';
import { unreliable, WRITE_FAULTS, type FaultName } from '../support/faults';
import { expect, open, test } from '../support/test';
import { put, putAccount, stored } from '../support/world';

/** The deadline of a write (design 4), in milliseconds. */
const WRITE_DEADLINE = 15_000;

const FAULT_NAMES = Object.keys(WRITE_FAULTS) as FaultName[];

test.beforeEach(async ({ page, expectConsoleErrors }) => {
  // What else is on its way when the clock is moved is too late.
  expectConsoleErrors(/^Failed to/);
  await page.clock.install();
});

/** Lets the clock come to the moment when no write is waited for any longer. */
const giveUp = (page: Page) => page.clock.fastForward(WRITE_DEADLINE);

test('a status: each of 8 faults is told in its row, and the next choice is stored', async ({
  page,
}) => {
  await put('contacts/one', contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  const network = await unreliable(page, /documents:commit/, 'contacts');
  const row = page.getByRole('article');
  const status = row.getByRole('combobox');
  const choose = async (label: string) => {
    await status.click();
    await page.getByRole('option', { name: label }).click();
  };
  for (const [index, fault] of FAULT_NAMES.entries()) {
    const [label, value] = index % 2 === 0 ? ['Closed', 'closed'] : ['New', 'new'];
    const { met } = network.suffers(fault);
    await choose(label ?? '');
    await met;
    await giveUp(page);
    await expect(row.getByText('The connection failed.'), fault).toBeVisible();
    await expect(status).toBeEnabled();
    network.heals();
    await choose(label ?? '');
    await expect(row.getByText(value ?? '', { exact: true }), fault).toBeVisible();
    expect(await stored('contacts')).toMatchObject([{ status: value }]);
  }
});

test('a new career: each of 8 faults keeps the dialog and its words, and none makes a second one', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  const network = await unreliable(page, /documents:commit/, 'careers');
  const dialog = page.getByRole('dialog');
  for (const fault of FAULT_NAMES) {
    await page.getByRole('button', { name: 'Add Career' }).click();
    await dialog.getByLabel('Job Title').fill(fault);
    const { met } = network.suffers(fault);
    await dialog.getByRole('button', { name: 'Create Career' }).dblclick();
    await met;
    await giveUp(page);
    await expect(dialog.getByRole('alert'), fault).toContainText('Nothing you typed is lost');
    await expect(dialog.getByLabel('Job Title')).toHaveValue(fault);
    network.heals();
    await dialog.getByRole('button', { name: 'Create Career' }).click();
    await expect(dialog, fault).toBeHidden();
  }
  const titles = (await stored('careers')).map(({ title }) => String(title));
  expect(titles.sort()).toEqual([...FAULT_NAMES].sort());
});

test('a changed career: each of 8 faults keeps the words; no fault is taken for someone else’s change', async ({
  page,
}) => {
  await put('careers/one', career());
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  const network = await unreliable(page, /documents:commit/, 'careers');
  const dialog = page.getByRole('dialog');
  for (const fault of FAULT_NAMES) {
    await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
    await dialog.getByLabel('Department').fill(fault);
    const { met } = network.suffers(fault);
    await dialog.getByRole('button', { name: 'Update Career' }).click();
    await met;
    await giveUp(page);
    await expect(dialog.getByRole('alert'), fault).toContainText('Nothing you typed is lost');
    await expect(dialog.getByLabel('Department')).toHaveValue(fault);
    network.heals();
    await dialog.getByRole('button', { name: 'Update Career' }).click();
    await expect(dialog, fault).toBeHidden();
    expect(await stored('careers')).toMatchObject([{ department: fault }]);
  }
});

test('a deletion: each of 8 faults leaves the row, and the next one takes it away', async ({
  page,
}) => {
  for (const fault of FAULT_NAMES) await put(`careers/${fault}`, career({ title: fault }));
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  page.on('dialog', (dialog) => void dialog.accept());
  const network = await unreliable(page, /documents:commit/, 'careers');
  for (const fault of FAULT_NAMES) {
    const button = page.getByRole('button', { name: `Delete ${fault}`, exact: true });
    const { met } = network.suffers(fault);
    await button.click();
    await met;
    await giveUp(page);
    await expect(button, fault).toBeEnabled();
    network.heals();
    await button.click();
    await expect(page.getByRole('article', { name: fault, exact: true })).toHaveCount(0);
  }
  expect(await stored('careers')).toEqual([]);
});

test('SEO settings: each of 8 faults keeps what was typed, and there is one document at the end', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
  const network = await unreliable(page, /documents:commit/, 'seoSettings');
  const save = page.getByRole('button', { name: 'Save SEO Settings' });
  for (const fault of FAULT_NAMES) {
    await page.getByLabel('Page Title').fill(fault);
    const { met } = network.suffers(fault);
    await save.dblclick();
    await met;
    await giveUp(page);
    await expect(page.getByRole('alert'), fault).toContainText('Nothing you typed is lost');
    await expect(page.getByLabel('Page Title')).toHaveValue(fault);
    network.heals();
    await save.click();
    await expect(notification(page, 'Success', 'SEO settings updated for About')).toBeVisible();
    expect(await stored('seoSettings')).toMatchObject([{ page: 'about', title: fault }]);
  }
});

test('a login: each of 8 faults leaves the form usable with both words in it', async ({ page }) => {
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await putAccount(DEMO_ACCOUNTS.administrator);
  await open(page, '/admin/login');
  const network = await unreliable(page, /accounts:signInWithPassword/);
  const login = page.getByRole('main').getByRole('button', { name: 'Login' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  for (const fault of FAULT_NAMES) {
    const { met } = network.suffers(fault);
    await login.dblclick();
    await met;
    await giveUp(page);
    await expect(login, fault).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue(password);
  }
  expect(network.requests()).toBe(FAULT_NAMES.length);
  network.heals();
  await login.click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a registration needs no network: its notice comes, and no request is made', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Register' }).click();
  for (const label of ['First Name', 'Last Name', 'Password']) {
    await dialog.getByLabel(label).fill('Ada');
  }
  await dialog.getByLabel('Email').fill('ada@example.com');
  const network = await unreliable(page, /accounts:|documents:(commit|batchWrite)/);
  network.suffers('drop');
  await dialog.getByRole('button', { name: 'Register' }).click({ clickCount: 3 });
  await expect(
    notification(page, 'Registration', 'Please contact an administrator to create an account.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
  expect(network.requests()).toBe(0);
});
