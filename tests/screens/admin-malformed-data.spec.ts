import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { change, put } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { overflow } from '../support/text-checks';

/** Values that no form would store. */
const MALFORMED_VALUES: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a list', ['a', 1, null]],
  ['a map', { a: 1 }],
  ['very long', 'W'.repeat(100_000)],
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
const CAREER_FIELDS = Object.keys(career());

/**
 * Stores a document for each field and malformed value, some with malformed dates, and an empty one.
 * @returns how many
 */
async function putMalformed(
  collection: string,
  fields: string[],
  validFields: Record<string, unknown>,
) {
  const writes = fields.flatMap((field) =>
    MALFORMED_VALUES.map(([label, value]) =>
      put(`${collection}/${field} is ${label}`, { ...validFields, [field]: value }),
    ),
  );
  const malformedDates = [null, 7, 'yesterday', { a: 1 }].map((date, index) =>
    put(`${collection}/date ${index}`, { ...validFields, createdAt: date, updatedAt: date }),
  );
  await Promise.all([...writes, ...malformedDates, put(`${collection}/empty`, {})]);
  return writes.length + malformedDates.length + 1;
}

/** The page does not scroll horizontally. */
async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(overflow)).toEqual([]);
}

test.use({ viewport: { width: 390, height: 844 } });

test('malformed contacts are listed, and their status can be set', async ({ page }) => {
  const count = await putMalformed('contacts', CONTACT_FIELDS, {
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

test('malformed careers are listed and can be repaired', async ({ page }) => {
  const count = await putMalformed('careers', CAREER_FIELDS, { title: 'DBA', isActive: true });
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByText(`${count} total positions`)).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(count);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Edit Untitled career' }).first().click();
  await page.getByLabel('Job Title').fill('Repaired');
  await page.getByRole('button', { name: 'Update Career' }).click();
  await expect(page.getByRole('article', { name: 'Repaired' })).toBeVisible();
});

test('the dashboard shows malformed contacts and careers, and malformed SEO settings fill the form', async ({
  page,
}) => {
  const [later, latest] = [new Date(2030, 0, 1), new Date(2031, 0, 1)];
  const wide = 'W'.repeat(100_000);
  await put('contacts/a', { createdAt: latest, status: { a: 1 } });
  await put('contacts/b', { createdAt: later, name: wide, status: 'x'.repeat(5000) });
  await put('careers/a', { createdAt: latest, isActive: 'yes' });
  await put('careers/b', { createdAt: later, title: wide, location: ['x'] });
  await put('seoSettings/home', { page: 'home', title: 7, description: null, keywords: 'a,b' });
  await put('seoSettings/about', { page: 'about', title: wide, keywords: ['a', 1] });
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await expect(page.getByRole('region', { name: 'Recent Contacts' })).toContainText('No name');
  await expect(page.getByRole('region', { name: 'Recent Jobs' })).toContainText('Untitled career');
  await expectNoOverflow(page);

  await page.getByRole('link', { name: 'Manage SEO' }).click();
  await expect(page.getByLabel('Page Title')).toHaveValue('');
  await page.getByRole('tab', { name: 'About Page' }).click();
  await expect(page.getByText('100,000 characters, 99,940 over')).toBeVisible();
  await expect(page.getByLabel('Keywords', { exact: true })).toHaveValue('a');
  await expectNoOverflow(page);
});

test.describe('a text with hundreds of combining marks does not paint over its neighbors', () => {
  // On a space, for which no font has a composed character: the marks pile up.
  const MARKS = `Z ${'\u0300'.repeat(300)}`;
  const neighbor = { lastName: 'Neighbor', title: 'Neighbor', name: 'Neighbor' };

  for (const { path, isPrivate, row, document, field } of [
    {
      path: '/admin/contacts',
      isPrivate: true,
      row: 'article',
      document: contact(),
      field: 'message',
    },
    {
      path: '/careers',
      isPrivate: false,
      row: 'listitem',
      document: career(),
      field: 'department',
    },
  ] as const) {
    test(`in ${path}`, async ({ page }) => {
      const collection = path.replace(/.*\//, '');
      const at = (day: number) => ({ createdAt: new Date(2026, 0, day) });
      await put(`${collection}/a`, { ...document, ...neighbor, ...at(3) });
      await put(`${collection}/b`, { ...document, [field]: MARKS, ...at(2) });
      await put(`${collection}/c`, { ...document, ...neighbor, ...at(1) });
      if (isPrivate) await logIn(page, DEMO_ACCOUNTS.administrator);

      const pictures = async (text: string) => {
        await open(page, path);
        const main = page.getByRole('main');
        await expect(main.getByText(text, { exact: true })).toBeVisible();
        const neighbors = main.getByRole(row).filter({ hasText: 'Neighbor' });
        await expect(neighbors).toHaveCount(2);
        return [await neighbors.first().screenshot(), await neighbors.last().screenshot()];
      };
      const marked = await pictures(MARKS);
      await change(`${collection}/b`, { [field]: 'Z' });
      expect(await pictures('Z')).toEqual(marked);
    });
  }
});
