import type { Page } from '@playwright/test';
import { putMany } from '../support/database';
import { holdDatabaseCalls } from './database-calls';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';

/** Badge colors: blue, yellow, and green. */
const BADGES = {
  new: 'rgb(219, 232, 247)',
  contacted: 'rgb(248, 233, 184)',
  closed: 'rgb(217, 237, 221)',
};

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const numbers = (...indexes: number[]) => indexes.map((index) => `Grace Number ${index}`);

test('status, order, open inquiry, and search are in the URL, each with its own history entry; each status has its own badge color', async ({
  page,
}) => {
  // Two of each status, newest first.
  await putMany('contacts', 6, (index) =>
    contact({
      lastName: `Number ${index}`,
      status: Object.keys(BADGES)[index % 3],
      email: `person${index}@example.com`,
    }),
  );
  await openAsAdministrator(page, PATH, HEADING);
  await expect(names(page)).toHaveText(numbers(0, 1, 2, 3, 4, 5));
  for (const [status, color] of Object.entries(BADGES)) {
    const badge = page.getByRole('article').getByText(status, { exact: true }).first();
    await expect(badge).toHaveCSS('background-color', color);
  }
  const filter = page.getByRole('navigation', { name: 'Filter by status' });
  const search = page.getByLabel('Search', { exact: true });
  const show = (name: string) => filter.getByRole('link', { name }).click();
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const steps: [act: () => Promise<void>, query: string, shown: string[]][] = [
    [() => show('Completed 2'), '?status=closed', numbers(2, 5)],
    [
      async () => {
        await page.getByRole('button', { name: 'Tools' }).click();
        await page.getByRole('menuitemradio', { name: 'Oldest first' }).click();
      },
      '?status=closed&order=oldest',
      numbers(5, 2),
    ],
    // At this width, the inquiry opens next to the list.
    [() => follow('Grace Number 2'), '?status=closed&order=oldest&id=many-00002', numbers(5, 2)],
    [() => show('Due 2'), '?view=due&order=oldest', numbers(3, 0)],
    [
      async () => {
        await search.fill('  person3@  ');
        await search.press('Enter');
      },
      '?view=due&order=oldest&q=person3%40',
      numbers(3),
    ],
  ];
  const expectStep = async ([, query, shown]: (typeof steps)[number]) => {
    await expect(page).toHaveURL(PATH + query);
    await expect(names(page)).toHaveText(shown);
    await expect(inquiry).toBeVisible({ visible: query.includes('&id=') });
    await expect(search).toHaveValue(query.includes('&q=') ? 'person3@' : '');
  };
  for (const step of steps) {
    await step[0]();
    await expectStep(step);
  }
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expectStep(step);
  }
  await page.reload();
  await expect(page).toHaveURL(`${PATH}?status=closed`);
  await expect(names(page)).toHaveText(numbers(2, 5));
});

test('Back from an inquiry or another screen restores the loaded rows and the scroll position', async ({
  page,
}) => {
  await putMany('contacts', 70, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(names(page)).toHaveCount(70);
  const link = page.getByRole('link', { name: 'Grace Number 65', exact: true });
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  const expectPlace = async () => {
    await expect(page).toHaveURL(PATH);
    await expect(names(page)).toHaveCount(70);
    await expect(link).toBeInViewport();
    expect(await top()).toBe(before);
  };

  await link.click();
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  await expect(inquiry.getByRole('heading', { name: 'Grace Number 65' })).toBeInViewport();
  // Hold the list's query, so that the list must come from the cache.
  const release = await holdDatabaseCalls(page, 'runQuery', 'contacts');
  await page.goBack();
  await expectPlace();
  release();
  // Click by script, because Playwright's click would scroll to the link.
  const careers = page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Careers' });
  await careers.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL('/admin/careers');
  await expect(names(page)).toHaveCount(0);
  await page.goBack();
  await expectPlace();
});
