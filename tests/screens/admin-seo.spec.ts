import { SEO_PAGES } from '@/content/pages';
import { put, stored } from '../support/database';
import { holdDatabaseCalls } from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

const PATH = '/admin/seo';
const HEADING = 'SEO Management';

test('updates the stored setting in place; the page then has the head that the preview showed', async ({
  page,
}) => {
  await put('seoSettings/elsewhere', { page: 'about', title: 'T', description: 'And that.' });
  await openAsAdministrator(page, `${PATH}?page=about`, HEADING);
  await page.getByLabel('Page Title').fill('Exactly this');
  await page.getByLabel('Page Title').press('Enter');
  await expect(notification(page, 'Success', 'SEO settings updated for About Page')).toBeVisible();
  expect(await stored('seoSettings')).toMatchObject([{ id: 'elsewhere', title: 'Exactly this' }]);
  const preview = page.getByRole('region', { name: 'Search Engine Preview' });
  const address = await preview.getByText(/^https:/).textContent();
  await expect(preview.getByText('Exactly this', { exact: true })).toBeVisible();
  await expect(preview.getByText('And that.', { exact: true })).toBeVisible();
  await page.goto('/about');
  await expect(page).toHaveTitle('Exactly this');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'And that.');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address ?? '');
});

test('the arrow keys move between tabs, and the address names the open one', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByRole('tab', { name: 'Home Page' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'About Page' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL(`${PATH}?page=about`);
  await page.keyboard.press('End');
  const lastPage = SEO_PAGES.at(-1);
  await expect(page).toHaveURL(`${PATH}?page=${lastPage?.id}`);
  await expect(page.getByRole('tab', { name: lastPage?.label })).toBeFocused();
});

test('saves a first setting under the id of its page, with trimmed, non-empty keywords', async ({
  page,
}) => {
  await openAsAdministrator(page, `${PATH}?page=upgrades`, HEADING);
  await page.getByLabel('Page Title').fill('New title');
  await page.getByLabel('Keywords', { exact: true }).fill(' a, , b,,c ');
  const release = await holdDatabaseCalls(page, 'commit', 'seoSettings');
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(
    notification(page, 'Success', 'SEO settings updated for System Upgrades'),
  ).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  expect(await stored('seoSettings')).toMatchObject([
    { id: 'upgrades', page: 'upgrades', title: 'New title', keywords: ['a', 'b', 'c'] },
  ]);
});

test('input is kept when the tab changes, and leaving the page asks for confirmation', async ({
  page,
}) => {
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByLabel('Page Title').fill('Unsaved');
  await page.getByRole('tab', { name: 'About Page' }).click();
  const home = page.getByRole('tab', { name: 'Home Page (not saved)' });
  await expect(home).toBeVisible();

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(confirmation).toContainText('Not saved yet: Home Page.');
  await confirmation.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(`${PATH}?page=about`);
  await home.click();
  await expect(page.getByLabel('Page Title')).toHaveValue('Unsaved');

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await confirmation.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByRole('link', { name: 'Manage SEO' }).click();
  await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
  await expect(page.getByLabel('Page Title')).not.toHaveValue('Unsaved');
});

test('the Back button keeps the input, and a reload asks for confirmation', async ({ page }) => {
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await page.getByRole('link', { name: 'Manage SEO' }).click();
  await page.getByLabel('Page Title').fill('Unsaved');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goForward();
  await expect(page.getByLabel('Page Title')).toHaveValue('Unsaved');

  const dialogOpened = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const confirmation = await dialogOpened;
  expect(confirmation.type()).toBe('beforeunload');
  await confirmation.dismiss();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Page Title')).not.toHaveValue('Unsaved');
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
});
