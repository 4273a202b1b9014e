import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { put, putMany } from '../support/database';
import { failDatabaseCalls } from '../support/database-calls';
import { expectAccessible } from '../support/expect-accessible';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

/** Stores documents of every status and with every optional field. */
async function putDocuments() {
  await putMany('careers', 6, (index) =>
    career({ title: `Job ${index}`, salaryRange: '$1 to $2', isActive: index > 1 }),
  );
  await putMany('contacts', 6, (index) =>
    contact({
      lastName: `Number ${index}`,
      company: 'Navy',
      phone: '+1 212 555 0100',
      service: 'upgrades',
      message: 'Long text. '.repeat(index === 0 ? 200 : 2),
      status: ['new', 'contacted', 'closed', 'odd'][index % 4],
    }),
  );
}

test('login and an account without access', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expectAccessible(page, 'login');
  await logIn(page, DEMO_ACCOUNTS.member);
  await page.goto('/admin/contacts');
  await expect(page.getByText('This account has no access')).toBeVisible();
  await expectAccessible(page, 'no access');
});

test('dashboard', async ({ page }) => {
  await putDocuments();
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await expect(page.getByRole('link', { name: /View All 6/ })).toHaveCount(2);
  await expectAccessible(page, 'dashboard');
});

test('careers and a failed read', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to fetch careers/);
  await putDocuments();
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expectAccessible(page, 'careers');
  await failDatabaseCalls(page, 'runQuery', 'careers', 'unavailable');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page, 'careers failed', { focus: false });
});

test('the form of a career with an error, and the confirmation to discard it', async ({ page }) => {
  await putDocuments();
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await page.getByRole('button', { name: 'Add Career' }).click();
  await page.getByRole('button', { name: 'Create Career' }).click();
  await expect(page.getByText('Enter a job title.')).toBeVisible();
  await expectAccessible(page, 'dialog with an error', { focus: false });
  await page.getByLabel('Job Title').fill('x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'confirmation', { focus: false });
});

test('SEO settings, unchanged and with an error', async ({ page }) => {
  await put('seoSettings/home', {
    page: 'home',
    title: 'x',
    description: 'y',
    keywords: ['a', 'b'],
  });
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  await expect(page.getByLabel('Page Title')).toHaveValue('x');
  await expectAccessible(page, 'settings');
  await page.getByLabel('Page Title').fill('x'.repeat(301));
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(page.getByRole('tab', { name: 'Home Page (not saved)' })).toBeVisible();
  await expectAccessible(page, 'settings with an error');
});

test('contacts, and a search without a match', async ({ page }) => {
  await putDocuments();
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expectAccessible(page, 'inquiries', { narrowestSpaced: 360 });
  await page.getByLabel('Search').fill('no such thing');
  await expect(page.getByText('0 found')).toBeVisible();
  await expectAccessible(page, 'nothing found', { narrowestSpaced: 360 });
});
