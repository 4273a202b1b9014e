import { subDays, subHours } from 'date-fns';
import { holdDatabaseCalls } from './database-calls';
import { put, putMany, stored } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact, service } from '../support/sample-documents';
import { expect, test } from '../support/test';

const HEADING = 'Admin Dashboard';
const DAY = 1440;

/** Two answered in time, one too late, one overdue, one due, and one that is too old for the share. */
function putContacts() {
  const now = new Date();
  return putMany('contacts', 6, (index) => ({
    ...contact({ lastName: `Number ${index}` }),
    createdAt: [2, 4, 6, 8, 0, 40].map((days) => subHours(subDays(now, days), 1))[index],
    ...[
      { status: 'contacted', responseMinutes: 60 },
      { status: 'closed', responseMinutes: DAY },
      { status: 'contacted', responseMinutes: 3 * DAY },
      {},
      {},
      { status: 'closed', responseMinutes: 60 },
    ][index],
  }));
}

test('records a deletion, and Restore brings the career back and keeps the focus', async ({
  page,
}) => {
  // A stored service, so that the services are not initialized, which is recorded, too.
  await put('services/data-masking', service());
  await put('careers/dba', career({ title: 'Oracle DBA' }));
  await put('careers/other', career({ title: 'Other' }));
  await putContacts();
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete Oracle DBA' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();

  const changes = page.getByRole('region', { name: 'Recent changes' });
  const deletion = changes.getByRole('listitem').filter({ hasText: 'deleted the career' });
  await expect(deletion).toContainText('admin@example.com deleted the career “Oracle DBA”');
  await deletion.getByText('Show the difference').click();
  await expect(deletion.getByText('You inherit PL/SQL.')).toBeVisible();
  await expect(page.getByRole('link', { name: /View All 6/ })).toBeVisible();
  await expect(page.getByText('2 of 4 inquiries')).toBeVisible();
  await expectAccessible(page, 'dashboard with a difference');
  const restore = deletion.getByRole('button', { name: /^Restore/ });
  await restore.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('It was deleted. Restoring brings it back.')).toBeVisible();
  await expectAccessible(page, 'restore dialog', { focus: false });
  await dialog.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(notification(page, 'Success', 'Earlier version restored')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Total Jobs' })).toContainText('2');
  await expect(restore).toBeFocused();
  await restore.press('Enter');
  await expect(dialog.getByText('There’s nothing to restore.')).toBeVisible();
  expect(await stored('careers')).toMatchObject([
    { id: 'dba', title: 'Oracle DBA' },
    { title: 'Other' },
  ]);
});

test('counts jobs and contacts, shows the newest, and how fast inquiries were answered, without delaying the rest or moving it', async ({
  page,
}) => {
  await putMany('careers', 4, (index) => career({ title: `Job ${index}`, isActive: index !== 0 }));
  await putContacts();
  const release = await holdDatabaseCalls(page, 'runAggregationQuery', 'responseMinutes');
  await openAsAdministrator(page, '/admin/dashboard', HEADING);
  const panel = page.getByRole('region', { name: 'Response time' });
  for (const [name, count] of [
    ['Active Jobs', '3'],
    ['New Contacts', '2'],
    ['Total Contacts', '6'],
    ['Total Jobs', '4'],
  ] as const) {
    await expect(page.getByRole('group', { name })).toContainText(count);
  }
  const recent = (name: string) =>
    page.getByRole('region', { name }).getByRole('heading', { level: 3 });
  await expect(recent('Recent Contacts')).toHaveText([/Number 4$/, /Number 0$/, /Number 1$/]);
  await expect(recent('Recent Jobs')).toHaveText(['Job 0', 'Job 1', 'Job 2']);
  const heights = async () => {
    const sizes = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      sizes.push((await panel.boundingBox())?.height);
    }
    return sizes;
  };
  const before = await heights();
  release();
  await expect(panel.getByText('50%')).toBeVisible();
  expect(await heights()).toEqual(before);

  await expect(panel.getByText('2 of 4 inquiries')).toBeVisible();
  await expect(panel.getByText('32.3 hours')).toBeVisible();
  const rows = panel.getByRole('row');
  await expect(rows).toHaveCount(13);
  const cells = await panel.getByRole('cell').allTextContents();
  const sum = (column: number) =>
    cells.reduce((total, text, index) => total + (index % 2 === column ? Number(text) : 0), 0);
  expect([sum(0), sum(1)]).toEqual([6, 3]);
});
