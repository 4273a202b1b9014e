import type { Page } from '@playwright/test';
import { ABOUT } from '@/content/about';
import { remove, putMany, stored } from '../support/database';
import { failDatabaseCalls, holdDatabaseCalls } from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { openCareers } from '../support/open-careers';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const STATUSES = ['new', 'contacted', 'closed'];

/** Opens the desk with so many inquiries, numbered from the newest to the oldest. */
async function openDesk(page: Page, count: number) {
  await putMany('contacts', count, (index) =>
    contact({ lastName: `Number ${index}`, status: STATUSES[index % 3] }),
  );
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByRole('article')).toHaveCount(count);
}

/** The id that putMany gives. */
const idOf = (index: number) => `many-${String(index).padStart(5, '0')}`;
const box = (page: Page, index: number) =>
  page.getByRole('checkbox', { name: `Select Grace Number ${index}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected inquiries' });
const storedNumbers = async () =>
  (await stored('contacts')).map(({ id }) => Number(String(id).slice(-5)));

/** The numbers of the selected inquiries. */
async function selected(page: Page): Promise<number[]> {
  const names = await page
    .getByRole('article')
    .filter({ has: page.locator('input:checked') })
    .getByRole('heading', { level: 2 })
    .allTextContents();
  return names.map((name) => Number(/\d+$/.exec(name)?.[0]));
}

const deleteSelected = (page: Page) =>
  bar(page).getByRole('button', { name: 'Delete selected' }).click();

test('Shift selects a range in both directions, and a box selects all that is shown', async ({
  page,
}) => {
  await openDesk(page, 9);
  await expect(bar(page)).toBeHidden();
  await box(page, 2).check();
  await box(page, 5).click({ modifiers: ['Shift'] });
  expect(await selected(page)).toEqual([2, 3, 4, 5]);
  await expect(bar(page)).toContainText('4 selected');
  await box(page, 8).check();
  await box(page, 6).click({ modifiers: ['Shift'] });
  expect(await selected(page)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  await box(page, 3).uncheck();
  await box(page, 4).click({ modifiers: ['Shift'] });
  expect(await selected(page)).toEqual([2, 5, 6, 7, 8]);

  const all = page.getByRole('checkbox', { name: /^Select all shown/ });
  await expect(all).toHaveJSProperty('indeterminate', true);
  await all.click();
  await expect(bar(page)).toContainText('9 selected');
  await expect(all).toBeChecked();
  await all.click();
  await expect(bar(page)).toBeHidden();

  // What is not shown is not acted on.
  await all.click();
  await page.getByLabel('Search', { exact: true }).fill('number 7');
  await expect(bar(page)).toContainText('1 selected');
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar(page)).toBeHidden();
});

test('many are deleted with progress, and one Undo brings all of them back', async ({ page }) => {
  await openDesk(page, 12);
  const before = await stored('contacts');
  await page.getByRole('checkbox', { name: 'Select all shown (12)' }).check();
  await box(page, 11).uncheck();
  const release = await holdDatabaseCalls(page, 'commit', `contacts/${idOf(7)}`);
  await deleteSelected(page);
  await expect(page.getByText('7 of 11')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Deleting 11 inquiries' })).toHaveJSProperty(
    'position',
    7 / 11,
  );
  await expect(page.getByRole('article')).toHaveCount(5);
  release();
  await expect(notification(page, 'Success', '11 inquiries deleted')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText('1 total inquiry')).toBeVisible();
  expect(await storedNumbers()).toEqual([11]);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notification(page, 'Success', '11 inquiries restored')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  expect(await stored('contacts')).toEqual(before);
});

test('Cancel stops after the inquiry that is under way; the others stay, selected', async ({
  page,
}) => {
  await openDesk(page, 8);
  await page.getByRole('checkbox', { name: 'Select all shown (8)' }).check();
  const release = await holdDatabaseCalls(page, 'commit', `contacts/${idOf(3)}`);
  await deleteSelected(page);
  await expect(page.getByText('3 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  release();
  await expect(notification(page, 'Stopped', '4 of 8 inquiries deleted.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(await storedNumbers()).toEqual([4, 5, 6, 7]);
  expect(await selected(page)).toEqual([4, 5, 6, 7]);
  // The rest can be done afterwards.
  await deleteSelected(page);
  await expect(page.getByText('No contacts yet')).toBeVisible();
  expect(await stored('contacts')).toEqual([]);
});

test('those that fail stay selected and say why; the others are done', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to change an inquiry/);
  await openDesk(page, 6);
  const recover = await failDatabaseCalls(page, 'commit', `contacts/${idOf(2)}`, 'abort');
  await page.getByRole('checkbox', { name: 'Select all shown (6)' }).check();
  await deleteSelected(page);
  await expect(notification(page, 'Error', '5 of 6 inquiries deleted. 1 failed')).toBeVisible();
  const card = page.getByRole('article', { name: 'Grace Number 2' });
  await expect(card.getByText('The connection failed. Please try again.')).toBeVisible();
  expect(await selected(page)).toEqual([2]);
  expect(await storedNumbers()).toEqual([2]);
  await recover();
  await bar(page).getByRole('button', { name: 'Set to New' }).click();
  await expect(notification(page, 'Success', '1 inquiry set to New')).toBeVisible();
  await expect(card.getByText('The connection failed. Please try again.')).toBeHidden();
  expect(await stored('contacts')).toMatchObject([{ id: idOf(2), status: 'new' }]);
});

test('the status of many is set, also where one was deleted meanwhile, and set back by Undo', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to change an inquiry/);
  await openDesk(page, 6);
  await box(page, 0).check();
  await box(page, 4).click({ modifiers: ['Shift'] });
  await remove(`contacts/${idOf(1)}`);
  const before = (await stored('contacts')).map(({ status }) => status);
  await bar(page).getByRole('button', { name: 'Set to Closed' }).click();
  await expect(notification(page, 'Error', '4 of 5 inquiries set to Closed')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Completed' })).toContainText('5');
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(bar(page)).toBeHidden();
  const documents = await stored('contacts');
  expect(documents.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'closed'));
  // The first answer of new ones has its time, as for one.
  const [answered] = documents.filter(({ id }) => id === idOf(0));
  expect(answered).toHaveProperty('contactedAt');
  expect(answered).toHaveProperty('responseMinutes');
  // One was closed before.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notification(page, 'Success', '3 inquiries changed back')).toBeVisible();
  expect((await stored('contacts')).map(({ status }) => status)).toEqual(before);
});

test('Back out of the back office asks while work is under way', async ({ page }) => {
  await putMany('contacts', 2, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, '/about', ABOUT.heading);
  await page.getByRole('link', { name: 'Back Office' }).click();
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const release = await holdDatabaseCalls(page, 'commit', `contacts/${idOf(0)}`);
  await page.getByRole('checkbox', { name: 'Select all shown (2)' }).check();
  await deleteSelected(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  // Not page.goBack(), which waits for a navigation that is canceled.
  await page.evaluate(() => history.go(-2));
  const question = page.getByRole('alertdialog', { name: 'Leave the back office?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL('/admin/contacts');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Cancel and leave' }).click();
  await expect(page).toHaveURL('/about');
  release();
  await expect(notification(page, 'Stopped', '1 of 2 inquiries deleted.')).toBeVisible();
  expect(await storedNumbers()).toEqual([1]);
});

test('another screen shows the work, its Cancel, and its result with Undo', async ({ page }) => {
  await openDesk(page, 6);
  await page.getByRole('checkbox', { name: 'Select all shown (6)' }).check();
  const release = await holdDatabaseCalls(page, 'commit', `contacts/${idOf(2)}`);
  await deleteSelected(page);
  await expect(page.getByText('2 of 6')).toBeVisible();
  await openCareers(page);
  await expect(page.getByText('2 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  release();
  await expect(notification(page, 'Stopped', '3 of 6 inquiries deleted.')).toBeVisible();
  expect(await storedNumbers()).toEqual([3, 4, 5]);
  await page.getByText('Activity').click();
  await page.getByRole('button', { name: /^Undo ?: 3 of 6 inquiries deleted/ }).click();
  await expect(notification(page, 'Success', '3 inquiries restored')).toBeVisible();
  expect(await storedNumbers()).toEqual([0, 1, 2, 3, 4, 5]);
});
