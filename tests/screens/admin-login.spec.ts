import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn, putAccount } from '../support/accounts';
import { deferred } from '../support/network';
import { notification } from '../support/notification';
import { expect, test } from '../support/test';

const { administrator } = DEMO_ACCOUNTS;

test.beforeEach(async ({ page }) => {
  await putAccount(administrator);
  await page.goto('/admin/login');
});

test('requires e-mail and password, checked by the browser', async ({ page }) => {
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

test('shows the identity provider’s message when the login fails', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to log in/);
  await page.route(/accounts:signInWithPassword/, (route) => route.abort());
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(notification(page, 'Login Failed', 'Firebase')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(administrator.email);
  await expect(page).toHaveURL('/admin/login');
});

test('redirects a logged-in user to the dashboard', async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
  await logIn(page, DEMO_ACCOUNTS.member);
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/dashboard');
});
