import { logIn } from '../support/accounts';
import { putMany } from '../support/database';
import { failDatabaseCalls, holdDatabaseCalls } from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';

const HEADING = 'Admin Dashboard';
const STATUSES = ['new', 'new', 'contacted', 'closed', 'new'];

test('counts jobs and contacts', async ({ page }) => {
  await putMany('careers', 4, (index) => career({ isActive: index !== 0 }));
  await putMany('contacts', 5, (index) => contact({ status: STATUSES[index] }));
  await openAsAdministrator(page, '/admin/dashboard', HEADING);
  for (const [name, count] of [
    ['Active Jobs', '3'],
    ['New Contacts', '3'],
    ['Total Contacts', '5'],
    ['Total Jobs', '4'],
  ] as const) {
    await expect(page.getByRole('group', { name })).toContainText(count);
  }
});

test('shows the newest three of each, and links to all when there are more', async ({ page }) => {
  await putMany('careers', 4, (index) => career({ title: `Job ${index}` }));
  await putMany('contacts', 3, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, '/admin/dashboard', HEADING);
  const jobs = page.getByRole('region', { name: 'Recent Jobs' });
  await expect(jobs.getByRole('heading', { level: 3 })).toHaveText(['Job 0', 'Job 1', 'Job 2']);
  const contacts = page.getByRole('region', { name: 'Recent Contacts' });
  await expect(contacts.getByRole('heading', { level: 3 })).toHaveText([
    'Grace Number 0',
    'Grace Number 1',
    'Grace Number 2',
  ]);
  // All three contacts are shown, so there is no link.
  await expect(contacts.getByRole('link')).toHaveCount(0);
  await jobs.getByRole('link', { name: 'View All 4' }).click();
  await expect(page).toHaveURL('/admin/careers');
});

test('has shortcuts to careers, SEO and contacts', async ({ page }) => {
  await openAsAdministrator(page, '/admin/dashboard', HEADING);
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  const targets = ['/admin/careers', '/admin/seo', '/admin/contacts'];
  await expect(shortcuts).toHaveCount(targets.length);
  for (const [index, target] of targets.entries()) {
    await expect(shortcuts.nth(index)).toHaveAttribute('href', target);
  }
});

test('shows a loading text', async ({ page }) => {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const release = await holdDatabaseCalls(page, 'runAggregationQuery', 'careers');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Loading dashboard...' })).toBeVisible();
  release();
  await expect(page.getByRole('group', { name: 'Total Jobs' })).toContainText('0');
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await expect(page.getByText('No careers posted')).toBeVisible();
});

test('logs a failure to the console only, shows the rest, and can try again', async ({
  page,
  expectConsoleErrors,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  expectConsoleErrors(/Failed to fetch dashboard data/);
  await putMany('careers', 1, () => career());
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const restore = await failDatabaseCalls(page, 'runAggregationQuery', 'careers', 'unavailable');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('group', { name: 'Total Jobs' })).toContainText('Not available');
  await expect(page.getByRole('group', { name: 'Total Contacts' })).toContainText('0');
  await expect(page.getByRole('region', { name: 'Recent Jobs' })).toContainText('Senior Oracle');
  expect(logged.join()).toContain('Failed to fetch dashboard data');
  await expect(notification(page, 'Error', '')).toHaveCount(0);
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Total Jobs' })).toContainText('1');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});
