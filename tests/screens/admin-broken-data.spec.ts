import type { Page } from '@playwright/test';
import { openAsAdministrator } from '../support/admin';
import { expect, test } from '../support/test';
import { put } from '../support/world';

/** What a field may turn out to be: nothing, null, another type, or enormous. */
const BROKEN: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a list', ['a', 1, null]],
  ['a map', { a: 1 }],
  ['enormous', 'W'.repeat(100_000)],
];

const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'company',
  'service',
  'message',
  'status',
];
const CAREER_FIELDS = [
  'title',
  'department',
  'location',
  'type',
  'description',
  'requirements',
  'responsibilities',
  'benefits',
  'salaryRange',
  'isActive',
];

/** A sound document for each field and way of being broken, plus one with nothing but its moment. */
async function putBroken(collection: string, fields: string[], sound: Record<string, unknown>) {
  const writes = fields.flatMap((field) =>
    BROKEN.map(([how, value]) =>
      put(`${collection}/${field} is ${how}`, { ...sound, [field]: value }),
    ),
  );
  const odd = [null, 7, 'yesterday', { a: 1 }].map((moment, index) =>
    put(`${collection}/moment ${index}`, { ...sound, createdAt: moment, updatedAt: moment }),
  );
  await Promise.all([...writes, ...odd, put(`${collection}/nothing`, {})]);
  return writes.length + odd.length + 1;
}

/** Nothing on the page is wider than the page. */
async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('inquiries of any shape are listed, and their status can be set', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const count = await putBroken('contacts', CONTACT_FIELDS, {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    message: 'Hello',
    status: 'new',
  });
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByText(`${count} total inquiries`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(count);
  await expectNoOverflow(page);
  const nameless = page.getByRole('article', { name: 'No name' });
  await expect(nameless).toContainText('no status');
  await nameless.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(nameless.getByText('closed', { exact: true })).toBeVisible();
});

test('careers of any shape are listed, and can be mended', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const count = await putBroken('careers', CAREER_FIELDS, { title: 'DBA', isActive: true });
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByText(`${count} total positions`)).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(count);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Edit Untitled career' }).first().click();
  await page.getByLabel('Job Title').fill('Mended');
  await page.getByRole('button', { name: 'Update Career' }).click();
  await expect(page.getByRole('article', { name: 'Mended' })).toBeVisible();
});

test('the dashboard bears the same', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [later, latest] = [new Date(2030, 0, 1), new Date(2031, 0, 1)];
  await put('contacts/a', { createdAt: latest, status: { a: 1 } });
  await put('contacts/b', {
    createdAt: later,
    name: 'W'.repeat(100_000),
    status: 'x'.repeat(5000),
  });
  await put('careers/a', { createdAt: latest, isActive: 'yes' });
  await put('careers/b', { createdAt: later, title: 'W'.repeat(100_000), location: ['x'] });
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await expect(page.getByRole('region', { name: 'Recent Contacts' })).toContainText('No name');
  await expect(page.getByRole('region', { name: 'Recent Jobs' })).toContainText('Untitled career');
  await expectNoOverflow(page);
});

test('search engine settings of any shape fill the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await put('seoSettings/home', { page: 'home', title: 7, description: null, keywords: 'a,b' });
  await put('seoSettings/about', { page: 'about', title: 'W'.repeat(100_000), keywords: ['a', 1] });
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  await expect(page.getByLabel('Page Title')).toHaveValue('');
  await page.getByRole('tab', { name: 'About Page' }).click();
  await expect(page.getByText('100,000 characters, 99,940 over')).toBeVisible();
  await expect(page.getByLabel('Keywords', { exact: true })).toHaveValue('a');
  await expectNoOverflow(page);
});
