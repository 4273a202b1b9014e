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
