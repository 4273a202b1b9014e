import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { disableAccount, logIn } from '../support/accounts';
import { put, putExactly, remove, stored } from '../support/database';
import { ageSignIn, expireToken } from '../support/expire-session';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { clientData } from '../support/client-data';

const { administrator } = DEMO_ACCOUNTS;
const INPUT_KEPT = 'What you typed is kept in this tab. Log in again to continue.';
const EXPIRED = 'For security, back office sessions end after 12 hours.';
const ACCESS_LOST = 'your account no longer has administrator access';

/** Takes the access away, after the back office has stored the services: that write would be refused. */
async function revoke() {
  await expect.poll(() => stored('services')).not.toEqual([]);
  await remove(`admins/${administrator.uid}`);
}

const signedOut = (page: Page, text: string) =>
  notification(page, 'You have been signed out', text);

/** Stores a career, then opens the dialog of a new one and types into it. */
async function typeNewCareer(page: Page) {
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

async function openTab(page: Page, name: string) {
  const tabs = page.getByRole('navigation', { name: 'Back office' });
  await tabs.getByRole('link', { name }).click();
}

/** Removes the session as a sign-out in another tab does. */
const removeSession = (page: Page) => page.evaluate(() => localStorage.clear());

test.describe('an ID token', () => {
  test('that has expired is renewed, and the save succeeds', async ({
    page,
    allowConsoleErrors,
  }) => {
    // Moving the clock times out other requests, too.
    allowConsoleErrors(/TimeoutError/);
    await page.clock.install();
    await typeNewCareer(page);
    const renewed = page.waitForRequest(/securetoken/);
    await page.clock.fastForward('02:00:00');
    await page.getByRole('button', { name: 'Create Career' }).click();
    await renewed;
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await stored('careers')).toHaveLength(2);
  });

  test('that can’t be renewed ends the session with a notification, hides data and keeps input', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/TimeoutError/, /^Failed to fetch/);
    await page.clock.install();
    await typeNewCareer(page);
    await disableAccount(administrator);
    await page.clock.fastForward('02:00:00');
    await expect(signedOut(page, INPUT_KEPT)).toBeVisible();
    await expect(page.getByText('Listed Career')).toHaveCount(0);
    await expect.poll(() => clientData(page)).not.toContain('Listed Career');
  });

  test('that the database refuses shows an error; the input stays, and the next attempt saves it', async ({
    page,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to save SEO settings/);
    allowConsoleErrors(/^Failed to fetch services/);
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

test.describe('a sign-in of more than 12 hours ago', () => {
  for (const path of ['/admin/dashboard', '/admin/careers']) {
    test(`is ended by ${path}, and not by a public page`, async ({ page }) => {
      await logIn(page, administrator);
      await ageSignIn(administrator);
      await expireToken(page);
      await page.goto('/');
      const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
      await expect(logout).toBeVisible();
      await page.goto(path);
      await expect(page).toHaveURL('/admin/login');
      await expect(signedOut(page, `${EXPIRED} Log in again to continue.`)).toBeVisible();
      await expect(logout).toHaveCount(0);
      await logInAgain(page);
      await expect(page.getByRole('group', { name: 'Total Jobs' })).toContainText('0');
    });
  }

  test('ends in an open page, whose input returns after the next login', async ({
    page,
    allowConsoleErrors,
  }) => {
    // Moving the clock times out other requests, too.
    allowConsoleErrors(/TimeoutError/, /403/);
    await page.clock.install();
    await typeNewCareer(page);
    await ageSignIn(administrator);
    await page.clock.fastForward('02:00:00');
    await expect(signedOut(page, `${EXPIRED} ${INPUT_KEPT}`)).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
    await logInAgain(page);
    await openTab(page, 'Careers');
    await expect(page.getByLabel('Job Title')).toHaveValue('Typed Career');
  });
});

test.describe('an administrator whose access is revoked', () => {
  test('sees it in an open dialog and keeps the input; the list is hidden', async ({
    page,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to save career/);
    allowConsoleErrors(/^Failed to fetch careers/);
    await typeNewCareer(page);
    await revoke();
    await page.getByRole('button', { name: 'Create Career' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(ACCESS_LOST);
    await expect(page.getByLabel('Job Title')).toHaveValue('Typed Career');
    await expect(page.getByText('Listed Career')).toHaveCount(0);
    await expect.poll(() => clientData(page)).not.toContain('Listed Career');
    expect(await stored('careers')).toHaveLength(1);
  });

  test('sees it in the SEO form and keeps the input', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/^Failed to save SEO settings/);
    await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
    await page.getByLabel('Page Title').fill('Half a title');
    await revoke();
    await page.getByRole('button', { name: 'Save SEO Settings' }).click();
    await expect(page.getByRole('alert')).toContainText(ACCESS_LOST);
    await expect(page.getByLabel('Page Title')).toHaveValue('Half a title');
    expect(await stored('seoSettings')).toEqual([]);
  });

  test('sees it instead of the contact list', async ({
    page,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to update contact status/);
    allowConsoleErrors(/^Failed to fetch contacts/);
    await put('contacts/one', contact());
    await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
    await page.getByLabel('Status of Grace Hopper').click();
    await revoke();
    await page.getByRole('option', { name: 'Closed' }).click();
    await expect(page.getByText('This account has no access')).toBeVisible();
    await expect.poll(() => clientData(page)).not.toMatch(/Grace|Hopper|grace@/);
    expect(await stored('contacts')).toMatchObject([{ status: 'new' }]);
  });
});

test.describe('a sign-out in another tab', () => {
  test('leads to the login with a notification and removes contacts from the page', async ({
    page,
    context,
    allowConsoleErrors,
  }) => {
    // Reads that are under way at the logout are refused.
    allowConsoleErrors(/403/);
    await put('contacts/one', contact());
    await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
    await expect(page.getByRole('article')).toHaveCount(1);
    const other = await context.newPage();
    await other.goto('/admin/seo');
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
    await expect(signedOut(page, 'Log in again to continue.')).toBeVisible();
    await expect(signedOut(other, '')).toHaveCount(0);
    await expect.poll(() => clientData(page)).not.toMatch(/Grace|Hopper|grace@/);
  });

  test('keeps unsaved SEO settings until the next login', async ({
    page,
    context,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/403/);
    await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
    await page.getByLabel('Page Title').fill('Half a title');
    const other = await context.newPage();
    await other.goto('/admin/contacts');
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(signedOut(page, INPUT_KEPT)).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
    await logInAgain(page);
    await openTab(page, 'SEO');
    await page.getByRole('tab', { name: 'About Page' }).click();
    await expect(page.getByLabel('Page Title')).toHaveValue('Half a title');
  });

  test('is noticed by a page restored from the back/forward cache', async ({ page }) => {
    // A page in that cache gets no storage events.
    await page.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    await put('contacts/one', contact());
    await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
    await expect(page.getByRole('article')).toHaveCount(1);
    await removeSession(page);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page).toHaveURL('/admin/login');
    await expect.poll(() => clientData(page)).not.toMatch(/Grace|Hopper|grace@/);
  });
});

test('a deletion outlives the page and the session: another machine restores every field and moment', async ({
  page,
  browser,
}) => {
  const moment = (seconds: number) => new Timestamp(1_760_000_000 + seconds, 123_456_000);
  await putExactly('contacts/one', {
    ...contact({ message: 'Zeile 1\r\nسطر 😀', status: 'contacted', note: 'Internal' }),
    createdAt: moment(0),
    updatedAt: moment(900),
    contactedAt: moment(600),
    responseMinutes: 10,
  });
  const before = await stored('contacts');
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await page.getByRole('button', { name: 'Delete the inquiry of Grace Hopper' }).click();
  await expect(notification(page, 'Success', '1 inquiry deleted')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');

  const other = await (await browser.newContext()).newPage();
  await open(other, '/admin/login');
  await logInAgain(other);
  await other.goto('/admin/contacts?view=deleted');
  await other.getByRole('button', { name: 'Restore the inquiry of Grace Hopper' }).click();
  await expect(notification(other, 'Success', '1 inquiry restored')).toBeVisible();
  expect(await stored('contacts')).toEqual(before);
  expect(await stored('deletedContacts')).toEqual([]);
});

test('a logout removes the administrator’s data from elements, storage and caches', async ({
  page,
}) => {
  await put('contacts/one', contact({ message: 'Private text' }));
  await put('careers/one', career({ title: 'Secret Career', isActive: false }));
  const adminData =
    /Grace|Hopper|grace@|Private text|Secret Career|admin@example|accessToken|refreshToken/;
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await expect(page.getByText('Secret Career')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Back office' });
  await navigation.getByRole('link', { name: 'Careers' }).click();
  await page.getByRole('button', { name: 'Edit Secret Career' }).click();
  await page.keyboard.press('Escape');
  await navigation.getByRole('link', { name: 'Contacts', exact: true }).click();
  await page.getByLabel('Status of Grace Hopper').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(page.getByRole('article').getByText('closed', { exact: true })).toBeVisible();
  expect(await clientData(page)).toMatch(adminData);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(signedOut(page, '')).toHaveCount(0);
  await expect.poll(() => clientData(page)).not.toMatch(adminData);
  await page.goBack();
  await expect(page).toHaveURL('/admin/careers');
  await expect.poll(() => clientData(page)).not.toMatch(adminData);
});
