import {
  career,
  countReads,
  contact,
  openAsAdministrator,
  putExactly,
  putMany,
} from '../support/admin';
import { expect, test } from '../support/test';

test('an inquiry without any date is listed at the end, and its status can be set', async ({
  page,
}) => {
  await putMany('contacts', 3, (index) => contact({ lastName: `Number ${index}` }));
  await putExactly('contacts/0-undated', contact({ lastName: 'Undated' }));
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByRole('article')).toHaveCount(4);
  const last = page.getByRole('article').last();
  await expect(last).toContainText('Grace Undated');
  await last.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(last.getByText('closed', { exact: true })).toBeVisible();
  await expect(last.getByRole('combobox')).toBeFocused();
});

test('the only inquiry is shown although it has no date', async ({ page }) => {
  await putExactly('contacts/undated', { email: 'someone@example.com' });
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByRole('article', { name: 'someone@example.com' })).toBeVisible();
});

test('among many it takes a click to find those without a date', async ({ page }) => {
  await putMany('contacts', 510, (index) => contact({ status: index < 9 ? 'closed' : 'new' }));
  await putExactly('contacts/zz-undated', contact({ lastName: 'Undated', status: 'closed' }));
  await openAsAdministrator(page, '/admin/contacts?status=closed', 'Contact Management');
  // Nine others are closed: among so few it is found unasked.
  await expect(page.getByRole('article', { name: 'Grace Undated' })).toBeVisible();
  const reads = countReads(page);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(50);
  for (let more = 2; more <= 11; more += 1) {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('article')).toHaveCount(Math.min(more * 50, 510));
  }
  await expect(page.getByText('1 inquiry without a date is not listed yet.')).toBeVisible();
  await reads.settled();
  expect(reads.of('contacts')).toBeLessThan(540);
  await page.getByRole('button', { name: 'Find them' }).click();
  await expect(page.getByRole('article', { name: 'Grace Undated' })).toBeVisible();
  await expect(page.getByText('not listed yet')).toBeHidden();
});

test('a career without any date is listed at the end', async ({ page }) => {
  await putMany('careers', 2, (index) => career({ title: `Job ${index}` }));
  await putExactly('careers/0-undated', career({ title: 'Undated' }));
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').last()).toContainText('Undated');
});
