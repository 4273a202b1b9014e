import type { Page } from '@playwright/test';
import { saveData } from '../support/network';
import { expect, open, test } from '../support/test';

/** Simulates a deployment: the page's chunk is gone, and index.html references other files. */
async function deployAnotherBuild(page: Page) {
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not Found' }),
  );
  // Fetch requests get the new build; navigations still get the build under test.
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-new.js">' })
        : route.fallback(),
  );
}

test('a tab with outdated chunks reloads once for each build and keeps the draft', async ({
  page,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to show the page \(/);
  // Refreshing the services fails offline.
  allowConsoleErrors(/dynamically imported module/, /^Failed to fetch services \(/);
  // Otherwise, the page may already be preloaded when its file is gone.
  await saveData(page);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const goToAbout = () => page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const reload = page.getByRole('button', { name: 'Reload' });

  await open(page, '/contact');
  await page.getByLabel('Message').fill('Half a message');
  await page.route('**/*', (route) => route.abort());
  await goToAbout();
  await expect(reload).toBeVisible();
  expect(loads).toBe(1);
  await page.unrouteAll();

  await open(page, '/contact');
  await deployAnotherBuild(page);
  await goToAbout();
  await expect.poll(() => loads).toBe(3);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await open(page, '/contact');
  await expect(page.getByLabel('Message')).toHaveValue('Half a message');
  await goToAbout();
  await expect(reload).toBeVisible();
  expect(loads).toBe(4);

  // As if the previous reload had replaced an earlier build.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.includes('build')) sessionStorage.setItem(key, '/assets/start-earlier.js');
  });
  await goToAbout();
  await expect.poll(() => loads).toBe(5);
});
