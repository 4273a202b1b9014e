import { SEO_PAGES } from '@/content/pages';
import { change, put, stored } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

const PATH = '/admin/seo';
const HEADING = 'SEO Management';
const SAVED = 'SEO settings updated for About Page';

async function history() {
  return (await stored('changes')).filter((record) => record['collection'] === 'seoSettings');
}

test('a save does not overwrite someone else’s newer version; after that version is loaded, the draft can be restored and saved, and the save can be undone', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to save SEO settings \(ConflictError\)/);
  const opened = { page: 'about', title: 'Opened title', description: 'D', keywords: ['k'] };
  await put('seoSettings/about', opened);
  await openAsAdministrator(page, `${PATH}?page=about`, HEADING);
  const title = page.getByLabel('Page Title');
  const save = page.getByRole('button', { name: 'Save SEO Settings' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await title.fill('My title');
  await change('seoSettings/about', { title: 'Their title', updatedAt: new Date() });
  await save.click();
  await expect(notification(page, 'Error', 'Failed to save SEO settings')).toBeVisible();
  expect(await stored('seoSettings')).toMatchObject([{ title: 'Their title' }]);
  expect(await history()).toEqual([]);
  // Dismiss the notification, which covers much of a narrow window.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(/^Someone else has changed these settings/)).toBeVisible();
  await expectAccessible(page, 'conflict');

  await page.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(title).toHaveValue('Their title');
  const mine = page.getByRole('region', { name: 'Your text' });
  await expect(mine).toContainText('My title');
  await expectAccessible(page, 'text set aside');
  await page.setViewportSize({ width: 1280, height: 800 });
  await mine.getByRole('button', { name: 'Bring back my text' }).click();
  await save.click();
  await expect(notification(page, 'Success', SAVED)).toBeVisible();
  expect(await stored('seoSettings')).toMatchObject([{ title: 'My title', description: 'D' }]);
  expect(await history()).toMatchObject([{ before: { title: 'Their title' } }]);
  await undo.click();
  await expect(notification(page, 'Success', 'SEO settings restored for About Page')).toBeVisible();
  await expect(title).toHaveValue('Their title');
  expect(await stored('seoSettings')).toMatchObject([{ title: 'Their title', keywords: ['k'] }]);

  // Undoing the first save of a page's setting removes the setting.
  await page.getByRole('tab', { name: 'Consulting' }).click();
  const row = page.getByRole('table', { name: 'Pages' }).getByRole('row', { name: 'Consulting' });
  await expect(row).toContainText('Default');
  await save.click();
  await expect(row).toContainText('Saved');
  expect(await stored('seoSettings')).toMatchObject([{ id: 'about' }, { id: 'consulting' }]);
  await undo.click();
  await expect(row).toContainText('Default');
  expect(await stored('seoSettings')).toMatchObject([{ id: 'about' }]);
  expect(await history()).toHaveLength(4);
});

test('input survives Back and switching tabs; reloading or leaving the screen requires confirmation', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  const title = page.getByLabel('Page Title');
  await page.getByRole('link', { name: 'Manage SEO' }).click();
  await title.fill('Unsaved');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goForward();
  await expect(title).toHaveValue('Unsaved');

  const dialogOpened = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const prompt = await dialogOpened;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.dismiss();

  await page.getByRole('tab', { name: 'About Page' }).click();
  const home = page.getByRole('tab', { name: 'Home Page (not saved)' });
  await expect(home).toBeVisible();
  const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
  await dashboard.click();
  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(confirmation).toContainText('Not saved yet: Home Page.');
  await confirmation.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(`${PATH}?page=about`);
  await home.click();
  await expect(title).toHaveValue('Unsaved');

  await dashboard.click();
  await confirmation.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByRole('link', { name: 'Manage SEO' }).click();
  await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
  await expect(title).not.toHaveValue('Unsaved');
  // With nothing unsaved, a reload needs no confirmation.
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
});
