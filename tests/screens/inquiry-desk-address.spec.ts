import type { Page } from '@playwright/test';
import { put, putMany } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';
const ID = '7f3k2qxmabcdefgh0123';

/** Two of each status, numbered from the newest to the oldest. */
function putSix() {
  return putMany('contacts', 6, (index) =>
    contact({
      lastName: `Number ${index}`,
      status: ['new', 'contacted', 'closed'][index % 3],
      email: `person${index}@example.com`,
    }),
  );
}

/** The names of the list, from its start. */
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const numbers = (...indexes: number[]) => indexes.map((index) => `Grace Number ${index}`);
const opened = (page: Page, reference: string) =>
  page.getByRole('region', { name: `Inquiry ${reference}` });

test('status and order are in the address, each an entry of the history', async ({ page }) => {
  await putSix();
  await openAsAdministrator(page, PATH, HEADING);
  await expect(names(page)).toHaveText(numbers(0, 1, 2, 3, 4, 5));
  const filter = page.getByRole('navigation', { name: 'Filter by status' });
  const steps: [click: () => Promise<void>, path: string, shown: string[]][] = [
    [
      () => page.getByRole('link', { name: 'In Progress' }).click(),
      '?status=contacted',
      numbers(1, 4),
    ],
    [() => filter.getByRole('link', { name: 'Closed' }).click(), '?status=closed', numbers(2, 5)],
    [
      () => page.getByRole('link', { name: 'Oldest first' }).click(),
      '?status=closed&order=oldest',
      numbers(5, 2),
    ],
    [
      () => filter.getByRole('link', { name: 'Due' }).click(),
      '?view=due&order=oldest',
      numbers(3, 0),
    ],
    [
      () => filter.getByRole('link', { name: 'All' }).click(),
      '?order=oldest',
      numbers(5, 4, 3, 2, 1, 0),
    ],
  ];
  for (const [click, path, shown] of steps) {
    await click();
    await expect(page).toHaveURL(PATH + path);
    await expect(names(page)).toHaveText(shown);
    await expect(filter.locator('[aria-current=true]')).toHaveCount(1);
  }
  for (const [, path, shown] of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(PATH + path);
    await expect(names(page)).toHaveText(shown);
  }
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(names(page)).toHaveText(numbers(0, 1, 2, 3, 4, 5));
  await page.goForward();
  await expect(names(page)).toHaveText(numbers(1, 4));
});

test('a search is in the address; Back and Forward change field and list', async ({ page }) => {
  await putSix();
  await openAsAdministrator(page, `${PATH}?status=new`, HEADING);
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('  person4@  ');
  await search.press('Enter');
  await expect(page).toHaveURL(`${PATH}?q=person4%40`);
  await expect(names(page)).toHaveText(numbers(4));
  await expect(page.getByText('1 found among all inquiries')).toBeVisible();

  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(names(page)).toHaveText(numbers(0, 3));
  await page.goForward();
  await expect(search).toHaveValue('person4@');
  await expect(names(page)).toHaveText(numbers(4));

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(names(page)).toHaveCount(6);
  await expect(search).toHaveValue('');
});

test('opening and closing an inquiry are entries of the history', async ({ page }) => {
  await putSix();
  await put(`contacts/${ID}`, contact({ lastName: 'Opened' }));
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByRole('link', { name: 'Grace Opened', exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?id=${ID}`);
  const inquiry = opened(page, '7F3K-2QXM');
  await expect(inquiry).toBeFocused();
  await expect(inquiry.getByRole('article', { name: 'Grace Opened' })).toBeVisible();
  await expect(names(page)).toHaveText(['Grace Opened', ...numbers(0, 1, 2, 3, 4, 5)]);

  await inquiry.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(inquiry).toBeHidden();
  await page.goBack();
  await expect(inquiry.getByRole('article', { name: 'Grace Opened' })).toBeVisible();
  await page.goForward();
  await expect(inquiry).toBeHidden();
  await expect(names(page)).toHaveCount(7);
});

test('the address of one inquiry works in a new tab, also far down the list', async ({
  page,
  context,
}) => {
  await putMany('contacts', 60, (index) => contact({ lastName: `Number ${index}` }));
  await put(`contacts/${ID}`, contact({ lastName: 'Old', createdAt: new Date(2020, 0, 1) }));
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByRole('button', { name: 'Load more' }).click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: 'Grace Old', exact: true })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(`${PATH}?id=${ID}`);
  await expect(opened(tab, '7F3K-2QXM').getByRole('article', { name: 'Grace Old' })).toBeVisible();
  await expect(tab.getByRole('article')).toHaveCount(51);
  await expect(page).toHaveURL(PATH);
});

test('an unknown inquiry says so, above the list', async ({ page }) => {
  await putSix();
  await openAsAdministrator(page, `${PATH}?id=zzzz9999zzzz9999zzzz`, HEADING);
  const inquiry = opened(page, 'ZZZZ-9999');
  await expect(inquiry.getByText('There’s no inquiry ZZZZ-9999')).toBeVisible();
  await expect(names(page)).toHaveCount(6);
  await inquiry.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(PATH);
});

test('reload keeps status, order, and the opened inquiry; unknown values show the whole list', async ({
  page,
}) => {
  await putSix();
  await put(`contacts/${ID}`, contact({ lastName: 'Opened' }));
  const address = `${PATH}?status=closed&order=oldest&id=${ID}`;
  await openAsAdministrator(page, address, HEADING);
  const shown = ['Grace Opened', ...numbers(5, 2)];
  await expect(names(page)).toHaveText(shown);
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(names(page)).toHaveText(shown);
  await page.goto(`${PATH}?status=nonsense&order=sideways&view=%00`);
  await expect(names(page)).toHaveText(['Grace Opened', ...numbers(0, 1, 2, 3, 4, 5)]);
});
