import { put, putMany } from '../support/database';
import { countReads } from '../support/database-calls';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { withoutReadTimeout } from '../support/without-read-timeout';

test('with 10,000 contacts and 500 careers no screen reads more documents than it shows', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const expectSlowly = expect.configure({ timeout: 60_000 });
  await withoutReadTimeout(page);
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

test('with 10,000 contacts one is found, opened, and answered without reading more than a page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const expectSlowly = expect.configure({ timeout: 60_000 });
  await withoutReadTimeout(page);
  await putMany('contacts', 10_000, (index) =>
    contact({ lastName: `Number ${index}`, email: `person${index}@example.com`, company: 'Navy' }),
  );
  await put('contacts/7f3k2qxmabcdefgh0123', {
    ...contact({ firstName: 'Ada', lastName: 'Needleworth', email: 'finder@thread.example' }),
    company: 'Thimble Ltd.',
    createdAt: new Date(2020, 0, 1),
  });
  const reads = countReads(page);
  /** Contacts read since the last call. */
  const readSince = async () => {
    await reads.settled();
    const now = reads.of('contacts');
    const since = now - before;
    before = now;
    return since;
  };
  let before = 0;
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expectSlowly(page.getByRole('article')).toHaveCount(50);
  await expectSlowly(page.getByText('10,001 total inquiries')).toBeVisible();
  expect(await readSince()).toBe(51);

  const addressOf = (text: string) => `/admin/contacts?q=${encodeURIComponent(text)}`;
  const answer = (text: string) => expectSlowly(page.getByText(text)).toBeVisible();
  for (const text of ['finder@th', 'needle', 'ada needlew', 'THIMBLE', '7f3k-2q']) {
    // A new page, because the answer before it reads the same.
    await page.goto(addressOf(text));
    await answer('1 found among all inquiries');
    await expect(page.getByRole('article', { name: 'Ada Needleworth' })).toBeVisible();
    // With the newest of all, from which on new ones are counted.
    expect(await readSince(), text).toBe(2);
  }
  // Many match: a page of them, and it says that there are more.
  for (const text of ['person', 'grace n', 'navy']) {
    await page.goto(addressOf(text));
    await answer('found, and there are more.');
    const read = await readSince();
    expect(read, text).toBeGreaterThan(0);
    expect(read, text).toBeLessThanOrEqual(61);
  }

  await page.goto('/admin/contacts');
  await expectSlowly(page.getByRole('article')).toHaveCount(50);
  await expectSlowly(page.getByText('10,001 total inquiries')).toBeVisible();
  await readSince();
  await page.getByLabel('Status of Grace Number 7', { exact: true }).click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expectSlowly(page.getByRole('group', { name: 'Completed' })).toContainText('1');
  await expect(page.getByLabel('Status of Grace Number 7', { exact: true })).toBeEnabled();
  // The contact itself, before it is changed and after.
  expect(await readSince()).toBe(2);
  await page.getByRole('link', { name: 'Grace Number 9', exact: true }).click();
  await expectSlowly(page.getByRole('link', { name: 'All from this address (1)' })).toBeVisible();
  expect(await readSince()).toBe(1);
});
