import { put, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/careers';
const HEADING = 'Career Management';

test('a description is limited to two lines on its card, and the form to 80% of the window’s height', async ({
  page,
}) => {
  await put('careers/one', career({ description: 'Long. '.repeat(200) }));
  await openAsAdministrator(page, PATH, HEADING);
  const lines = await page.getByText('Long. Long.').evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
  });
  expect(lines).toBe(2);

  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  const { height = 0 } = (await dialog.boundingBox()) ?? {};
  expect(Math.round(height)).toBeLessThanOrEqual(800 * 0.8);
  const checkbox = dialog.getByLabel('Active (visible on careers page)');
  await expect(checkbox).not.toBeInViewport();
  await checkbox.scrollIntoViewIfNeeded();
  await expect(checkbox).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Update Career' })).toBeInViewport();
});

test('a career is created and changed', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByRole('button', { name: 'Add Career' }).click();
  await page.getByLabel('Job Title').fill('Cloud Architect');
  await page.getByLabel('Requirement 1', { exact: true }).fill('OCI');
  await page.getByRole('button', { name: 'Create Career' }).click();
  await expect(notification(page, 'Success', 'Career added successfully')).toBeVisible();
  const [created] = await stored('careers');
  expect(created).toMatchObject({
    title: 'Cloud Architect',
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
  expect(await stored('careers')).toMatchObject([{ department: 'Changed' }]);
});

test('a search updates the URL without adding history entries; deactivated and deleted careers leave the list, and Undo restores them', async ({
  page,
}) => {
  await put('careers/one', career());
  await put('careers/two', career({ title: 'Another one' }));
  const storedOne = async () => (await stored('careers')).find(({ id }) => id === 'one');
  const cards = page.getByRole('article');
  await openAsAdministrator(page, `${PATH}?status=active`, HEADING);
  const search = page.getByLabel('Search careers');
  const entries = () => page.evaluate(() => history.length);
  const entriesBefore = await entries();
  await search.pressSequentially('another');
  await expect(page).toHaveURL(/\?status=active&q=another$/);
  expect(await entries()).toBe(entriesBefore);
  await search.fill('');
  await page.getByRole('switch', { name: 'Senior Oracle Developer is active' }).press('Space');
  const message =
    '“Senior Oracle Developer” is now inactive. Pages may still show it for a few seconds after they load, until the site is published within the hour.';
  await expect(notification(page, 'Success', message)).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('switch', { name: 'Another one is active' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Inactive 1' })).toBeVisible();
  expect(await storedOne()).toMatchObject({ isActive: false });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  expect(await storedOne()).toMatchObject({ isActive: true });

  const before = await storedOne();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete Senior Oracle Developer' }).click();
  await expect(notification(page, 'Success', 'Career deleted successfully')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Edit Another one' })).toBeFocused();
  expect(await storedOne()).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  expect({ ...(await storedOne()), updatedAt: null }).toEqual({ ...before, updatedAt: null });
});
