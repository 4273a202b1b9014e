import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { putMany } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { career } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

/* Accessibility of public states that can't be reached just by opening a URL. */

test('the list of positions and the page for a position are accessible', async ({ page }) => {
  await putMany('careers', 5, (index) =>
    career({ title: `Job ${index}`, salaryRange: '$1 to $2', isActive: index !== 1 }),
  );
  await open(page, '/careers');
  await expect(page.getByText('4 positions available')).toBeVisible();
  await expectAccessible(page, 'positions');
  await page.getByRole('link', { name: 'Job 0' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job 0');
  await expectAccessible(page, 'one position');
});

test('for a signed-in user, the home page is accessible, even with the Services menu open', async ({
  page,
}) => {
  await logIn(page, DEMO_ACCOUNTS.member);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Miro Member');
  await expectAccessible(page, 'signed in');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /^Services/ }).click();
  await expect(page.locator('#services-menu')).toBeVisible();
  await expectAccessible(page, 'menu', { windows: ['wide'], focus: false });
});

test('the consultation dialog with errors is accessible', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter your last name.')).toBeVisible();
  await expectAccessible(page, 'consultation', { focus: false });
});

test('the drawer, the login dialog after a failure, and the register dialog are accessible', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page, 'drawer', { windows: ['narrow'], focus: false });
  await drawer.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill('nobody@example.com');
  await dialog.getByLabel('Password').fill('nothing');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
  await expectAccessible(page, 'login failed', { focus: false });
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  await expectAccessible(page, 'register', { focus: false });
});
