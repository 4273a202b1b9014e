import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { disableAccount } from '../support/accounts';
import { put, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { clientData } from './client-data';

const { administrator } = DEMO_ACCOUNTS;
const INPUT_KEPT = 'What you typed is still in this tab. Sign in again to continue.';

const signedOut = (page: Page, text: string) =>
  notification(page, 'You have been signed out', text);

/** Stores one career, opens the form for another, and types its title. */
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

test('an expired ID token is renewed; if renewal fails, the session ends, data is hidden, and input is kept', async ({
  page,
  allowConsoleErrors,
}) => {
  // Fast-forwarding the clock also times out other requests.
  allowConsoleErrors(/TimeoutError/);
  await page.clock.install();
  await typeNewCareer(page);
  const renewed = page.waitForRequest(/securetoken/);
  await page.clock.fastForward('02:00:00');
  await page.getByRole('button', { name: 'Create Career' }).click();
  await renewed;
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await stored('careers')).toHaveLength(2);

  await page.getByRole('button', { name: 'Add Career' }).click();
  await page.getByLabel('Job Title').fill('Another Career');
  await disableAccount(administrator);
  await page.clock.fastForward('02:00:00');
  await expect(signedOut(page, INPUT_KEPT)).toBeVisible();
  await expect(page.getByText('Listed Career')).toHaveCount(0);
  await expect.poll(() => clientData(page)).not.toContain('Listed Career');
});

test('after a sign-out in another tab, the login page opens, data is removed, and unsaved input is kept until the next login', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  // Reads that are pending at the logout are refused.
  allowConsoleErrors(/403/);
  await put('contacts/one', contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByRole('article')).toHaveCount(1);
  await openTab(page, 'SEO');
  await page.getByRole('tab', { name: 'About Page' }).click();
  const form = page.getByRole('tabpanel', { name: 'About Page' });
  await form.getByLabel('Page Title').fill('Half a title');
  const other = await context.newPage();
  await other.goto('/admin/contacts');
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(signedOut(page, INPUT_KEPT)).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await expect(signedOut(other, '')).toHaveCount(0);
  await expect.poll(() => clientData(page)).not.toMatch(/Grace|Hopper|grace@/);
  await logInAgain(page);
  await openTab(page, 'SEO');
  await page.getByRole('tab', { name: 'About Page' }).click();
  await expect(form.getByLabel('Page Title')).toHaveValue('Half a title');
});

test('a sign-out in another tab also applies to a page restored from the back/forward cache', async ({
  page,
}) => {
  // Simulates the back/forward cache, in which pages receive no storage events.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await put('contacts/one', contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page).toHaveURL('/admin/login');
  await expect.poll(() => clientData(page)).not.toMatch(/Grace|Hopper|grace@/);
});
