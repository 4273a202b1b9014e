import { putMany } from '../support/database';
import { countReads } from '../support/database-calls';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('with 10,000 contacts and 500 careers no screen reads more documents than it shows', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // The emulator counts many documents slowly, on a busy machine longer than the timeout of a read (design 4).
  const expectSlowly = expect.configure({ timeout: 60_000 });
  await page.addInitScript(() => {
    const schedule = window.setTimeout.bind(window);
    const withoutReadTimeout = (handler: () => void, delay?: number) =>
      delay === 8_000 ? 0 : schedule(handler, delay);
    window.setTimeout = withoutReadTimeout as typeof window.setTimeout;
  });
  await Promise.all([
    putMany('contacts', 10_000, (index) =>
      contact({ lastName: `Number ${index}`, status: index % 4 === 0 ? 'closed' : 'new' }),
    ),
    putMany('careers', 500, (index) =>
      career({ title: `Job ${index}`, isActive: index % 2 === 0 }),
    ),
  ]);

  const dashboard = countReads(page);
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await expectSlowly(page.getByRole('group', { name: 'Total Contacts' })).toContainText('10,000');
  await expect(page.getByRole('group', { name: 'Total Jobs' })).toContainText('500');
  await expect(page.getByRole('link', { name: 'View All 10,000' })).toBeVisible();
  const responses = page.getByRole('region', { name: 'Response time' });
  await expectSlowly(responses).toHaveAttribute('aria-busy', 'false');
  await dashboard.settled();
  expect(dashboard.of('contacts')).toBe(3);
  expect(dashboard.of('careers')).toBe(3);
  // Four totals, four figures of response times, and two for each of twelve weeks.
  expect(dashboard.counts).toBe(4 + 4 + 2 * 12);

  const navigation = page.getByRole('navigation', { name: 'Back office' });
  const contacts = countReads(page);
  await navigation.getByRole('link', { name: 'Contacts' }).click();
  await expectSlowly(page.getByText('10,000 total inquiries')).toBeVisible();
  await expect(page.getByRole('group', { name: 'New Inquiries' })).toContainText('7,500');
  await expectSlowly(page.getByRole('article')).toHaveCount(50);
  await contacts.settled();
  expect(contacts.of('contacts')).toBe(51);

  // The search reads nothing from the database.
  await page.getByLabel('Search').pressSequentially('number 4');
  await expect(page.getByText('50 inquiries loaded so far: 14 found')).toBeVisible();
  expect(contacts.of('contacts')).toBe(51);

  const careers = countReads(page);
  await navigation.getByRole('link', { name: 'Careers' }).click();
  await expectSlowly(page.getByText('500 total positions')).toBeVisible();
  await expectSlowly(page.getByRole('article')).toHaveCount(50);
  await careers.settled();
  expect(careers.of('careers')).toBe(51);
});
