import { ABOUT } from '@/content/about';
import { putMany, stored } from '../support/database';
import { holdDatabaseCalls } from './database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('deleting many inquiries shows progress and asks before Back leaves the back office; one Undo restores them all', async ({
  page,
}) => {
  await putMany('contacts', 4, (index) => contact({ lastName: `Number ${index}` }));
  const before = await stored('contacts');
  await openAsAdministrator(page, '/about', ABOUT.heading);
  await page.getByRole('link', { name: 'Back Office' }).click();
  await page.getByRole('link', { name: /^Contacts/ }).click();
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00003');
  await page.getByRole('checkbox', { name: 'Select all (4)' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('3 of 4')).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Deleting 4 inquiries' });
  await expect(progress).toHaveJSProperty('position', 3 / 4);
  // page.goBack() would wait for the canceled navigation.
  await page.evaluate(() => history.go(-2));
  const confirmation = page.getByRole('alertdialog', { name: 'Leave the back office?' });
  await confirmation.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL('/admin/contacts');
  release();
  await expect(notification(page, 'Success', '4 inquiries deleted')).toBeVisible();
  await expect(page.getByText('No contacts yet')).toBeVisible();
  expect(await stored('contacts')).toEqual([]);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notification(page, 'Success', '4 inquiries restored')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(await stored('contacts')).toEqual(before);
});
