import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { change, put, putMany, stored } from '../support/database';
import {
  countReads,
  databaseCall,
  failDatabaseCalls,
  holdDatabaseCalls,
} from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';
const STATUSES = ['new', 'new', 'contacted', 'closed', 'new', 'odd'];

test('counts all inquiries and those of each status', async ({ page }) => {
  await putMany('contacts', 6, (index) => contact({ status: STATUSES[index] }));
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByText('6 total inquiries')).toBeVisible();
  await expect(page.getByRole('group', { name: 'New Inquiries' })).toContainText('3');
  await expect(page.getByRole('group', { name: 'In Progress' })).toContainText('1');
  await expect(page.getByRole('group', { name: 'Completed' })).toContainText('1');
});

test.describe('in the time zone of New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a card shows every field, with links, date and line breaks', async ({ page }) => {
    await put('contacts/one', {
      ...contact({ company: 'Navy', service: 'upgrades', message: 'One line\nand another' }),
      phone: '+1 (212) 555-0119',
      createdAt: new Date('2024-03-05T19:30:00Z'),
    });
    await openAsAdministrator(page, PATH, HEADING);
    const card = page.getByRole('article', { name: 'Grace Hopper' });
    await expect(card.getByText('new', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'grace@example.com' })).toHaveAttribute(
      'href',
      'mailto:grace@example.com',
    );
    await expect(card.getByRole('link', { name: '+1 (212) 555-0119' })).toHaveAttribute(
      'href',
      'tel:+12125550119',
    );
    await expect(card.getByText('Navy')).toBeVisible();
    await expect(card.getByText('Interested in System Upgrades')).toBeVisible();
    await expect(card.getByText('Mar 05, 2024 at 14:30')).toBeVisible();
    const message = card.getByText('One line');
    expect(await message.evaluate((element) => (element as HTMLElement).innerText)).toBe(
      'One line\nand another',
    );
  });
});

test('a card leaves out missing fields', async ({ page }) => {
  await put('contacts/one', contact());
  await openAsAdministrator(page, PATH, HEADING);
  const card = page.getByRole('article', { name: 'Grace Hopper' });
  await expect(card.getByRole('listitem')).toHaveText(['grace@example.com']);
});

test('badges: new blue, contacted yellow, closed green, unknown gray with its raw value', async ({
  page,
}) => {
  await putMany('contacts', 4, (index) =>
    contact({ status: ['new', 'contacted', 'closed', 'on hold'][index] }),
  );
  await openAsAdministrator(page, PATH, HEADING);
  const colors: [string, string][] = [
    ['new', 'rgb(219, 232, 247)'],
    ['contacted', 'rgb(248, 233, 184)'],
    ['closed', 'rgb(217, 237, 221)'],
    ['on hold', 'rgb(230, 228, 221)'],
  ];
  for (const [index, [status, color]] of colors.entries()) {
    const badge = page.getByRole('article').nth(index).getByText(status, { exact: true }).first();
    await expect(badge).toHaveCSS('background-color', color);
  }
  await expect(page.getByRole('combobox').last()).toHaveText('on hold');
});

test('without inquiries it shows the empty state', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
  await expect(page.getByText('Contact form submissions will appear here')).toBeVisible();
});

test('shows a loading text', async ({ page }) => {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const release = await holdDatabaseCalls(page, 'runQuery', 'contacts');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(page.getByText('Loading contacts...')).toBeVisible();
  release();
  await expect(page.getByText('No contacts yet')).toBeVisible();
});

test('shows a notification when contacts can’t be fetched, and can try again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch contacts/);
  await put('contacts/one', contact());
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const restore = await failDatabaseCalls(page, 'runQuery', 'contacts', 'unavailable');
  await page.goto(PATH);
  await expect(notification(page, 'Error', 'Failed to fetch contacts')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a request that is never answered fails after eight seconds', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch contacts/, /services \(TimeoutError\)/);
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await holdDatabaseCalls(page, 'runQuery', 'contacts');
  await page.clock.install();
  const requested = page.waitForRequest(
    (request) => databaseCall(request) === 'runQuery' && !!request.postData()?.includes('contacts'),
  );
  await page.goto(PATH);
  await requested;
  await page.clock.runFor(8_100);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('any status can be set: the row is disabled meanwhile, list and counts are reloaded', async ({
  page,
}) => {
  await put('contacts/one', contact({ status: 'closed' }));
  await put('contacts/two', contact({ lastName: 'Other', createdAt: new Date(2024, 0, 1) }));
  await openAsAdministrator(page, PATH, HEADING);
  const status = page.getByLabel('Status of Grace Hopper');
  const release = await holdDatabaseCalls(page, 'commit', 'contacts');
  await status.click();
  await expect(page.getByRole('option')).toHaveText(['New', 'Contacted', 'Closed']);
  await page.getByRole('option', { name: 'New' }).click();
  await expect(status).toBeDisabled();
  await expect(status).toHaveText('New');
  await expect(page.getByLabel('Status of Grace Other')).toBeEnabled();
  await change('contacts/two', { company: 'Changed meanwhile' });
  release();
  await expect(notification(page, 'Success', 'Contact status updated successfully')).toBeVisible();
  await expect(status).toBeEnabled();
  await expect(status).toBeFocused();
  await expect(page.getByText('Changed meanwhile')).toBeVisible();
  await expect(page.getByRole('group', { name: 'New Inquiries' })).toContainText('2');
  await expect(page.getByRole('group', { name: 'Completed' })).toContainText('0');
  const [document] = (await stored('contacts')).filter(({ id }) => id === 'one');
  expect(document).toMatchObject({ status: 'new' });
});

test('typing selects a status by its first letters', async ({ page }) => {
  await put('contacts/one', contact());
  await openAsAdministrator(page, PATH, HEADING);
  const status = page.getByLabel('Status of Grace Hopper');
  await status.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'New' })).toBeFocused();
  await page.keyboard.type('clo');
  await expect(page.getByRole('option', { name: 'Closed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Closed');
  await expect(page.getByRole('article').getByText('closed', { exact: true })).toBeVisible();
});

test('shows a notification when the status can’t be updated, and keeps the old one', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to update contact status/);
  await put('contacts/one', contact());
  await openAsAdministrator(page, PATH, HEADING);
  await failDatabaseCalls(page, 'commit', 'contacts', 'denied');
  const status = page.getByLabel('Status of Grace Hopper');
  await status.click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(notification(page, 'Error', 'Failed to update contact status')).toBeVisible();
  await expect(status).toHaveText('New');
  await expect(status).toBeFocused();
  await expect(page.getByRole('article')).toContainText('no longer has administrator access');
});

