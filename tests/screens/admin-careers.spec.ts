import { put, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/careers';
const HEADING = 'Career Management';
const CONFIRMATION = 'Are you sure you want to delete this career?';

test('a card clamps the description to two lines', async ({ page }) => {
  await put('careers/one', career({ description: 'Long. '.repeat(200) }));
  await openAsAdministrator(page, PATH, HEADING);
  const lines = await page.getByText('Long. Long.').evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
  });
  expect(lines).toBe(2);
});

test('deletes after a confirmation, and Undo restores the same document', async ({ page }) => {
  await put('careers/one', career());
  await put('careers/two', career({ title: 'Another one' }));
  const before = (await stored('careers')).find(({ id }) => id === 'one');
  await openAsAdministrator(page, PATH, HEADING);
  const confirmations: string[] = [];
  page.on('dialog', (dialog) => {
    confirmations.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Delete Senior Oracle Developer' }).click();
  await expect(notification(page, 'Success', 'Career deleted successfully')).toBeVisible();
  expect(confirmations).toEqual([CONFIRMATION]);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 total position', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Another one' })).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const after = (await stored('careers')).find(({ id }) => id === 'one');
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
});

test('a switch hides a career from visitors, leaves the filtered list, and Undo brings it back', async ({
  page,
}) => {
  await put('careers/one', career());
  await put('careers/two', career({ title: 'Another one' }));
  const active = async () =>
    (await stored('careers')).filter((document) => document['isActive']).map(({ id }) => id);
  await openAsAdministrator(page, `${PATH}?status=active`, HEADING);
  await expect(page.getByRole('link', { name: 'Active 2' })).toBeVisible();
  await page.getByRole('switch', { name: 'Senior Oracle Developer is active' }).press('Space');
  const message = '“Senior Oracle Developer” is inactive: visitors no longer see it.';
  await expect(notification(page, 'Success', message)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('switch', { name: 'Another one is active' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Inactive 1' })).toBeVisible();
  expect(await active()).toEqual(['two']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect((await active()).sort()).toEqual(['one', 'two']);
});

test('search and status are in the URL: typing replaces the entry of the history, a status adds one', async ({
  page,
}) => {
  await put('careers/one', career());
  await put('careers/two', career({ title: 'Another one', isActive: false }));
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByLabel('Search careers').pressSequentially('another', { delay: 5 });
  await expect(page).toHaveURL(/\?q=another$/);
  await page.getByRole('link', { name: /^Inactive/ }).click();
  await expect(page).toHaveURL(/\?status=inactive&q=another$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=another$/);
  await expect(page.getByRole('article', { name: 'Another one' })).toBeVisible();
  await page.goto(`${PATH}?id=one`);
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  await expect(dialog.getByLabel('Job Title')).toHaveValue('Senior Oracle Developer');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/careers$/);
  await expect(dialog).toBeHidden();
});
