import type { Page } from '@playwright/test';
import { ABOUT } from '@/content/about';
import { putMany, stored } from '../support/database';
import { holdDatabaseCalls } from './database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

/** Stores `count` inquiries, numbered from newest to oldest. */
const putInquiries = (count: number) =>
  putMany('contacts', count, (index) => contact({ lastName: `Number ${index}` }));

const storedIds = async () => (await stored('contacts')).map(({ id }) => id);

async function deleteAll(page: Page, count: number) {
  await page.getByRole('checkbox', { name: `Select all (${count})` }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
}

test('deleting many inquiries shows progress, and one Undo restores them all', async ({ page }) => {
  await putInquiries(4);
  const before = await stored('contacts');
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00003');
  await deleteAll(page, 4);
  await expect(page.getByText('3 of 4')).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Deleting 4 inquiries' });
  await expect(progress).toHaveJSProperty('position', 3 / 4);
  release();
  await expect(notification(page, 'Success', '4 inquiries deleted')).toBeVisible();
  await expect(page.getByText('No contacts yet')).toBeVisible();
  expect(await storedIds()).toEqual([]);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notification(page, 'Success', '4 inquiries restored')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(await stored('contacts')).toEqual(before);
});

test('leaving the back office with Back during a job requires confirmation', async ({ page }) => {
  await putInquiries(2);
  await openAsAdministrator(page, '/about', ABOUT.heading);
  await page.getByRole('link', { name: 'Back Office' }).click();
  await page.getByRole('link', { name: /^Contacts/ }).click();
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00000');
  await deleteAll(page, 2);
  await expect(page.getByRole('progressbar')).toBeVisible();
  // page.goBack() would wait for the canceled navigation.
  await page.evaluate(() => history.go(-2));
  const confirmation = page.getByRole('alertdialog', { name: 'Leave the back office?' });
  await confirmation.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL('/admin/contacts');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.evaluate(() => history.back());
  await confirmation.getByRole('button', { name: 'Cancel and leave' }).click();
  await expect(page).toHaveURL('/about');
  release();
  await expect(notification(page, 'Stopped', '1 of 2 inquiries deleted.')).toBeVisible();
  expect(await storedIds()).toEqual(['many-00001']);
});
