import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { put, remove } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { openAsAdministrator } from '../support/open-as-administrator';
import { ARABIC, career, contact, LONG_WORD, service } from '../support/sample-documents';
import { expect, test } from '../support/test';

/* Accessibility of back-office states that the other tests don't check. */

test('login, password reset, and the page for an account without access are accessible', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expectAccessible(page, 'login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('main').getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send reset email' }).click();
  await expect(page.getByText('a reset email is on its way')).toBeVisible();
  await expectAccessible(page, 'password reset');
  await logIn(page, DEMO_ACCOUNTS.member);
  await page.goto('/admin/contacts');
  await expect(page.getByText('This account has no access')).toBeVisible();
  await expectAccessible(page, 'no access');
});

test('the careers screen is accessible: filtered list, empty result, form with an error, preview, and confirmation', async ({
  page,
}) => {
  await put('careers/arabic', career({ title: ARABIC, isActive: false, salaryRange: '$1 to $2' }));
  await put('careers/long', career({ title: LONG_WORD, location: ARABIC }));
  await openAsAdministrator(page, '/admin/careers?q=sql', 'Career Management');
  await expect(page.getByText('2 found')).toBeVisible();
  await expectAccessible(page, 'list');
  await page.goto('/admin/careers?q=nothing+like+it&id=unknown');
  await expect(page.getByText('There’s no career unknown.')).toBeVisible();
  await expectAccessible(page, 'empty result');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByText('Signed in as')).toBeVisible();
  await expectAccessible(page, 'menu', { windows: ['narrow'], focus: false });

  await page.goto('/admin/careers?id=long');
  await page.getByLabel('Job Title').fill('DBA!!!');
  await page.getByLabel('Benefit 1', { exact: true }).fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Update Career' }).click();
  await expect(page.getByText(/at most 500 characters/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Google for Jobs' })).toBeVisible();
  await expectAccessible(page, 'form with an error', { inFull: true, focus: false });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'DBA!!!' })).toBeVisible();
  await expectAccessible(page, 'preview', { focus: false });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'confirmation', { focus: false });
});

test('the services screen is accessible: list, form with an error, preview, and empty list', async ({
  page,
}) => {
  await put('services/arabic', service({ slug: 'arabic', name: ARABIC, color: 'mauve' }));
  await put('services/long', service({ slug: 'long', name: LONG_WORD, features: [] }));
  await openAsAdministrator(page, '/admin/services?id=unknown', 'Service Management');
  await expect(page.getByText('There’s no service unknown.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page, 'list', { inFull: true });
  await page.goto('/admin/services?id=long');
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expectAccessible(page, 'form with an error', { focus: false });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  await expectAccessible(page, 'preview', { focus: false });
  await page.goto('/admin/services');
  await remove('services/arabic');
  await page.getByRole('button', { name: `Delete ${LONG_WORD}` }).click();
  await expect(page.getByText('No services saved')).toBeVisible();
  // Skip the focus check, because the notification covers the navigation.
  await expectAccessible(page, 'empty list', { focus: false });
});

test('the SEO screen is accessible: warnings, an outdated page, an error, the phone preview, and a failed read', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch SEO settings/);
  await put('seoSettings/about', {
    page: 'about',
    title: 'قصير جدا',
    description: 'W'.repeat(300),
    keywords: ['one', 'ثلاثة'],
  });
  await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
  await expect(
    page.getByText(/^Visitors see this a few seconds after a page loads\./),
  ).toBeVisible();
  await expectAccessible(page, 'older page');
  await page.getByRole('radio', { name: 'Mobile' }).check();
  await page.getByLabel('Page Title').fill('x'.repeat(301));
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(page.getByRole('tab', { name: 'About Page (not saved)' })).toBeVisible();
  await expectAccessible(page, 'error and phone preview', { inFull: true });

  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.route(/documents:runQuery/, (route) =>
    route.request().postData()?.includes('seoSettings') ? route.abort() : route.fallback(),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page, 'failed read', { focus: false });
});

test('the Site screen is accessible: history with long and non-Latin names, and a filter without results', async ({
  page,
}) => {
  await put('services/data-masking', service());
  await put('contacts/one', contact({ firstName: ARABIC, lastName: LONG_WORD }));
  await put('careers/long', career({ title: LONG_WORD }));
  const at = { uid: 'ada', email: `${LONG_WORD}@example.com`, at: new Date() };
  const [before, after] = [{ status: 'new' }, { status: 'closed' }];
  await put('changes/a', { collection: 'contacts', document: 'one', before, after, ...at });
  const title = { title: LONG_WORD };
  await put('changes/b', {
    ...{ collection: 'careers', document: 'long', before: title, after: title },
    ...{ ...at, uid: 'grace' },
  });
  await openAsAdministrator(page, '/admin/site', 'Site');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'site', { inFull: true });
  await page.goto('/admin/site?who=nobody&kind=create');
  await expect(page.getByText('No changes match')).toBeVisible();
  await expectAccessible(page, 'no matching changes');
});
