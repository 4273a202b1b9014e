import { FIRM } from '@/content/firm';
import { SEO_PAGES } from '@/content/pages';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { put, stored } from '../support/database';
import { databaseCall, failDatabaseCalls, holdDatabaseCalls } from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

const PATH = '/admin/seo';
const HEADING = 'SEO Management';
const SETTING = { page: 'about', title: 'T', description: 'D', keywords: ['one', 'two'] };

test('has heading, subtitle and a tab for every page with SEO settings', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await expect(
    page.getByText('Manage page titles, descriptions, and keywords', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(SEO_PAGES.map(({ label }) => label));
});

test('loads the settings of the pages one after another and shows a loading text', async ({
  page,
}) => {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const pages: string[] = [];
  let running = 0;
  let mostRunning = 0;
  page.on('request', (request) => {
    if (databaseCall(request) !== 'runQuery') return;
    const match = /"seoSettings".*"stringValue":"([\w-]+)"/.exec(request.postData() ?? '');
    if (!match?.[1]) return;
    pages.push(match[1]);
    mostRunning = Math.max(mostRunning, ++running);
  });
  page.on('requestfinished', (request) => {
    if (databaseCall(request) === 'runQuery' && request.postData()?.includes('"seoSettings"'))
      running -= 1;
  });
  const release = await holdDatabaseCalls(page, 'runQuery', 'contact');
  await page.goto(PATH);
  await expect(page.getByText('Loading SEO settings...')).toBeVisible();
  release();
  await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
  expect(pages).toEqual(SEO_PAGES.map(({ id }) => id));
  expect(mostRunning).toBe(1);
});

test('fills in the form with the stored setting, otherwise with the generated one', async ({
  page,
}) => {
  await put('seoSettings/about', SETTING);
  await openAsAdministrator(page, `${PATH}?page=about`, HEADING);
  await expect(page.getByLabel('Page Title')).toHaveValue('T');
  await expect(page.getByLabel('Meta Description')).toHaveValue('D');
  await expect(page.getByLabel('Keywords', { exact: true })).toHaveValue('one, two');
  await page.getByRole('tab', { name: 'Contact Page' }).click();
  await expect.poll(() => page.getByLabel('Page Title').inputValue()).toContain(FIRM.name);
  await expect(page.getByLabel('Keywords', { exact: true })).toHaveValue(/Oracle consulting/);
});

test('shows the recommended lengths and counts while typing', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  const title = page.getByLabel('Page Title');
  const description = page.getByLabel('Meta Description');
  const keywords = page.getByLabel('Keywords', { exact: true });
  await expect(title).toHaveAttribute('placeholder', /50-60 characters/);
  await expect(description).toHaveAttribute('placeholder', /150-160/);
  await expect(description).toHaveAttribute('rows', '3');
  await expect(keywords).toHaveAttribute('placeholder', /comma-separated/);
  await title.fill('x'.repeat(49));
  await expect(title).toHaveAccessibleDescription(
    /49 characters, 1 short of the recommended 50-60/,
  );
  await title.fill('😀'.repeat(50));
  await expect(title).toHaveAccessibleDescription(/50 characters, within the recommended 50-60/);
  await title.fill('x'.repeat(61));
  await expect(title).toHaveAccessibleDescription(/61 characters, 1 over the recommended 50-60/);
  await description.fill('x'.repeat(150));
  await expect(description).toHaveAccessibleDescription(/150 characters, within/);
  await keywords.fill(' a, , b,,c ');
  await expect(keywords).toHaveAccessibleDescription(/3 keywords/);
  const chips = page.getByRole('list', { name: 'Keywords as they will be stored' });
  await expect(chips.getByRole('listitem')).toHaveText(['a', 'b', 'c']);
});

test('previews title, address and description, with placeholders for missing ones', async ({
  page,
}) => {
  await openAsAdministrator(page, PATH, HEADING);
  const preview = page.getByRole('region', { name: 'Search Engine Preview' });
  await expect(preview.getByText(FIRM.siteUrl, { exact: true })).toBeVisible();
  await page.getByLabel('Page Title').fill('');
  await page.getByLabel('Meta Description').fill('');
  await expect(preview.getByText('Page Title', { exact: true })).toBeVisible();
  await expect(
    preview.getByText('The meta description of this page will appear here.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Cloud Migration' }).click();
  await expect(preview.getByText(`${FIRM.siteUrl}/cloud-migration`, { exact: true })).toBeVisible();
});

