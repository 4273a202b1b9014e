import type { Page } from '@playwright/test';
import { career, notification, openAsAdministrator } from '../support/admin';
import { expect, test } from '../support/test';
import { change, put, remove, stored } from '../support/world';

const MESSAGE = 'This career was changed by someone else since you opened it';

/** Opens the form, types, and meanwhile lets someone else do `meanwhile`; then saves. */
async function saveTooLate(page: Page, meanwhile: () => Promise<void>) {
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

const theirs = () => change('careers/one', { location: 'Theirs', updatedAt: new Date() });

test('saves nothing over what someone else saved, and loads the newer one beside the own words', async ({
  page,
}) => {
  const dialog = await saveTooLate(page, theirs);
  expect((await stored('careers'))[0]).toMatchObject({
    location: 'Theirs',
    department: 'Engineering',
  });
  await dialog.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(dialog.getByLabel('Location')).toHaveValue('Theirs');
  await expect(dialog.getByLabel('Department')).toHaveValue('Engineering');
  await expect(dialog.getByLabel('Your text, for copying')).toHaveValue(/Mine/);
  // The own words are not saved yet: closing still asks.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();

  await dialog.getByLabel('Department').fill('Both');
  await dialog.getByRole('button', { name: 'Update Career' }).click();
  await expect(notification(page, 'Success', 'Career updated successfully')).toBeVisible();
  expect((await stored('careers'))[0]).toMatchObject({ location: 'Theirs', department: 'Both' });
});

test('saves over it on purpose', async ({ page }) => {
  const dialog = await saveTooLate(page, theirs);
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(notification(page, 'Success', 'Career updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await stored('careers'))[0]).toMatchObject({
    location: 'New York, NY',
    department: 'Mine',
  });
});

test('saves a career that was deleted meanwhile as a new one', async ({ page }) => {
  const dialog = await saveTooLate(page, () => remove('careers/one'));
  await expect(dialog.getByRole('alert')).toContainText('It was deleted');
  await dialog.getByRole('button', { name: 'Save it as a new career' }).click();
  await expect(notification(page, 'Success', 'Career added successfully')).toBeVisible();
  expect(await stored('careers')).toMatchObject([{ department: 'Mine' }]);
});
