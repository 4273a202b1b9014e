import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { put, remove } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('the careers page shows nothing to a signed-out visitor', async ({ page }) => {
  await put('careers/one', career());
  await page.goto('/admin/careers');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page).toHaveURL('/admin/careers');
});

test('a failed check of the access shows an error and can be tried again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to/);
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await page.route(/documents:batchGet/, (route) => route.abort());
  await page.goto('/admin/contacts');
  await expect(page.getByRole('alert')).toContainText('We couldn’t check your access');
  await page.unroute(/documents:batchGet/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No contacts yet')).toBeVisible();
});

test('a sign-out in another tab leads to the login, and unsaved input returns after it', async ({
  page,
  context,
}) => {
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Add Career' }).click();
  await page.getByLabel('Job Title').fill('Database Archaeologist');
  await page.getByRole('button', { name: 'Add Benefit' }).click();
  await page.getByLabel('Benefit 2', { exact: true }).fill('Brushes');

  const other = await context.newPage();
  await other.goto('/admin/contacts');
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/admin/login');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.getByText('What you typed is kept in this tab. Log in again to continue.', {
      exact: true,
    }),
  ).toBeVisible();

  const { email, password } = DEMO_ACCOUNTS.administrator;
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password').fill(password);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('dialog', { name: 'Add New Career' })).toBeVisible();
  await expect(page.getByLabel('Job Title')).toHaveValue('Database Archaeologist');
  await expect(page.getByLabel('Benefit 2', { exact: true })).toHaveValue('Brushes');
});

test('access revoked while a dialog is open shows an error in it and keeps the input', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to save career/, /Failed to fetch careers/);
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Add Career' }).click();
  await page.getByLabel('Job Title').fill('DBA');
  await remove(`admins/${DEMO_ACCOUNTS.administrator.uid}`);
  await page.getByRole('button', { name: 'Create Career' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('no longer has administrator access');
  await expect(page.getByLabel('Job Title')).toHaveValue('DBA');
});
