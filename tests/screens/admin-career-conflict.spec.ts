import type { Page } from '@playwright/test';
import { change, put, remove, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

const MESSAGE = 'This career was changed by someone else since you opened it';

/** Opens a career in the form, types, lets `meanwhile` change the stored one, then saves. */
async function saveConflicting(page: Page, meanwhile: () => Promise<void>) {
  await put('careers/one', career());
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  await page.getByLabel('Department').fill('Mine');
  await meanwhile();
  await page.getByRole('button', { name: 'Update Career' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  await expect(dialog.getByRole('alert')).toContainText(MESSAGE);
  await expect(dialog.getByLabel('Department')).toHaveValue('Mine');
  return dialog;
}

const changeByOther = () => change('careers/one', { location: 'Theirs', updatedAt: new Date() });

test('a conflict overwrites nothing, and the newer version can be loaded beside the typed text', async ({
  page,
}) => {
  const dialog = await saveConflicting(page, changeByOther);
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

test('a conflict can be resolved by overwriting', async ({ page }) => {
  const dialog = await saveConflicting(page, changeByOther);
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(notification(page, 'Success', 'Career updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await stored('careers'))[0]).toMatchObject({
    location: 'New York, NY',
    department: 'Mine',
  });
});

test('a career deleted meanwhile can be saved as a new one', async ({ page }) => {
  const dialog = await saveConflicting(page, () => remove('careers/one'));
  await expect(dialog.getByRole('alert')).toContainText('It was deleted');
  await dialog.getByRole('button', { name: 'Save it as a new career' }).click();
  await expect(notification(page, 'Success', 'Career added successfully')).toBeVisible();
  expect(await stored('careers')).toMatchObject([{ department: 'Mine' }]);
});
