import type { Page } from '@playwright/test';
import { put, putExactly, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';

const row = (page: Page, name: string) => page.getByRole('article', { name });

async function deleteInquiry(page: Page, name: string) {
  await row(page, name).click();
  await page.getByRole('button', { name: `Delete the inquiry from ${name}` }).click();
  await expect(row(page, name)).toBeHidden();
}

const storedIds = async (collection: string) => (await stored(collection)).map(({ id }) => id);

test('Undo restores a deleted inquiry; after a reload, inquiries in the trash can be restored or erased; erasing a person’s data covers the list and the trash', async ({
  page,
}) => {
  const cases = [
    'grace@example.com',
    'GRACE@EXAMPLE.COM',
    'Grace@example.com',
    'Grace@Example.Com',
  ];
  // The query doesn't find the last email address, because of its letter case.
  for (const [index, email] of [...cases, 'gRACE@example.com'].entries()) {
    await put(`contacts/${index}`, contact({ lastName: `Number ${index}`, email }));
  }
  // This contact has no createdAt, as if created by hand.
  await putExactly('contacts/bare', { email: 'grace@example.com' });
  const before = await stored('contacts');
  expect(before).toHaveLength(6);
  await openAsAdministrator(page, PATH, HEADING);
  await deleteInquiry(page, 'Grace Number 0');
  await expect(notification(page, 'Success', '1 inquiry deleted')).toBeVisible();
  expect(await storedIds('deletedContacts')).toEqual(['0']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row(page, 'Grace Number 0')).toBeVisible();
  expect(await stored('contacts')).toEqual(before);

  for (const index of [1, 2, 3]) await deleteInquiry(page, `Grace Number ${index}`);
  await expect(page.getByText('3 total inquiries')).toBeVisible();
  await page.reload();
  // Wait, because the links move when the counts load.
  await expect(page.getByText('3 total inquiries')).toBeVisible();
  await page.getByRole('link', { name: /^Deleted \d/ }).click();
  await expect(page.getByText('30 days left')).toHaveCount(3);
  await row(page, 'Grace Number 1').getByRole('button', { name: 'Restore' }).click();
  await expect(notification(page, 'Success', '1 inquiry restored')).toBeVisible();
  await row(page, 'Grace Number 2').getByRole('button', { name: 'Erase now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase now' }).click();
  await expect(notification(page, 'Success', '1 inquiry erased')).toBeVisible();
  expect(await storedIds('deletedContacts')).toEqual(['3']);
  expect(await stored('contacts')).toEqual(before.filter(({ id }) => id !== '2' && id !== '3'));

  await page.goto(`${PATH}?id=0`);
  await page.getByRole('link', { name: 'All from this address (3)' }).click();
  await expect(page).toHaveURL(`${PATH}?q=grace%40example.com&id=0`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Erase this person’s data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase 3 inquiries' }).click();
  await expect(notification(page, 'Success', '4 inquiries erased')).toBeVisible();
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect(await storedIds('contacts')).toEqual(['4']);
  expect(await storedIds('deletedContacts')).toEqual([]);
});
