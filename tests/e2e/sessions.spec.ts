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
/** Without it, the browser reports a failed network, not the status. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*' };
const INPUT_KEPT = 'Nothing you typed is lost. Sign in again to continue.';

const signedOut = (page: Page, text: string) =>
  notification(page, 'You have been signed out', text);

test('an expired ID token is renewed; if that fails, data is hidden and input is kept', async ({
  page,
  allowConsoleErrors,
}) => {
  // Fast-forwarding the clock also times out other requests.
  allowConsoleErrors(/TimeoutError/);
  await page.clock.install();
  await put('careers/one', career({ title: 'Listed Career' }));
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Add Career' }).click();
  await page.getByLabel('Job Title').fill('Typed Career');
  await page.getByLabel('Job Description').fill('The work');
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

test('after a sign-out in another tab, data is removed, and unsaved input is kept until the next login', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  // Reads that are pending at the logout are refused.
  allowConsoleErrors(/403/);
  const openAbout = async () => {
    const tabs = page.getByRole('navigation', { name: 'Back office' });
    await tabs.getByRole('link', { name: 'SEO' }).click();
    await page.getByRole('tab', { name: 'About Page' }).click();
  };
  const title = page.getByRole('tabpanel', { name: 'About Page' }).getByLabel('Page Title');
  await put('contacts/one', contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByRole('article')).toHaveCount(1);
  await openAbout();
  await title.fill('Half a title');
  // As in the back/forward cache: a tab that receives no storage events.
  const cached = await context.newPage();
  await cached.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await cached.goto('/admin/contacts');
  await expect(cached.getByRole('article')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/admin/contacts');
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(signedOut(page, INPUT_KEPT)).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await expect(signedOut(other, '')).toHaveCount(0);
  await expect.poll(() => clientData(page)).not.toMatch(/Grace|Hopper|grace@/);
  await expect(cached.getByRole('article')).toHaveCount(1);
  await cached.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(cached).toHaveURL('/admin/login');
  await expect.poll(() => clientData(cached)).not.toMatch(/Grace|Hopper|grace@/);

  await page.getByRole('main').getByLabel('Email').fill(administrator.email);
  await page.getByRole('main').getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  await openAbout();
  await expect(title).toHaveValue('Half a title');
});

test('an identity provider that fails when a page starts signs nobody out, in any tab', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to load resource/);
  await put('contacts/one', contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  const lookup = /accounts:lookup/;
  for (const status of [429, 503]) {
    const other = await context.newPage();
    const message = status === 429 ? 'QUOTA_EXCEEDED : Exceeded quota' : 'Internal error';
    await other.route(lookup, (route) =>
      route.fulfill({ status, headers: ANY_ORIGIN, json: { error: { code: status, message } } }),
    );
    const answered = other.waitForResponse(lookup);
    await other.goto('/admin/contacts');
    await answered;
    await expect(other.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(1);
    await other.close();
  }
});
