import type { Page } from '@playwright/test';
import { put, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

async function openNew(page: Page) {
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Add Career' }).click();
  return page.getByRole('dialog', { name: 'Add New Career' });
}

async function openEdit(page: Page) {
  await put('careers/one', career());
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  return page.getByRole('dialog', { name: 'Edit Career' });
}

test('is at most 80 % of the viewport high and scrolls', async ({ page }) => {
  const dialog = await openNew(page);
  const { height = 0 } = (await dialog.boundingBox()) ?? {};
  expect(Math.round(height)).toBeLessThanOrEqual(800 * 0.8);
  const checkbox = dialog.getByLabel('Active (visible on careers page)');
  await expect(checkbox).not.toBeInViewport();
  await checkbox.scrollIntoViewIfNeeded();
  await expect(checkbox).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Create Career' })).toBeInViewport();
});

test('creates a career without blank rows, closes and shows a notification', async ({ page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Title').fill('Cloud Architect');
  await dialog.getByLabel('Job Type').click();
  await page.getByRole('option', { name: 'Contract' }).click();
  await dialog.getByLabel('Requirement 1', { exact: true }).fill('OCI');
  await page.keyboard.press('Enter');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Terraform');
  await dialog.getByLabel('Active (visible on careers page)').uncheck();
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(notification(page, 'Success', 'Career added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name: 'Cloud Architect' })).toContainText('Inactive');
  const [document] = await stored('careers');
  expect(document).toMatchObject({
    title: 'Cloud Architect',
    type: 'contract',
    requirements: ['OCI', 'Terraform'],
    responsibilities: [],
    benefits: [],
    isActive: false,
  });
  expect(document?.['createdAt']).toEqual(document?.['updatedAt']);

  await page.getByRole('button', { name: 'Add Career' }).click();
  await expect(page.getByLabel('Job Title')).toHaveValue('');
});

test('rows are added, moved and removed by keyboard; focus is kept and changes are announced', async ({
  page,
}) => {
  const dialog = await openEdit(page);
  await dialog.getByRole('button', { name: 'Move Requirement 3 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Requirement moved to position 2 of 3')).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Move Requirement 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Move Requirement 1 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Requirement 1', { exact: true })).toHaveValue('Patience');
  await dialog.getByRole('button', { name: 'Remove Requirement 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Requirement 2 removed, 2 left')).toBeAttached();
  await expect(dialog.getByLabel('Requirement 2', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Add Requirement' }).press('Enter');
  await expect(dialog.getByLabel('Requirement 3', { exact: true })).toBeFocused();
  await page.keyboard.type('Humor');
  await dialog.getByRole('button', { name: 'Update Career' }).press('Enter');
  await expect(dialog).toBeHidden();
  const [document] = await stored('careers');
  expect(document?.['requirements']).toEqual(['Patience', 'PL/SQL', 'Humor']);
});

test('a click outside closes an unchanged form at once and asks for confirmation after changes', async ({
  page,
}) => {
  const dialog = await openNew(page);
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Add Career' }).click();
  await dialog.getByLabel('Job Title').fill('Typed');
  await page.mouse.click(5, 400);
  const confirmation = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await confirmation.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Job Title')).toHaveValue('Typed');
  await page.mouse.click(5, 400);
  await confirmation.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
});

test('the browser asks for confirmation before a reload with unsaved input', async ({ page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Title').fill('Typed');
  const dialogOpened = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const confirmation = await dialogOpened;
  expect(confirmation.type()).toBe('beforeunload');
  await confirmation.dismiss();
  await expect(dialog.getByLabel('Job Title')).toHaveValue('Typed');
});

test('the preview shows the unsaved words, and its controls can neither be pressed nor focused', async ({
  page,
}) => {
  const dialog = await openEdit(page);
  await dialog.getByLabel('Job Title').fill('Typed');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: 'Typed' })).toBeVisible();
  const url = page.url();
  for (const text of ['All positions', 'Print', 'Apply by email']) {
    await preview.getByText(text).first().click({ force: true });
  }
  expect(page.url()).toBe(url);
  const focused: (string | undefined)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement?.textContent.slice(0, 16)));
  }
  expect(new Set(focused).size).toBe(3);
  await preview.getByRole('button', { name: 'Back to the form' }).click();
  await expect(dialog.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect(dialog.getByLabel('Job Title')).toHaveValue('Typed');
});

test('Cancel discards at once, and Restore brings every word back', async ({ page }) => {
  const dialog = await openEdit(page);
  await dialog.getByLabel('Department').fill('Typed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByLabel('Department')).toHaveValue('Typed');
});