test('previews the same title, address and description as the head of the page', async ({
  page,
}) => {
  await put('seoSettings/about', { ...SETTING, title: 'Exactly this', description: 'And that.' });
  await openAsAdministrator(page, `${PATH}?page=about`, HEADING);
  const preview = page.getByRole('region', { name: 'Search Engine Preview' });
  const address = await preview.getByText(/^https:/).textContent();
  await expect(preview.getByText('Exactly this', { exact: true })).toBeVisible();
  await expect(preview.getByText('And that.', { exact: true })).toBeVisible();
  await page.goto('/about');
  await expect(page).toHaveTitle('Exactly this');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'And that.');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address ?? '');
});

test('the arrow keys move between tabs, and a reload keeps the open one', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByRole('tab', { name: 'Home Page' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'About Page' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL(`${PATH}?page=about`);
  await page.keyboard.press('End');
  const lastPage = SEO_PAGES.at(-1);
  await expect(page).toHaveURL(`${PATH}?page=${lastPage?.id}`);
  await page.reload();
  await expect(page.getByRole('tab', { name: lastPage?.label })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('saves a first setting under the id of its page, with trimmed, non-empty keywords', async ({
  page,
}) => {
  await openAsAdministrator(page, `${PATH}?page=upgrades`, HEADING);
  await page.getByLabel('Page Title').fill('New title');
  await page.getByLabel('Keywords', { exact: true }).fill(' a, , b,,c ');
  const release = await holdDatabaseCalls(page, 'commit', 'seoSettings');
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(
    notification(page, 'Success', 'SEO settings updated for System Upgrades'),
  ).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  expect(await stored('seoSettings')).toMatchObject([
    { id: 'upgrades', page: 'upgrades', title: 'New title', keywords: ['a', 'b', 'c'] },
  ]);
});

test('updates the stored setting in place', async ({ page }) => {
  await put('seoSettings/elsewhere', SETTING);
  await openAsAdministrator(page, `${PATH}?page=about`, HEADING);
  await page.getByLabel('Page Title').fill('Newer');
  await page.getByLabel('Page Title').press('Enter');
  await expect(notification(page, 'Success', 'SEO settings updated for About Page')).toBeVisible();
  expect(await stored('seoSettings')).toMatchObject([{ id: 'elsewhere', title: 'Newer' }]);
});

test('a failed save keeps the input', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to save SEO settings/);
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByLabel('Page Title').fill('Typed');
  const restore = await failDatabaseCalls(page, 'commit', 'seoSettings', 'denied');
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(notification(page, 'Error', 'Failed to save SEO settings')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('no longer has administrator access');
  await expect(page.getByLabel('Page Title')).toHaveValue('Typed');
  await restore();
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(notification(page, 'Success', 'SEO settings updated for Home Page')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an error is shown at its field', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByLabel('Page Title').fill('x'.repeat(301));
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(page.getByLabel('Page Title')).toHaveAccessibleDescription(/at most 300 characters/);
  expect(await stored('seoSettings')).toHaveLength(0);
});

test('shows a notification when settings can’t be fetched, and can try again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch SEO settings/);
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const restore = await failDatabaseCalls(page, 'runQuery', 'seoSettings', 'unavailable');
  await page.goto(PATH);
  await expect(notification(page, 'Error', 'Failed to fetch SEO settings')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
});

test('input is kept when the tab changes, and leaving the page asks for confirmation', async ({
  page,
}) => {
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByLabel('Page Title').fill('Unsaved');
  await page.getByRole('tab', { name: 'About Page' }).click();
  const home = page.getByRole('tab', { name: 'Home Page (not saved)' });
  await expect(home).toBeVisible();

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(confirmation).toContainText('Not saved yet: Home Page.');
  await confirmation.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(`${PATH}?page=about`);
  await home.click();
  await expect(page.getByLabel('Page Title')).toHaveValue('Unsaved');

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await confirmation.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByRole('link', { name: 'Manage SEO' }).click();
  await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
  await expect(page.getByLabel('Page Title')).not.toHaveValue('Unsaved');
});

test('the Back button keeps the input, and a reload asks for confirmation', async ({ page }) => {
  await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
  await page.getByRole('link', { name: 'Manage SEO' }).click();
  await page.getByLabel('Page Title').fill('Unsaved');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goForward();
  await expect(page.getByLabel('Page Title')).toHaveValue('Unsaved');

  const dialogOpened = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const confirmation = await dialogOpened;
  expect(confirmation.type()).toBe('beforeunload');
  await confirmation.dismiss();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Page Title')).not.toHaveValue('Unsaved');
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
});
