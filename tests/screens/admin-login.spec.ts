import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn, putAccount } from '../support/accounts';
import { deferred } from '../support/network';
import { notification } from '../support/notification';
import { expect, open, test } from '../support/test';

const { administrator, member } = DEMO_ACCOUNTS;

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

test('tells an account without access at once, and does not welcome it', async ({ page }) => {
  await putAccount(member);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
  await expect(page.getByText(`You’re signed in as ${member.email},`)).toBeVisible();
  await expect(page.getByText('Login Successful')).toHaveCount(0);
});

test('an administrator finds the back office in the header and in the drawer', async ({ page }) => {
  await logIn(page, administrator);
  await open(page, '/about');
  const link = page.getByRole('link', { name: 'Back Office' });
  await expect(link).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await link.click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByText(`Signed in as ${administrator.email}`)).toBeVisible();
  await expect(link).toHaveCount(0);

  const footer = page.getByRole('contentinfo');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // A line of 32 px with its padding and border; two would be 70.
    await expect
      .poll(async () => (await footer.boundingBox())?.height, `footer at ${width} px`)
      .toBeLessThan(48);
  }
});
