import { put, putMany, stored } from '../support/database';
import { countReads, holdDatabaseCalls } from '../support/database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';
const STATUSES = ['new', 'new', 'contacted', 'closed', 'new', 'odd'];

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

test('any status can be set: the row is disabled meanwhile, counts are reloaded', async ({
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
  release();
  await expect(notification(page, 'Success', 'Contact status updated successfully')).toBeVisible();
  await expect(status).toBeEnabled();
  await expect(status).toBeFocused();
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

test('the filter is in the URL; a row that no longer matches is removed and the focus moves to the next', async ({
  page,
}) => {
  await putMany('contacts', 6, (index) =>
    contact({ lastName: `Number ${index}`, status: STATUSES[index] }),
  );
  await openAsAdministrator(page, `${PATH}?status=new`, HEADING);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByLabel('Status of Grace Number 1').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(notification(page, 'Success', 'Contact status updated successfully')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Grace Number 4' })).toBeFocused();
  await page.getByRole('link', { name: 'Closed', exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?status=closed`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('reads 50 at a time; after a change no list is read again', async ({ page }) => {
  await putMany('contacts', 101, (index) => contact({ lastName: `Number ${index}` }));
  const reads = countReads(page);
  await openAsAdministrator(page, PATH, HEADING);
  await expect(page.getByRole('article')).toHaveCount(50);
  await reads.settled();
  expect(reads.of('contacts')).toBe(51);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(100);
  await reads.settled();
  const before = reads.of('contacts');
  await page.getByLabel('Status of Grace Number 60').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(
    page.getByRole('article', { name: 'Grace Number 60' }).getByText('closed', { exact: true }),
  ).toBeVisible();
  await reads.settled();
  // The contact itself, before it is changed and after.
  expect(reads.of('contacts') - before).toBe(2);
  await expect(page.getByRole('article')).toHaveCount(100);
});
