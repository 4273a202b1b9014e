import { ABOUT } from '@/content/about';
import { putMany, stored } from '../support/database';
import { holdDatabaseCalls } from './database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('Back out of the back office asks while work is under way', async ({ page }) => {
  await putMany('contacts', 2, () => contact());
  await openAsAdministrator(page, '/about', ABOUT.heading);
  await page.getByRole('link', { name: 'Back Office' }).click();
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00000');
  await page.getByRole('checkbox', { name: 'Select all shown (2)' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
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
  expect(await stored('contacts')).toMatchObject([{ id: 'many-00001' }]);
});
