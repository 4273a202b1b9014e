import { put, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('a career is created, changed, deactivated, and deleted, and Undo restores it; a search updates the URL without adding history entries', async ({
  page,
}) => {
  await put('careers/other', career({ title: 'Another one', createdAt: new Date(2026, 0, 1) }));
  const storedOne = async () =>
    (await stored('careers')).find(({ title }) => title === 'Cloud Architect');
  const cards = page.getByRole('article');
  await openAsAdministrator(page, '/admin/careers?status=active', 'Career Management');
  await page.getByRole('button', { name: 'Add Career' }).click();
  await page.getByLabel('Job Title').fill('Cloud Architect');
  await page.getByLabel('Requirement 1', { exact: true }).fill('OCI');
  await page.getByRole('button', { name: 'Create Career' }).click();
  await expect(notification(page, 'Success', 'Career added successfully')).toBeVisible();
  const created = await storedOne();
  expect(created).toMatchObject({
    type: 'full-time',
    requirements: ['OCI'],
    benefits: [],
    isActive: true,
    createdAt: created?.['updatedAt'],
  });

  await page.getByRole('button', { name: 'Edit Cloud Architect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  await dialog.getByLabel('Department').fill('Changed');
  await dialog.getByRole('button', { name: 'Update Career' }).click();
  await expect(notification(page, 'Success', 'Career updated successfully')).toBeVisible();
  expect(await storedOne()).toMatchObject({ department: 'Changed' });

  const search = page.getByLabel('Search careers');
  const entries = () => page.evaluate(() => history.length);
  const entriesBefore = await entries();
  await search.pressSequentially('another');
  await expect(page).toHaveURL(/\?status=active&q=another$/);
  await expect(cards).toHaveCount(1);
  expect(await entries()).toBe(entriesBefore);
  await search.fill('');
  await page.getByRole('switch', { name: 'Cloud Architect is active' }).press('Space');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('switch', { name: 'Another one is active' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Inactive 1' })).toBeVisible();
  expect(await storedOne()).toMatchObject({ isActive: false });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  expect(await storedOne()).toMatchObject({ isActive: true });

  const before = await storedOne();
  page.once('dialog', (confirmation) => void confirmation.accept());
  await page.getByRole('button', { name: 'Delete Cloud Architect' }).click();
  await expect(notification(page, 'Success', 'Career deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Another one' })).toBeFocused();
  expect(await storedOne()).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  expect({ ...(await storedOne()), updatedAt: null }).toEqual({ ...before, updatedAt: null });
});
