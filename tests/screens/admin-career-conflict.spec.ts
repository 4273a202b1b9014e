import { change, put, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('a conflict overwrites nothing, and the newer version can be loaded beside the typed text', async ({
  page,
}) => {
  await put('careers/one', career());
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  await page.getByLabel('Department').fill('Mine');
  await change('careers/one', { location: 'Theirs', updatedAt: new Date() });
  await page.getByRole('button', { name: 'Update Career' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  await expect(dialog.getByRole('alert')).toContainText(
    'This career was changed by someone else since you opened it',
  );
  expect((await stored('careers'))[0]).toMatchObject({
    location: 'Theirs',
    department: 'Engineering',
  });
  await dialog.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(dialog.getByLabel('Location')).toHaveValue('Theirs');
  await expect(dialog.getByLabel('Department')).toHaveValue('Engineering');
  await expect(dialog.getByLabel('Your text, for copying')).toHaveValue(/Mine/);
  // The typed text is not saved yet, so closing asks for confirmation.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();

  await dialog.getByLabel('Department').fill('Both');
  await dialog.getByRole('button', { name: 'Update Career' }).click();
  await expect(notification(page, 'Success', 'Career updated successfully')).toBeVisible();
  expect((await stored('careers'))[0]).toMatchObject({ location: 'Theirs', department: 'Both' });
});
