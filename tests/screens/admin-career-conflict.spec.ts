import { change, put, remove, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('a conflict overwrites nothing, and the newer version can be loaded beside the typed text', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to save career \(ConflictError\)/);
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
  await expect(dialog.getByRole('region', { name: 'Your text' })).toContainText('Mine');
  // The typed text is not saved yet, so closing asks for confirmation.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();

  await dialog.getByLabel('Department').fill('Both');
  await dialog.getByRole('button', { name: 'Update Career' }).click();
  await expect(notification(page, 'Success', 'Career updated successfully')).toBeVisible();
  expect((await stored('careers'))[0]).toMatchObject({ location: 'Theirs', department: 'Both' });
});

test('a career that someone else has deleted is added as a new one, and Undo removes that', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to save career \(ConflictError\)/);
  await put('careers/one', career());
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  await page.getByLabel('Department').fill('Mine');
  await remove('careers/one');
  await page.getByRole('button', { name: 'Update Career' }).click();
  await page.getByRole('button', { name: 'Save it as a new career' }).click();
  await expect(notification(page, 'Success', 'Career added successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const [added] = await stored('careers');
  expect(added).toMatchObject({ department: 'Mine' });
  expect(added?.['id']).not.toBe('one');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notification(page, 'Success', 'Change undone')).toBeVisible();
  expect(await stored('careers')).toEqual([]);
});
