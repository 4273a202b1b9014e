import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { navigateInApp } from '../support/app-navigation';
import { change, put, putMany, remove } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { sizeOf } from '../support/long';
import { openAsAdministrator } from '../support/open-as-administrator';
import { ARABIC, career, contact, LONG_WORD, service } from '../support/sample-documents';
import { notification } from '../support/notification';
import { expect, test } from '../support/test';
import { holdDatabaseCalls } from './database-calls';

/* Accessibility of back-office states that the other tests don't check. */

test('login, password reset, and the page without access are accessible', async ({ page }) => {
  await page.goto('/admin/login');
  await expectAccessible(page.getByRole('heading', { level: 1, name: 'Admin Login' }));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('main').getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send reset email' }).click();
  await expectAccessible(page.getByText('a reset email is on its way'));
  await logIn(page, DEMO_ACCOUNTS.member);
  await page.goto('/admin/contacts');
  await expectAccessible(page.getByText('This account has no access'));
});

test('the states of the careers screen are accessible', async ({ page }) => {
  await put('careers/arabic', career({ title: ARABIC, isActive: false, salaryRange: '$1 to $2' }));
  await put('careers/long', career({ title: LONG_WORD, location: ARABIC }));
  await openAsAdministrator(page, '/admin/careers?q=sql', 'Career Management');
  await expectAccessible(page.getByText('2 found'));
  await navigateInApp(page, '/admin/careers?q=nothing+like+it&id=unknown');
  await expectAccessible(page.getByText('There’s no career unknown.'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page.getByRole('dialog').getByText('Signed in as'), {
    windows: ['narrow'],
    focus: false,
  });

  await page.keyboard.press('Escape');
  await navigateInApp(page, '/admin/careers?id=long');
  await page.getByLabel('Job Title').fill('DBA!!!');
  await page.getByLabel('Benefit 1', { exact: true }).fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Update Career' }).click();
  await expect(page.getByText(/at most 500 characters/)).toBeVisible();
  await expectAccessible(page.getByRole('region', { name: 'Google for Jobs' }), {
    inFull: true,
    focus: false,
  });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectAccessible(page.getByRole('heading', { level: 1, name: 'DBA!!!' }), { focus: false });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectAccessible(page.getByRole('alertdialog'), { focus: false });
});

test('the states of the services screen are accessible', async ({ page }) => {
  await put('services/arabic', service({ slug: 'arabic', name: ARABIC, color: 'mauve' }));
  await put('services/long', service({ slug: 'long', name: LONG_WORD, features: [] }));
  await openAsAdministrator(page, '/admin/services?id=unknown', 'Service Management');
  await expect(page.getByText('There’s no service unknown.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page.getByRole('main'), { inFull: true });
  await navigateInApp(page, '/admin/services?id=long');
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await expectAccessible(page.getByText('Enter a name.'), { focus: false });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await remove('services/arabic');
  await page.getByRole('button', { name: `Delete ${LONG_WORD}` }).click();
  await expect(page.getByText('No services saved')).toBeVisible();
  // Skip the focus check, because the notification covers the navigation.
  await expectAccessible(page.getByRole('main'), { focus: false });
});

test('the states of the SEO screen are accessible', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to fetch SEO settings/, /Failed to save SEO settings/);
  await put('seoSettings/about', {
    page: 'about',
    title: 'قصير جدا',
    description: 'W'.repeat(300),
    keywords: ['one', 'ثلاثة'],
  });
  await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
  await expectAccessible(page.getByRole('region', { name: 'Search Engine Preview' }));
  await page.getByLabel('Page Title').fill('x'.repeat(301));
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expectAccessible(page.getByRole('tab', { name: 'About Page (not saved)' }), {
    inFull: true,
  });

  await page.getByLabel('Page Title').fill('Mine');
  await change('seoSettings/about', { title: 'Theirs', updatedAt: new Date() });
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(page.getByRole('region', { name: 'Two versions' })).toBeVisible();
  // Dismiss the notification, which covers much of a narrow window.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectAccessible(page.getByRole('main'));

  await page.getByRole('button', { name: 'Restore saved version' }).click();
  await page.route(/documents:runQuery/, (route) =>
    route.request().postData()?.includes('seoSettings') ? route.abort() : route.fallback(),
  );
  await page.reload();
  await expectAccessible(page.getByRole('button', { name: 'Try again' }), { focus: false });
});

test('the states of the Firm screen are accessible', async ({ page }) => {
  await put('settings/firm', { name: ARABIC, slogan: LONG_WORD, responseHours: 8 });
  await put('settings/replyTemplates', { templates: [{ name: ARABIC, text: LONG_WORD }, null] });
  await openAsAdministrator(page, '/admin/firm', 'Firm');
  await page.getByLabel('Text').first().fill('{none}');
  await page.getByLabel('Address').fill(LONG_WORD);
  await page.getByLabel('Phone', { exact: true }).fill('none');
  await page.getByRole('button', { name: 'Save Firm' }).click();
  await expectAccessible(page.getByText('Enter a phone number, such as +1 212 555 0142.'), {
    inFull: true,
  });
});

test('the history is accessible, with long and non-Latin names or nothing', async ({ page }) => {
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
  await expectAccessible(page.getByRole('main'), { inFull: true });
  await navigateInApp(page, '/admin/site?subject=stories');
  await expectAccessible(page.getByText('No changes match'));
});

const PATH = '/admin/contacts';
const STATUSES = ['new', 'contacted', 'closed', 'odd'];
/** Widely spaced text fits in windows of this width, in px. */
const DESK = { narrowestSpaced: 360 };
/** Without the focus check, which other tests make. */
const OVER_DESK = { ...DESK, focus: false };

/** Opens the desk with `count` inquiries that have every field and alternate between the statuses. */
async function openDesk(page: Page, count: number, query = '') {
  await putMany('contacts', count, (index) => ({
    ...contact({
      lastName: index === 1 ? LONG_WORD : `Number ${index}`,
      company: 'Navy',
      service: 'upgrades',
      message: 'Please see https://a.example https://b.example https://c.example. '.repeat(2),
      status: STATUSES[index % 4],
    }),
    phone: '+1 212 555 0100',
    note: 'Called once, call again on Monday.',
    ...(index % 4 > 0 && { contactedAt: new Date(2026, 1, 1) }),
  }));
  await openAsAdministrator(page, PATH + query, 'Contact Management');
  await expect(page.getByRole('navigation', { name: 'Filter by status' })).toBeVisible();
}

test('inquiries are accessible: listed, open, selected, in the trash', async ({ page }) => {
  const count = sizeOf(4, 50);
  await openDesk(page, count);
  await expect(page.getByRole('article')).toHaveCount(count);
  await expectAccessible(page.getByRole('main'), DESK);
  await navigateInApp(page, `${PATH}?q=nobody`);
  await expectAccessible(page.getByText('Nothing found'), DESK);
  await page.setViewportSize({ width: 1280, height: 800 });
  await navigateInApp(page, `${PATH}?q=grace%40example.com&id=many-00000`);
  await expect(page.getByText(`${count} found`)).toBeVisible();
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  await inquiry.getByRole('button', { name: 'Edit note' }).click();
  await inquiry.getByLabel('Internal note').fill('x'.repeat(2_001));
  await inquiry.getByRole('button', { name: 'Save note' }).click();
  await expect(inquiry.getByText('Note can have at most 2,000 characters.')).toBeVisible();
  await expectAccessible(inquiry.getByText(/from this person\./), { inFull: true, ...DESK });
  await inquiry.getByRole('button', { name: 'More actions' }).click();
  await expectAccessible(inquiry.getByRole('menuitem', { name: /^All from/ }), OVER_DESK);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Reply to Grace Number 0' }).click();
  await expectAccessible(page.getByRole('button', { name: 'Mark as contacted' }), {
    ...DESK,
    windows: ['narrow'],
    targets: false,
  });
  await navigateInApp(page, `${PATH}?id=zzzz9999zzzz9999zzzz`);
  await expectAccessible(page.getByText('Inquiry ZZZZ-9999 isn’t listed'), {
    windows: ['narrow'],
    focus: false,
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await navigateInApp(page, PATH);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await expectAccessible(page.getByText(`${count} selected`), { ...DESK, targets: false });
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00002');
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText(`Deleting ${count} inquiries…`)).toBeVisible();
  // Skip the slow focus check, because the held write times out after 15 s. Another test checks focus.
  const covered = { focus: false, targets: false };
  await expectAccessible(page.getByRole('main'), { ...DESK, windows: ['narrow'], ...covered });
  release();
  await expect(notification(page, 'Success', `${count} inquiries deleted`)).toBeVisible();
  await navigateInApp(page, `${PATH}?view=deleted`);
  await expectAccessible(page.getByRole('article').first(), DESK);
  await page.getByRole('button', { name: 'Erase now' }).first().click();
  await expectAccessible(page.getByRole('alertdialog'), OVER_DESK);
});

test('the tools of the inquiry desk are accessible, and so are its filters', async ({ page }) => {
  await openDesk(page, 1);
  await expect(page.getByRole('article')).toHaveCount(1);
  await put('contacts/one', contact({ createdAt: new Date(Date.now() + 86_400_000) }));
  // Each time the page becomes visible, it counts the new inquiries.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('1 new inquiry')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Contact Management/);
  await expectAccessible(page.getByRole('main'), DESK);
  await page.setViewportSize({ width: 1280, height: 800 });
  // At other scroll positions, the sticky header covers part of the tabs.
  await page.evaluate(() => window.scrollTo(0, 0));
  const tools = page.getByRole('button', { name: 'Tools' });
  await tools.click();
  await expectAccessible(page.getByRole('menuitemradio', { name: 'Newest first' }), OVER_DESK);
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expectAccessible(page.getByRole('dialog'), OVER_DESK);
  await page.keyboard.press('Escape');
  await expect(tools).toBeFocused();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expectAccessible(page.getByRole('dialog', { name: 'Filter inquiries' }), OVER_DESK);
  await page.getByLabel('Sent on or after').fill('2026-01-01');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await expectAccessible(page.getByRole('menuitem', { name: 'Spam 0' }), OVER_DESK);
  await page.keyboard.press('Escape');
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('inquiry');
  await search.press('Enter');
  await expect(page.getByText('Clear filters')).toBeVisible();
  await expectAccessible(page.getByText(/^\d found, searched /), OVER_DESK);
});
