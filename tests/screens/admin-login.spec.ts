import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { gate, notification } from '../support/admin';
import { expect, test } from '../support/test';
import { logIn, putAccount } from '../support/world';

const { administrator } = DEMO_ACCOUNTS;

test.beforeEach(async ({ page }) => {
  await putAccount(administrator);
  await page.goto('/admin/login');
});

test('asks the browser to check e-mail and password', async ({ page }) => {
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

test('says that it is logging in, greets, and goes to the dashboard', async ({ page }) => {
  const { released, release } = gate();
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

test('tells a failure with the words of the identity provider', async ({
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

test('leads whoever is logged in already to the dashboard', async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
  await logIn(page, DEMO_ACCOUNTS.member);
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/dashboard');
});
