import { logIn } from '../support/accounts';
import { put, putMany, stored } from '../support/database';
import { failDatabaseCalls, holdDatabaseCalls } from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';

const PATH = '/admin/careers';
const HEADING = 'Career Management';
const CONFIRMATION = 'Are you sure you want to delete this career?';

test('shows a link to the dashboard and the number of positions', async ({ page }) => {
  await put('careers/one', career());
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByText('1 total position', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a card shows title, badge, type, department, location, salary and two lines of text', async ({
  page,
}) => {
  await put(
    'careers/one',
    career({ type: 'part-time', salaryRange: '$100', description: 'Long. '.repeat(200) }),
  );
  await openAsAdministrator(page, PATH, HEADING);
  const card = page.getByRole('article', { name: 'Senior Oracle Developer' });
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await expect(card.getByText('part time', { exact: true })).toBeVisible();
  await expect(card.getByText('Engineering', { exact: true })).toBeVisible();
  await expect(card.getByText('New York, NY', { exact: true })).toBeVisible();
  await expect(card.getByText('$100', { exact: true })).toBeVisible();
  const text = card.getByText('Long. Long.');
  const lines = await text.evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
  });
  expect(lines).toBe(2);
});

test('a career without a salary shows none, and an inactive one shows Inactive', async ({
  page,
}) => {
  await put('careers/one', career({ isActive: false }));
  await openAsAdministrator(page, PATH, HEADING);
  const card = page.getByRole('article', { name: 'Senior Oracle Developer' });
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText(['full time', 'Engineering', 'New York, NY']);
});

test('without careers it offers to add the first', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('heading', { name: 'No careers posted' })).toBeVisible();
  await expect(page.getByText('Get started by adding your first job posting')).toBeVisible();
  await expect(page.getByText('0 total positions')).toBeVisible();
  await page.getByRole('button', { name: 'Add First Career' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Career' })).toBeVisible();
});

test('shows a loading text', async ({ page }) => {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const release = await holdDatabaseCalls(page, 'runQuery', 'careers');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(page.getByText('Loading careers...')).toBeVisible();
  release();
  await expect(page.getByText('No careers posted')).toBeVisible();
});

test('shows a notification when careers can’t be fetched, and can try again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch careers/);
  await put('careers/one', career());
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const restore = await failDatabaseCalls(page, 'runQuery', 'careers', 'abort');
  await page.goto(PATH);
  await expect(notification(page, 'Error', 'Failed to fetch careers')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('shows a notification when the number of careers can’t be fetched', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to fetch careers \(unavailable\)$/);
  await put('careers/one', career());
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await failDatabaseCalls(page, 'runAggregationQuery', 'careers', 'unavailable');
  await page.goto(PATH);
  await expect(notification(page, 'Error', 'Failed to fetch careers')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('reads 50 careers at a time', async ({ page }) => {
  await putMany('careers', 51, (index) => career({ title: `Job ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(page.getByText('51 total positions')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(51);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
});

test('deletes after a confirmation, and Undo restores the same document', async ({ page }) => {
  await put('careers/one', career());
  await put('careers/two', career({ title: 'Another one' }));
  const before = (await stored('careers')).find(({ id }) => id === 'one');
  await openAsAdministrator(page, PATH, HEADING);
  const confirmations: string[] = [];
  page.on('dialog', (dialog) => {
    confirmations.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Delete Senior Oracle Developer' }).click();
  await expect(notification(page, 'Success', 'Career deleted successfully')).toBeVisible();
  expect(confirmations).toEqual([CONFIRMATION]);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 total position', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Another one' })).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const after = (await stored('careers')).find(({ id }) => id === 'one');
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
});

test('keeps the career when the confirmation is declined', async ({ page }) => {
  await put('careers/one', career());
  await openAsAdministrator(page, PATH, HEADING);
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'Delete Senior Oracle Developer' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await stored('careers')).toHaveLength(1);
});

test('shows a notification when a career can’t be deleted', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to delete career/);
  await put('careers/one', career());
  await openAsAdministrator(page, PATH, HEADING);
  page.on('dialog', (dialog) => void dialog.accept());
  await failDatabaseCalls(page, 'commit', 'careers', 'denied');
  await page.getByRole('button', { name: 'Delete Senior Oracle Developer' }).click();
  await expect(notification(page, 'Error', 'Failed to delete career')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Edit Senior Oracle Developer' })).toBeEnabled();
});

test('an icon button shows its tooltip at once when focused by keyboard', async ({ page }) => {
  await put('careers/one', career());
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Add Career' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('Edit Senior Oracle Developer');
});
