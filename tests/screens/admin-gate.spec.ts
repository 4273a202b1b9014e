import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

test('a sign-out in another tab leads to the login, and unsaved input returns after it', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  // Reads that are under way at the logout are refused.
  allowConsoleErrors(/403|AccessDeniedError/);
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
