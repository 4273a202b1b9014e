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

test('a save stops once at someone else’s newer title, then keeps mine, and can be undone; Undo of the first save removes the setting', async ({
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
  await expect(page.getByRole('region', { name: 'Two versions' })).toBeVisible();
  await expectAccessible(page, 'conflict');

  await page.setViewportSize({ width: 1280, height: 800 });
  await save.click();
  await expect(notification(page, 'Success', SAVED)).toBeVisible();
  expect(await stored('seoSettings')).toMatchObject([{ title: 'My title', description: 'D' }]);
  expect(await history()).toMatchObject([{ before: { title: 'Their title' } }]);
  await undo.click();
  await expect(notification(page, 'Success', 'SEO settings restored for About Page')).toBeVisible();
  await expect(title).toHaveValue('Their title');

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

test('reloading a form with unsaved input requires confirmation', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  const title = page.getByLabel('Page Title');
  await title.fill('Unsaved');
  const dialogOpened = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const prompt = await dialogOpened;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.dismiss();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.reload();
  await expect(title).not.toHaveValue('Unsaved');
});
