import { putMany } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const HEADING = 'Admin Dashboard';
const STATUSES = ['new', 'new', 'contacted', 'closed', 'new'];

test('counts jobs and contacts, shows the newest three of each, and links to all of them', async ({
  page,
}) => {
  await putMany('careers', 4, (index) => career({ title: `Job ${index}`, isActive: index !== 0 }));
  await putMany('contacts', 5, (index) =>
    contact({ lastName: `Number ${index}`, status: STATUSES[index] }),
  );
  await openAsAdministrator(page, '/admin/dashboard', HEADING);
  for (const [name, count] of [
    ['Active Jobs', '3'],
    ['New Contacts', '3'],
    ['Total Contacts', '5'],
    ['Total Jobs', '4'],
  ] as const) {
    await expect(page.getByRole('group', { name })).toContainText(count);
  }
  const contacts = page.getByRole('region', { name: 'Recent Contacts' });
  await expect(contacts.getByRole('heading', { level: 3 })).toHaveText([
    'Grace Number 0',
    'Grace Number 1',
    'Grace Number 2',
  ]);
  const jobs = page.getByRole('region', { name: 'Recent Jobs' });
  await expect(jobs.getByRole('heading', { level: 3 })).toHaveText(['Job 0', 'Job 1', 'Job 2']);
  await jobs.getByRole('link', { name: 'View All 4' }).click();
  await expect(page).toHaveURL('/admin/careers');
});
