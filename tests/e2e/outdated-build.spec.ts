import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

/** Simulates a deployment: the page's chunk is gone, and index.html names other files. */
async function deployAnotherBuild(page: Page) {
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not Found' }),
  );
  // Only fetch requests get the new build; a navigation still gets this one.
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-new.js">' })
        : route.fallback(),
  );
}

/** Opens the contact page and waits for hydration; until then its links load whole pages. */
async function openContactPage(page: Page) {
  await open(page, '/contact');
}

test.beforeEach(({ expectConsoleErrors, allowConsoleErrors }) => {
  expectConsoleErrors(/^A page could not be shown/);
  allowConsoleErrors(/dynamically imported module/, /^Failed to fetch services/);
});

test('a tab whose chunks are gone reloads once, keeps the draft, and offers a button the next time', async ({
  page,
}) => {
  await openContactPage(page);
  await page.getByLabel('Message').fill('Half a message');
  await deployAnotherBuild(page);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));

  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await openContactPage(page);
  await expect(page.getByLabel('Message')).toHaveValue('Half a message');
  loads = 0;
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(loads).toBe(0);
});

test('a tab that is offline does not reload', async ({ page }) => {
  await openContactPage(page);
  await page.route('**/*', (route) => route.abort());
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(loads).toBe(0);
});
