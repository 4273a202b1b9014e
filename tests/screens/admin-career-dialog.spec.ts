import type { Page } from '@playwright/test';
import {
  breakDatabase,
  career,
  holdDatabase,
  notification,
  openAsAdministrator,
} from '../support/admin';
import { expect, test } from '../support/test';
import { put, stored } from '../support/world';

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

test('a new one starts blank: full-time, active, one empty row in each list', async ({ page }) => {
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

test('offers the four job types', async ({ page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Type').click();
  await expect(page.getByRole('option')).toHaveText([
    'Full-time',
    'Part-time',
    'Contract',
    'Internship',
  ]);
});

test('is at most 80 % of the window high and scrolls in itself', async ({ page }) => {
  const dialog = await openNew(page);
  const { height = 0 } = (await dialog.boundingBox()) ?? {};
  expect(Math.round(height)).toBeLessThanOrEqual(800 * 0.8);
  const checkbox = dialog.getByLabel('Active (visible on careers page)');
  await expect(checkbox).not.toBeInViewport();
  await checkbox.scrollIntoViewIfNeeded();
  await expect(checkbox).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Create Career' })).toBeInViewport();
});

test('creates a career, drops blank rows, closes and says so', async ({ page }) => {
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

test('editing fills the form; an empty list is one blank row, a missing salary empty', async ({
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

test('rows are added, moved and removed by keyboard; the focus stays and it is announced', async ({
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
  await page.keyboard.type('Humour');
  await dialog.getByRole('button', { name: 'Update Career' }).press('Enter');
  await expect(dialog).toBeHidden();
  const [document] = await stored('careers');
  expect(document?.['requirements']).toEqual(['Patience', 'PL/SQL', 'Humour']);
});

test('several pasted lines become several rows, without their bullets', async ({ page }) => {
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

test('a mistake is told at its field and nothing is sent', async ({ page }) => {
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

test('a failure keeps everything typed, and a second attempt makes one document', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to save career/);
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Title').fill('DBA');
  const mend = await breakDatabase(page, 'commit', 'careers', 'denied');
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(notification(page, 'Error', 'Failed to save career')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Nothing you typed is lost');
  await expect(dialog.getByLabel('Job Title')).toHaveValue('DBA');
  await mend();
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored('careers')).toHaveLength(1);
});

test('a send whose answer was lost is sent again without making a second document', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to save career/);
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Title').fill('DBA');
  // It arrives, but the browser never hears of it.
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

test('while it saves, the buttons wait and it can’t be closed', async ({ page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Title').fill('DBA');
  const release = await holdDatabase(page, 'commit', 'careers');
  await dialog.getByRole('button', { name: 'Create Career' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  release();
  await expect(dialog).toBeHidden();
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click outside', (page: Page) => page.mouse.click(5, 400)],
  ['the close button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Cancel', (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()],
] as const) {
  test(`${way} closes an untouched form at once and asks when something was typed`, async ({
    page,
  }) => {
    const dialog = await openNew(page);
    await close(page);
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Add Career' }).click();
    await dialog.getByLabel('Job Title').fill('Typed');
    await close(page);
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Job Title')).toHaveValue('Typed');
    await close(page);
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Add Career' }).click();
    await expect(dialog.getByLabel('Job Title')).toHaveValue('');
  });
}

test('the browser asks before a reload while something is typed', async ({ page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Job Title').fill('Typed');
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(dialog.getByLabel('Job Title')).toHaveValue('Typed');
});
