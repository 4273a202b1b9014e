import type { Page } from '@playwright/test';
import { putMany } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';

async function openDesk(page: Page, count: number, query = '') {
  await putMany('contacts', count, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, PATH + query, 'Contact Management');
  await expect(page.getByRole('article', { name: 'Grace Number 0' })).toBeVisible();
}

const desk = (page: Page) => page.getByRole('region', { name: 'Inquiries', exact: true });
const article = (page: Page, index: number) =>
  page.getByRole('article', { name: `Grace Number ${index}`, exact: true });
const deletion = (page: Page, index: number) =>
  page.getByRole('button', { name: `Delete the inquiry of Grace Number ${index}`, exact: true });

test('after a deletion the next inquiry has the focus; after the last one, the screen', async ({
  page,
}) => {
  await openDesk(page, 3);
  await deletion(page, 1).press('Enter');
  await expect(article(page, 2)).toBeFocused();
  await deletion(page, 2).press('Enter');
  await expect(article(page, 0)).toBeFocused();
  await deletion(page, 0).press('Enter');
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await expect(desk(page)).toBeFocused();
});

test('opening an inquiry focuses it; closing it focuses its name in the list', async ({ page }) => {
  await openDesk(page, 3);
  const link = page.getByRole('link', { name: 'Grace Number 1', exact: true });
  await link.press('Enter');
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  await expect(inquiry).toBeFocused();
  await expect(inquiry.getByRole('article')).toBeVisible();
  await inquiry.getByRole('link', { name: 'Close' }).press('Enter');
  await expect(inquiry).toBeHidden();
  await expect(link).toBeFocused();
});

test('deleting the opened inquiry keeps the focus at its place', async ({ page }) => {
  await openDesk(page, 2, '?id=many-00001');
  await deletion(page, 1).press('Enter');
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  await expect(inquiry.getByRole('link', { name: 'among the deleted ones' })).toBeVisible();
  await expect(inquiry).toBeFocused();
});

test('when the selection bar goes, the desk has the focus, or the inquiry after a deleted one', async ({
  page,
}) => {
  await openDesk(page, 4);
  const all = page.getByRole('checkbox', { name: /^Select all shown/ });
  await all.press('Space');
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(page.getByText('4 selected')).toBeHidden();
  await expect(desk(page)).toBeFocused();

  await page.getByRole('checkbox', { name: 'Select Grace Number 0', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Delete selected' }).press('Enter');
  await expect(page.getByText('1 selected')).toBeHidden();
  await expect(article(page, 1)).toBeFocused();
});

test('in the trash the next inquiry has the focus after each one that leaves; after the last one, the screen', async ({
  page,
}) => {
  await putMany('deletedContacts', 3, (index) => ({
    ...contact({ lastName: `Number ${index}` }),
    deletedAt: new Date(),
  }));
  await openAsAdministrator(page, `${PATH}?view=deleted`, 'Contact Management');
  const restore = (index: number) =>
    page.getByRole('button', { name: `Restore the inquiry of Grace Number ${index}`, exact: true });
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveCount(3);
  const [first = 0, second = 0, third = 0] = (await names.allTextContents()).map((name) =>
    Number(name.slice(-1)),
  );
  await restore(first).press('Enter');
  await expect(restore(second)).toBeFocused();
  await page
    .getByRole('button', { name: `Erase now the inquiry of Grace Number ${second}` })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase now' }).press('Enter');
  await expect(restore(third)).toBeFocused();
  await restore(third).press('Enter');
  await expect(page.getByText('Nothing deleted')).toBeVisible();
  await expect(desk(page)).toBeFocused();
});
