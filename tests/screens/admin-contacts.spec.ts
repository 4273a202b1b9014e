import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import {
  breakDatabase,
  databaseCall,
  countReads,
  contact,
  holdDatabase,
  notification,
  openAsAdministrator,
  putMany,
} from '../support/admin';
import { expect, test } from '../support/test';
import { change, logIn, put, stored } from '../support/world';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';
const STATES = ['new', 'new', 'contacted', 'closed', 'new', 'odd'];

test('counts the inquiries in all and by status', async ({ page }) => {
  await putMany('contacts', 6, (index) => contact({ status: STATES[index] }));
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByText('6 total inquiries')).toBeVisible();
  await expect(page.getByRole('group', { name: 'New Inquiries' })).toContainText('3');
  await expect(page.getByRole('group', { name: 'In Progress' })).toContainText('1');
  await expect(page.getByRole('group', { name: 'Completed' })).toContainText('1');
});

test.describe('in the time zone of New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a card shows all that was asked, with links, date and line breaks', async ({ page }) => {
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

test('what was not given is left out', async ({ page }) => {
  await put('contacts/one', contact());
  await openAsAdministrator(page, PATH, HEADING);
  const card = page.getByRole('article', { name: 'Grace Hopper' });
  await expect(card.getByRole('listitem')).toHaveText(['grace@example.com']);
});

test('badges: new blue, contacted yellow, closed green, anything else grey with its raw value', async ({
  page,
}) => {
  await putMany('contacts', 4, (index) =>
    contact({ status: ['new', 'contacted', 'closed', 'on hold'][index] }),
  );
  await openAsAdministrator(page, PATH, HEADING);
  const colours: [string, string][] = [
    ['new', 'rgb(219, 232, 247)'],
    ['contacted', 'rgb(248, 233, 184)'],
    ['closed', 'rgb(217, 237, 221)'],
    ['on hold', 'rgb(230, 228, 221)'],
  ];
  for (const [index, [status, colour]] of colours.entries()) {
    const badge = page.getByRole('article').nth(index).getByText(status, { exact: true }).first();
    await expect(badge).toHaveCSS('background-color', colour);
  }
  await expect(page.getByRole('combobox').last()).toHaveText('on hold');
});

test('without inquiries it says so', async ({ page }) => {
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
  await expect(page.getByText('Contact form submissions will appear here')).toBeVisible();
});

test('says that it is loading', async ({ page }) => {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const release = await holdDatabase(page, 'runQuery', 'contacts');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(page.getByText('Loading contacts...')).toBeVisible();
  release();
  await expect(page.getByText('No contacts yet')).toBeVisible();
});

test('tells that contacts could not be fetched, and can be tried again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch contacts/);
  await put('contacts/one', contact());
  await logIn(page, DEMO_ACCOUNTS.administrator);
  const mend = await breakDatabase(page, 'runQuery', 'contacts', 'unavailable');
  await page.goto(PATH);
  await expect(notification(page, 'Error', 'Failed to fetch contacts')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a server that never answers is given up after eight seconds', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch contacts/, /services \(TimeoutError\)/);
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await holdDatabase(page, 'runQuery', 'contacts');
  await page.clock.install();
  const asked = page.waitForRequest(
    (request) => databaseCall(request) === 'runQuery' && !!request.postData()?.includes('contacts'),
  );
  await page.goto(PATH);
  await asked;
  await page.clock.runFor(8_100);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('any status can be set; the row waits, the list and the counts are loaded again', async ({
  page,
}) => {
  await put('contacts/one', contact({ status: 'closed' }));
  await put('contacts/two', contact({ lastName: 'Other', createdAt: new Date(2024, 0, 1) }));
  await openAsAdministrator(page, PATH, HEADING);
  const status = page.getByLabel('Status of Grace Hopper');
  const release = await holdDatabase(page, 'commit', 'contacts');
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

test('the dropdown is found by typing the first letters', async ({ page }) => {
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

test('tells that the status could not be updated, and keeps the old one', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to update contact status/);
  await put('contacts/one', contact());
  await openAsAdministrator(page, PATH, HEADING);
  await breakDatabase(page, 'commit', 'contacts', 'denied');
  const status = page.getByLabel('Status of Grace Hopper');
  await status.click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(notification(page, 'Error', 'Failed to update contact status')).toBeVisible();
  await expect(status).toHaveText('New');
  await expect(status).toBeFocused();
  await expect(page.getByRole('article')).toContainText('no longer has administrator access');
});

test('the filter is in the address; a row that no longer fits leaves, the focus goes on', async ({
  page,
}) => {
  await putMany('contacts', 6, (index) =>
    contact({ lastName: `Number ${index}`, status: STATES[index] }),
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

test('a status that nothing has says so', async ({ page }) => {
  await put('contacts/one', contact());
  await openAsAdministrator(page, `${PATH}?status=closed`, HEADING);
  await expect(page.getByRole('heading', { name: 'No closed inquiries' })).toBeVisible();
});

test('reads 50 at a time; a change reads the page of its row again and no other', async ({
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
  // The first page is loaded again too when its own row changes: what has come since shows.
  await page.getByLabel('Status of Grace Number 7', { exact: true }).click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(page.getByRole('article', { name: 'Grace Late' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(121);
});

test('searches what is loaded, and says so', async ({ page }) => {
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

test('a page that could not be loaded leaves the others and can be tried again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to fetch contacts/);
  await putMany('contacts', 60, () => contact());
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toHaveCount(50);
  const mend = await breakDatabase(page, 'runQuery', 'contacts', 'unavailable');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('More inquiries could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(50);
  await mend();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(60);
});

test('counts that could not be read are logged and told once, and stay beside the list', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to fetch contacts \(unavailable\)$/);
  await put('contacts/one', contact());
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await breakDatabase(page, 'runAggregationQuery', 'contacts', 'unavailable');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(PATH);
  await expect(notification(page, 'Error', 'Failed to fetch contacts')).toBeVisible();
  await expect(page.getByRole('group', { name: 'New Inquiries' })).toContainText('Not available');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(logged.filter((text) => text.startsWith('Failed to fetch contacts'))).toHaveLength(4);
});

test('a status that was set is told also where the counts then fail', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to fetch contacts \(unavailable\)$/);
  await put('contacts/one', contact());
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('group', { name: 'New Inquiries' })).toContainText('1');
  await breakDatabase(page, 'runAggregationQuery', 'contacts', 'unavailable');
  await page.getByLabel('Status of Grace Hopper').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(notification(page, 'Success', 'Contact status updated successfully')).toBeVisible();
});
