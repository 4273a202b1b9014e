import { change, put } from '../support/database';
import { failDatabaseCalls } from '../support/database-calls';
import { expectAccessible } from '../support/expect-accessible';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

const HEADING = 'SEO Management';

test('the overview with warnings, and an older page with its differences', async ({ page }) => {
  await put('seoSettings/about', {
    page: 'about',
    title: 'قصير جدا',
    description: 'W'.repeat(300),
    keywords: ['one', 'ثلاثة'],
  });
  await openAsAdministrator(page, '/admin/seo?page=about', HEADING);
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await expect(page.getByText(/^Visitors see this now\./)).toBeVisible();
  await expectAccessible(page, 'older page');
  await page.getByRole('radio', { name: 'Mobile' }).check();
  await expectAccessible(page, 'preview of a phone');
});

test('a conflict, and the text that was set aside', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to save SEO settings \(ConflictError\)/);
  const setting = { page: 'about', title: 'Opened title', description: 'D', keywords: ['k'] };
  await put('seoSettings/about', setting);
  await openAsAdministrator(page, '/admin/seo?page=about', HEADING);
  await page.getByLabel('Page Title').fill('My title');
  await change('seoSettings/about', { title: 'Their title', updatedAt: new Date() });
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(page.getByText(/changed by someone else since/)).toBeVisible();
  // It covers much of a narrow window.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectAccessible(page, 'conflict');
  await page.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(page.getByRole('region', { name: 'Your text' })).toBeVisible();
  await expectAccessible(page, 'text set aside');
});

test('rows that are read, and a failed read', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to fetch SEO settings/);
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await failDatabaseCalls(page, 'runQuery', 'seoSettings', 'unavailable');
  await page.goto('/admin/seo');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page, 'settings failed', { focus: false });
});
