import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { deferred } from '../support/network';
import { notification } from '../support/notification';
import { expect, test } from '../support/test';

const { administrator } = DEMO_ACCOUNTS;

test('requires e-mail and password, checked by the browser', async ({ page }) => {
  await page.goto('/admin/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('required');
  await email.fill('no address');
  await password.fill('anything');
  await page.getByRole('button', { name: 'Login' }).last().click();
  await expect(email).toBeFocused();
  await expect(page).toHaveURL('/admin/login');
});

test('shows that it is logging in, then a notification and the dashboard', async ({ page }) => {
  await putAccount(administrator);
  await page.goto('/admin/login');
  const { released, release } = deferred();
  await page.route(/accounts:signInWithPassword/, async (route) => {
    await released;
    await route.fallback();
  });
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(notification(page, 'Login Successful', 'Welcome to the admin panel')).toBeVisible();
});
