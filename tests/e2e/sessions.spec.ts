import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { career, contact, notification, openAsAdministrator } from '../support/admin';
import { leftBehind } from '../support/left-behind';
import { expect, test } from '../support/test';
import { disableAccount, put, remove, stored } from '../support/world';

const { administrator } = DEMO_ACCOUNTS;
const KEPT = 'What you typed is kept in this tab. Log in again to continue.';
const REVOKED = 'your account no longer has administrator access';

const revoke = () => remove(`admins/${administrator.uid}`);

const signedOut = (page: Page, text: string) =>
  notification(page, 'You have been signed out', text);

/** Opens the dialog of a new career and types into it; behind it another one is listed. */
async function typeCareer(page: Page) {
  await put('careers/one', career({ title: 'Listed Career' }));
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByText('Listed Career')).toBeVisible();
  await page.getByRole('button', { name: 'Add Career' }).click();
  await page.getByLabel('Job Title').fill('Typed Career');
}

async function logInAgain(page: Page) {
  await page.getByRole('main').getByLabel('Email').fill(administrator.email);
  await page.getByRole('main').getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
}

/** What a sign-out in another tab does, before this one learns of it. */
const forgetSession = (page: Page) => page.evaluate(() => localStorage.clear());

test.describe('a token', () => {
  test('whose hour is over is renewed: the save goes through', async ({
    page,
    expectConsoleErrors,
  }) => {
    // What else is on its way when the clock jumps is too late.
    expectConsoleErrors(/TimeoutError/);
    await page.clock.install();
    await typeCareer(page);
    const renewed = page.waitForRequest(/securetoken/);
    await page.clock.fastForward('02:00:00');
    await page.getByRole('button', { name: 'Create Career' }).click();
    await renewed;
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await stored('careers')).toHaveLength(2);
  });

  test('that can’t be renewed ends the session: told, data hidden, words kept', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/TimeoutError/, /^Failed to save career/, /^Failed to fetch/);
    await page.clock.install();
    await typeCareer(page);
    await disableAccount(administrator);
    await page.clock.fastForward('02:00:00');
    await page.getByRole('button', { name: 'Create Career' }).click();
    await expect(signedOut(page, KEPT)).toBeVisible();
    await expect(page.getByText('Listed Career')).toHaveCount(0);
    await expect.poll(() => leftBehind(page)).not.toContain('Listed Career');
    expect(await stored('careers')).toHaveLength(1);
  });

  test('that the database refuses is told in place; the words stay, and the next try saves them', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to (save SEO settings|fetch services)/);
    await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
    await page.getByLabel('Page Title').fill('Half a title');
    await page.route(/documents:/, (route) =>
      route.fulfill({
        status: 401,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 401, status: 'UNAUTHENTICATED', message: 'Expired' } },
      }),
    );
    await page.getByRole('button', { name: 'Save SEO Settings' }).click();
    await expect(page.getByRole('alert')).toContainText('You’re signed out');
    await expect(page.getByLabel('Page Title')).toHaveValue('Half a title');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Save SEO Settings' }).click();
    await expect(notification(page, 'Success', 'SEO settings updated')).toBeVisible();
    expect(await stored('seoSettings')).toMatchObject([{ title: 'Half a title' }]);
  });
});

test.describe('an administrator whose right is taken away', () => {
  test('with a dialog open is told in it and keeps the words; the data behind it is gone', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to (save career|fetch careers)/);
    await typeCareer(page);
    await revoke();
    await page.getByRole('button', { name: 'Create Career' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(REVOKED);
    await expect(page.getByLabel('Job Title')).toHaveValue('Typed Career');
    await expect(page.getByText('Listed Career')).toHaveCount(0);
    await expect.poll(() => leftBehind(page)).not.toContain('Listed Career');
    expect(await stored('careers')).toHaveLength(1);
  });

  test('with settings for search engines half written is told and keeps the words', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to save SEO settings/);
    await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
    await page.getByLabel('Page Title').fill('Half a title');
    await revoke();
    await page.getByRole('button', { name: 'Save SEO Settings' }).click();
    await expect(page.getByRole('alert')).toContainText(REVOKED);
    await expect(page.getByLabel('Page Title')).toHaveValue('Half a title');
    expect(await stored('seoSettings')).toEqual([]);
  });

  test('among the inquiries is told, and none of them stays on the screen', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to (update contact status|fetch contacts)/);
    await put('contacts/one', contact());
    await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
    await page.getByLabel('Status of Grace Hopper').click();
    await revoke();
    await page.getByRole('option', { name: 'Closed' }).click();
    await expect(page.getByText('This account has no access')).toBeVisible();
    await expect.poll(() => leftBehind(page)).not.toMatch(/Grace|Hopper|grace@/);
    expect(await stored('contacts')).toMatchObject([{ status: 'new' }]);
  });
});

test.describe('a sign-out in another tab', () => {
  test('is told on the login; inquiries are gone from the screen', async ({ page, context }) => {
    await put('contacts/one', contact());
    await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
    await expect(page.getByRole('article')).toHaveCount(1);
    const other = await context.newPage();
    await other.goto('/admin/seo');
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
    await expect(signedOut(page, 'Log in again to continue.')).toBeVisible();
    await expect(signedOut(other, '')).toHaveCount(0);
    await expect.poll(() => leftBehind(page)).not.toMatch(/Grace|Hopper|grace@/);
  });

  test('keeps settings that are half written until the next login', async ({ page, context }) => {
    await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
    await page.getByLabel('Page Title').fill('Half a title');
    const other = await context.newPage();
    await other.goto('/admin/contacts');
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(signedOut(page, KEPT)).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
    await logInAgain(page);
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'SEO' })
      .click();
    await page.getByRole('tab', { name: 'About Page' }).click();
    await expect(page.getByLabel('Page Title')).toHaveValue('Half a title');
  });

  test('is noticed by a page that slept through it in the browser’s cache', async ({ page }) => {
    // The browser tells a sleeping page nothing of other tabs.
    await page.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    await put('contacts/one', contact());
    await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
    await expect(page.getByRole('article')).toHaveCount(1);
    await forgetSession(page);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page).toHaveURL('/admin/login');
    await expect.poll(() => leftBehind(page)).not.toMatch(/Grace|Hopper|grace@/);
  });
});

test('after a logout nothing of the administrator’s data is in the elements, any storage or any cache', async ({
  page,
}) => {
  await put('contacts/one', contact({ message: 'Private words' }));
  await put('careers/one', career({ title: 'Secret Career', isActive: false }));
  const traces =
    /Grace|Hopper|grace@|Private words|Secret Career|admin@example|accessToken|refreshToken/;
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await expect(page.getByText('Secret Career')).toBeVisible();
  const office = page.getByRole('navigation', { name: 'Back office' });
  await office.getByRole('link', { name: 'Careers' }).click();
  await page.getByRole('button', { name: 'Edit Secret Career' }).click();
  await page.keyboard.press('Escape');
  await office.getByRole('link', { name: 'Contacts', exact: true }).click();
  await page.getByLabel('Status of Grace Hopper').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(page.getByRole('article').getByText('closed', { exact: true })).toBeVisible();
  expect(await leftBehind(page)).toMatch(traces);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(signedOut(page, '')).toHaveCount(0);
  await expect.poll(() => leftBehind(page)).not.toMatch(traces);
  await page.goBack();
  await expect(page).toHaveURL('/admin/careers');
  await expect.poll(() => leftBehind(page)).not.toMatch(traces);
});