test('the filter is in the URL; a row that no longer matches is removed and the focus moves to the next', async ({
  page,
}) => {
  await putMany('contacts', 6, (index) =>
    contact({ lastName: `Number ${index}`, status: STATUSES[index] }),
  );
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?status=new`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByLabel('Status of Grace Number 1').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(notification(page, 'Success', 'Contact status updated successfully')).toBeVisible();
  await expect(page.getByLabel('Status of Grace Number 4')).toBeFocused();
  await page.getByRole('link', { name: 'Closed', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('a filter without a match shows an empty state', async ({ page }) => {
  await put('contacts/one', contact());
  await openAsAdministrator(page, `${PATH}?status=closed`, HEADING);
  await expect(page.getByRole('heading', { name: 'No closed inquiries' })).toBeVisible();
});

test('reads 50 at a time; after a change it reloads only the page of the changed row', async ({
  page,
}) => {
  await putMany('contacts', 120, (index) => contact({ lastName: `Number ${index}` }));
  const reads = countReads(page);
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toHaveCount(50);
  await reads.settled();
  expect(reads.of('contacts')).toBe(51);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(100);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(120);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await reads.settled();
  const before = reads.of('contacts');
  await page.getByLabel('Status of Grace Number 60').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(
    page.getByRole('article', { name: 'Grace Number 60' }).getByText('closed', { exact: true }),
  ).toBeVisible();
  await reads.settled();
  expect(reads.of('contacts') - before).toBe(50);
  await put('contacts/late', contact({ lastName: 'Late', createdAt: new Date() }));
  // A change in the first page reloads that page, and shows contacts that arrived since.
  await page.getByLabel('Status of Grace Number 7', { exact: true }).click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(page.getByRole('article', { name: 'Grace Late' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(121);
});

test('searches the loaded inquiries and states their number', async ({ page }) => {
  await putMany('contacts', 60, (index) =>
    contact({ lastName: `Number ${index}`, message: index === 3 ? 'About Exadata' : '' }),
  );
  await openAsAdministrator(page, PATH, HEADING);
  const search = page.getByLabel('Search');
  await expect(page.getByText('Searches the 50 inquiries loaded so far')).toBeVisible();
  await search.fill('exadata grace');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('50 inquiries loaded so far: 1 found')).toBeVisible();
  await search.fill('Number 55');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('60 inquiries loaded so far: 1 found')).toBeVisible();
});

test('a page that can’t be loaded keeps the others and can be tried again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch contacts/);
  await putMany('contacts', 60, () => contact());
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toHaveCount(50);
  const restore = await failDatabaseCalls(page, 'runQuery', 'contacts', 'unavailable');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('More inquiries could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(50);
  await restore();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(60);
});

test('counts that can’t be read are logged and shown once, and the list stays', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to fetch contacts \(unavailable\)$/);
  await put('contacts/one', contact());
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await failDatabaseCalls(page, 'runAggregationQuery', 'contacts', 'unavailable');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(PATH);
  await expect(notification(page, 'Error', 'Failed to fetch contacts')).toBeVisible();
  await expect(page.getByRole('group', { name: 'New Inquiries' })).toContainText('Not available');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(logged.filter((text) => text.startsWith('Failed to fetch contacts'))).toHaveLength(4);
});

test('a status change shows its notification also when the counts then fail', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to fetch contacts \(unavailable\)$/);
  await put('contacts/one', contact());
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('group', { name: 'New Inquiries' })).toContainText('1');
  await failDatabaseCalls(page, 'runAggregationQuery', 'contacts', 'unavailable');
  await page.getByLabel('Status of Grace Hopper').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(notification(page, 'Success', 'Contact status updated successfully')).toBeVisible();
});
