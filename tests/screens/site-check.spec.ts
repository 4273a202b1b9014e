import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { seed } from '../../scripts/samples/seed';
import { putExactly } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { malformedDocuments, putDocuments } from '../support/malformed-documents';
import { expect, test } from '../support/test';

const panel = (page: Page) => page.getByRole('region', { name: 'Site check' });

/** Stores the sample data that the site was built from, signs in, and opens the site check from the dashboard. */
async function openSampleSite(page: Page): Promise<void> {
  await seed(DEMO_PROJECT);
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not run yet')).toBeVisible();
  await page.getByRole('link', { name: 'Site check' }).click();
}

test('the shipped site passes every check', async ({ page }) => {
  await openSampleSite(page);
  await page.getByRole('button', { name: 'Run site check' }).click();
  await expect(panel(page).getByText(/^All passed, \w{3} \d\d\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText(/^All passed, \w{3} \d\d$/)).toBeVisible();
});

test('for a broken project, the site check reports exactly the broken parts and is accessible at every window size', async ({
  page,
}) => {
  await openSampleSite(page);
  await putDocuments('contacts', malformedDocuments(['status'], { firstName: 'A', lastName: 'B' }));
  await putExactly(`careers/${'W'.repeat(300)}`, { שם: 'שלום' });
  await page.getByRole('button', { name: 'Run site check' }).click();
  await expect(panel(page).getByRole('heading', { name: /^Fail/ })).toHaveText([
    'Fail Every inquiry and career is listed',
    'Fail Saved documents are well formed',
  ]);
  // Wait until the login notification, which covers much of a narrow window, closes by itself.
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
  await expectAccessible(page, 'failures');
});
