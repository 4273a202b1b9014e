import { SEO_PAGES } from '@/content/pages';
import { change, put, remove, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

const HEADING = 'SEO Management';
const OPENED = { page: 'about', title: 'Opened title', description: 'D', keywords: ['k'] };
const CONFLICT = /Failed to save SEO settings \(ConflictError\)/;
const SAVED = 'SEO settings updated for About Page';

/** The recorded changes of SEO settings. */
async function history() {
  return (await stored('changes')).filter((record) => record['collection'] === 'seoSettings');
}

test('a colleague’s newer save is not overwritten: theirs is loaded, mine brought back, then saved', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(CONFLICT);
  await put('seoSettings/about', OPENED);
  await openAsAdministrator(page, '/admin/seo?page=about', HEADING);
  const title = page.getByLabel('Page Title');
  const save = page.getByRole('button', { name: 'Save SEO Settings' });
  await title.fill('My title');
  await change('seoSettings/about', { title: 'Their title', updatedAt: new Date() });
  await save.click();
  const alert = page.getByRole('alert').filter({ hasText: 'changed by someone else' });
  await expect(alert).toContainText('Nothing you typed is lost.');
  await expect(notification(page, 'Error', 'Failed to save SEO settings')).toBeVisible();
  expect(await stored('seoSettings')).toMatchObject([{ title: 'Their title' }]);
  expect(await history()).toEqual([]);

  await alert.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(title).toHaveValue('Their title');
  const mine = page.getByRole('region', { name: 'Your text' });
  await expect(mine).toContainText('My title');
  // What was set aside is not saved either.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await mine.getByRole('button', { name: 'Bring back my text' }).click();
  await expect(title).toHaveValue('My title');
  await save.click();
  await expect(notification(page, 'Success', SAVED)).toBeVisible();
  expect(await stored('seoSettings')).toMatchObject([{ title: 'My title', description: 'D' }]);
  expect(await history()).toMatchObject([{ before: { title: 'Their title' } }]);
});

test('a setting that a colleague removed is stored again on request only', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(CONFLICT);
  await put('seoSettings/about', OPENED);
  await openAsAdministrator(page, '/admin/seo?page=about', HEADING);
  await page.getByLabel('Page Title').fill('My title');
  await remove('seoSettings/about');
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(page.getByText('They were removed. Your text is still here.')).toBeVisible();
  expect(await stored('seoSettings')).toEqual([]);
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(notification(page, 'Success', SAVED)).toBeVisible();
  expect(await stored('seoSettings')).toMatchObject([{ id: 'about', title: 'My title' }]);
});

test('Undo stores what was there before a save, and removes a setting that was none', async ({
  page,
}) => {
  await put('seoSettings/about', OPENED);
  await openAsAdministrator(page, '/admin/seo?page=about', HEADING);
  const save = page.getByRole('button', { name: 'Save SEO Settings' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByLabel('Page Title').fill('Saved title');
  await save.click();
  await expect(notification(page, 'Success', SAVED)).toBeVisible();
  await undo.click();
  await expect(notification(page, 'Success', 'SEO settings restored for About Page')).toBeVisible();
  await expect(page.getByLabel('Page Title')).toHaveValue('Opened title');
  expect(await stored('seoSettings')).toMatchObject([{ title: 'Opened title', keywords: ['k'] }]);

  await page.getByRole('tab', { name: 'Consulting' }).click();
  const row = page.getByRole('table', { name: 'Pages' }).getByRole('row', { name: 'Consulting' });
  await expect(row).toContainText('Generated');
  await save.click();
  await expect(row).toContainText('Stored');
  await undo.click();
  await expect(row).toContainText('Generated');
  expect(await stored('seoSettings')).toMatchObject([{ id: 'about' }]);
  // Every one of these writes is on record.
  expect(await history()).toHaveLength(4);
});

test('“Back to generated” fills in the default and saves nothing', async ({ page }) => {
  await put('seoSettings/about', OPENED);
  await openAsAdministrator(page, '/admin/seo?page=about', HEADING);
  const generate = page.getByRole('button', { name: 'Back to generated' });
  await generate.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Page Title')).toHaveValue(/^About: .*Oracle Consulting/);
  await expect(page.getByLabel('Page Title')).toBeFocused();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(generate).toBeHidden();
  expect(await stored('seoSettings')).toMatchObject([OPENED]);
});

test('with the keyboard, a row of the overview leads to the tab of its page', async ({ page }) => {
  await openAsAdministrator(page, '/admin/seo', HEADING);
  await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
  // The check, which can be canceled, is over.
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await page.getByRole('button', { name: 'Check live pages' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const table = page.getByRole('table', { name: 'Pages' });
  await expect(table.getByRole('link', { name: 'About Page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'About Page' })).toBeFocused();
  await expect(page).toHaveURL('/admin/seo?page=about');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Page Title')).toBeFocused();
});

test('a title that another page has, too, is named while it is typed, and leads there', async ({
  page,
}) => {
  await put('seoSettings/careers', { ...OPENED, page: 'careers', title: 'Same words' });
  await openAsAdministrator(page, '/admin/seo?page=about', HEADING);
  const title = page.getByLabel('Page Title');
  await title.fill('same  WORDS');
  await expect(title).toHaveAccessibleDescription(/Same title as Careers Page/);
  await page
    .getByRole('form', { name: 'SEO settings' })
    .getByRole('link', { name: 'Careers Page' })
    .click();
  await expect(page).toHaveURL('/admin/seo?page=careers');
  await expect(title).toHaveValue('Same words');
  await page.getByRole('tab', { name: 'About Page (not saved)' }).click();
  await expect(title).toHaveValue('same  WORDS');
});

test('while typing, a line says which keywords are in the title and the description', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/seo?page=about', HEADING);
  await page.getByLabel('Page Title').fill('Oracle and cloud consulting');
  await page.getByLabel('Meta Description').fill('We migrate to the cloud: OCI.');
  await page.getByLabel('Keywords', { exact: true }).fill('Oracle consulting, cloud, OCI, social');
  await expect(page.getByText('In the title: Oracle consulting, cloud')).toBeVisible();
  await expect(page.getByText('In the description: cloud, OCI')).toBeVisible();
  await expect(page.getByText('In neither: social')).toBeVisible();
  await expect(page.getByText(/Google ignores this field/).getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/developers\.google\.com\//,
  );
});
