import {
  breakDatabase,
  career,
  holdDatabase,
  notification,
  openAsAdministrator,
  putMany,
} from '../support/admin';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { expect, test } from '../support/test';
import { logIn, put, stored } from '../support/world';

const PATH = '/admin/careers';
const HEADING = 'Career Management';
const CONFIRMATION = 'Are you sure you want to delete this career?';

test('has a way back to the dashboard and the number of positions', async ({ page }) => {
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

test('a career without salary shows none, and a closed one is Inactive', async ({ page }) => {
  await put('careers/one', career({ isActive: false }));
  await openAsAdministrator(page, PATH, HEADING);
  const card = page.getByRole('article', { name: 'Senior Oracle Developer' });
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText(['full time', 'Engineering', 'New York, NY']);
});

test('without careers it invites to add the first', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('heading', { name: 'No careers posted' })).toBeVisible();
  await expect(page.getByText('Get started by adding your first job posting')).toBeVisible();
  await expect(page.getByText('0 total positions')).toBeVisible();
  await page.getByRole('button', { name: 'Add First Career' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Career' })).toBeVisible();
});

test('says that it is loading', async ({ page }) => {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const release = await holdDatabase(page, 'runQuery', 'careers');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(page.getByText('Loading careers...')).toBeVisible();
  release();
  await expect(page.getByText('No careers posted')).toBeVisible();
});

test('tells that careers could not be fetched, and can be tried again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch careers/);
  await put('careers/one', career());
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const mend = await breakDatabase(page, 'runQuery', 'careers', 'abort');
  await page.goto(PATH);
  await expect(notification(page, 'Error', 'Failed to fetch careers')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('tells that the number of careers could not be fetched', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to fetch careers \(unavailable\)$/);
  await put('careers/one', career());
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await breakDatabase(page, 'runAggregationQuery', 'careers', 'unavailable');
  await page.goto(PATH);
  await expect(notification(page, 'Error', 'Failed to fetch careers')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('reads 50 at a time', async ({ page }) => {
  await putMany('careers', 51, (index) => career({ title: `Job ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(page.getByText('51 total positions')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(51);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
});

test('deletes after the browser has asked, and Undo brings the same document back', async ({
  page,
}) => {
  await put('careers/one', career());
  await put('careers/two', career({ title: 'Another one' }));
  const before = (await stored('careers')).find(({ id }) => id === 'one');
  await openAsAdministrator(page, PATH, HEADING);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Delete Senior Oracle Developer' }).click();
  await expect(notification(page, 'Success', 'Career deleted successfully')).toBeVisible();
  expect(asked).toEqual([CONFIRMATION]);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 total position', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Another one' })).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const after = (await stored('careers')).find(({ id }) => id === 'one');
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
});

test('keeps the career when the question is answered with no', async ({ page }) => {
  await put('careers/one', career());
  await openAsAdministrator(page, PATH, HEADING);
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'Delete Senior Oracle Developer' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await stored('careers')).toHaveLength(1);
});

test('tells that a career could not be deleted', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to delete career/);
  await put('careers/one', career());
  await openAsAdministrator(page, PATH, HEADING);
  page.on('dialog', (dialog) => void dialog.accept());
  await breakDatabase(page, 'commit', 'careers', 'denied');
  await page.getByRole('button', { name: 'Delete Senior Oracle Developer' }).click();
  await expect(notification(page, 'Error', 'Failed to delete career')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Edit Senior Oracle Developer' })).toBeEnabled();
});

test('an icon button tells what it does: on the keyboard at once', async ({ page }) => {
  await put('careers/one', career());
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Add Career' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('Edit Senior Oracle Developer');
});
