import type { Page } from '@playwright/test';
import { put, stored } from '../support/database';
import { failDatabaseCalls, holdDatabaseCalls } from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

async function openNew(page: Page) {
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Add Career' }).click();
  return page.getByRole('dialog', { name: 'Add New Career' });
}

async function openEdit(page: Page, fields: Record<string, unknown> = {}) {
  await put('careers/one', career(fields));
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  return page.getByRole('dialog', { name: 'Edit Career' });
}

const rows = (page: Page, item: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${item} \\d+$`) });

test('a new career starts blank: full-time, active, one empty row in each list', async ({
  page,
}) => {
  const dialog = await openNew(page);
  await expect(dialog.getByLabel('Job Title')).toHaveAttribute(
    'placeholder',
    'e.g. Senior Oracle Developer',
  );
  for (const label of ['Job Title', 'Department', 'Location', 'Salary Range', 'Job Description']) {
    await expect(dialog.getByLabel(label)).toHaveValue('');
  }
  await expect(dialog.getByLabel('Job Type')).toHaveText('Full-time');
  await expect(dialog.getByLabel('Job Description')).toHaveAttribute('rows', '4');
  for (const item of ['Requirement', 'Responsibility', 'Benefit']) {
    await expect(rows(page, item)).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: `Remove ${item} 1` })).toBeVisible();
    await expect(dialog.getByRole('button', { name: `Add ${item}` })).toBeVisible();
  }
  await expect(dialog.getByLabel('Active (visible on careers page)')).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create Career' })).toBeVisible();
});

test('offers every job type of the specification', async ({ page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Type').click();
  await expect(page.getByRole('option')).toHaveText([
    'Full-time',
    'Part-time',
    'Contract',
    'Internship',
  ]);
});

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

test('editing fills in the form: an empty list as one blank row, a missing salary as empty', async ({
  page,
}) => {
  const dialog = await openEdit(page, { benefits: [], salaryRange: null, type: 'internship' });
  await expect(dialog.getByLabel('Job Title')).toHaveValue('Senior Oracle Developer');
  await expect(dialog.getByLabel('Job Type')).toHaveText('Internship');
  await expect(rows(page, 'Requirement')).toHaveCount(3);
  await expect(dialog.getByLabel('Requirement 2', { exact: true })).toHaveValue('PL/SQL');
  await expect(rows(page, 'Benefit')).toHaveCount(1);
  await expect(dialog.getByLabel('Benefit 1', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Salary Range')).toHaveValue('');
  await dialog.getByLabel('Department').fill('Delivery');
  await dialog.getByRole('button', { name: 'Update Career' }).click();
  await expect(notification(page, 'Success', 'Career updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toContainText('Delivery');
  expect((await stored('careers'))[0]).toMatchObject({ department: 'Delivery', benefits: [] });
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

test('several pasted lines become several rows without bullets', async ({ page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Benefit 1', { exact: true }).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', '• Tea\n• Coffee\n\n- Water');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(rows(page, 'Benefit')).toHaveCount(3);
  await expect(dialog.getByLabel('Benefit 1', { exact: true })).toHaveValue('Tea');
  await expect(dialog.getByLabel('Benefit 3', { exact: true })).toHaveValue('Water');
});

test('an error is shown at its field and nothing is sent', async ({ page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Benefit 1', { exact: true }).fill('   ');
  await dialog.getByRole('button', { name: 'Add Benefit' }).click();
  await dialog.getByLabel('Benefit 2', { exact: true }).fill('x'.repeat(501));
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(dialog.getByLabel('Job Title')).toBeFocused();
  await expect(dialog.getByLabel('Job Title')).toHaveAccessibleDescription('Enter a job title.');
  await expect(dialog.getByLabel('Benefit 2', { exact: true })).toHaveAccessibleDescription(
    /at most 500 characters/,
  );
  await expect(dialog.getByLabel('Benefit 1', { exact: true })).toHaveAccessibleDescription('');
  expect(await stored('careers')).toHaveLength(0);
});

test('a failed save keeps the input, and a second attempt stores one document', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to save career/);
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Title').fill('DBA');
  const restore = await failDatabaseCalls(page, 'commit', 'careers', 'denied');
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(notification(page, 'Error', 'Failed to save career')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Nothing you typed is lost');
  await expect(dialog.getByLabel('Job Title')).toHaveValue('DBA');
  await restore();
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored('careers')).toHaveLength(1);
});

test('a save repeated after a lost response stores one document', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to save career/);
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Title').fill('DBA');
  // The write is made, but the browser gets an error.
  await page.route(/documents:commit/, async (route) => {
    if (!route.request().postData()?.includes('careers')) return route.fallback();
    await route.fetch();
    return route.fulfill({ status: 403, body: '{"error":{"status":"PERMISSION_DENIED"}}' });
  });
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await stored('careers')).toHaveLength(1);
  await page.unroute(/documents:commit/);
  await dialog.getByLabel('Location').fill('Boston');
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(notification(page, 'Success', 'Career added successfully')).toBeVisible();
  expect(await stored('careers')).toMatchObject([{ title: 'DBA', location: 'Boston' }]);
});

test('while saving, its button is disabled and the dialog can’t be closed', async ({ page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Title').fill('DBA');
  const release = await holdDatabaseCalls(page, 'commit', 'careers');
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  release();
  await expect(dialog).toBeHidden();
});

for (const [control, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click outside', (page: Page) => page.mouse.click(5, 400)],
  ['the close button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Cancel', (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()],
] as const) {
  test(`${control} closes an unchanged form at once and asks for confirmation after changes`, async ({
    page,
  }) => {
    const dialog = await openNew(page);
    await close(page);
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Add Career' }).click();
    await dialog.getByLabel('Job Title').fill('Typed');
    await close(page);
    const confirmation = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await confirmation.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Job Title')).toHaveValue('Typed');
    await close(page);
    await confirmation.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Add Career' }).click();
    await expect(dialog.getByLabel('Job Title')).toHaveValue('');
  });
}

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
