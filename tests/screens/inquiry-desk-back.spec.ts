import type { Page } from '@playwright/test';
import { putMany } from '../support/database';
import { holdDatabaseCalls } from '../support/database-calls';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';

/** The names of the list. */
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

test('Back from an inquiry shows the loaded pages at once, at the same place', async ({ page }) => {
  await putMany('contacts', 120, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(names(page)).toHaveCount(100);
  await more.click();
  await expect(names(page)).toHaveCount(120);
  const link = page.getByRole('link', { name: 'Grace Number 110', exact: true });
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();

  await link.click();
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--001' });
  await expect(inquiry.getByRole('article')).toBeVisible();
  await expect(inquiry).toBeInViewport();
  // What is shown now does not wait for the database.
  const release = await holdDatabaseCalls(page, 'runQuery', 'contacts');
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(names(page)).toHaveCount(120);
  await expect(link).toBeInViewport();
  expect(await top()).toBe(before);
  release();
});

test('Back from another screen shows the list where it was left', async ({ page }) => {
  await putMany('contacts', 120, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(names(page)).toHaveCount(100);
  const link = page.getByRole('link', { name: 'Grace Number 90', exact: true });
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  // A click of the mouse would scroll to the link.
  const careers = page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Careers' });
  await careers.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL('/admin/careers');
  await expect(names(page)).toHaveCount(0);
  await page.goBack();
  await expect(names(page)).toHaveCount(100);
  await expect(link).toBeInViewport();
  expect(await top()).toBe(before);
});
