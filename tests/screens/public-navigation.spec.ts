import type { Page } from '@playwright/test';
import { ABOUT } from '@/content/about';
import { CAREERS_PAGE } from '@/content/careers';
import { LANDING } from '@/content/home';
import { navigateInApp } from '../support/app-navigation';
import { holdRequests } from '../support/network';
import { expect, open, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollPosition = (page: Page) => page.evaluate(() => scrollY);
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('while a page loads, focus is on the main element; then it moves to the heading, unless the visitor has moved it', async ({
  page,
}) => {
  await open(page, '/services');
  const logo = page.getByRole('banner').getByRole('link').first();
  for (const isMoved of [false, true]) {
    const release = await holdRequests(page, /documents:runQuery/);
    await navigateInApp(page, `/services/unknown-${isMoved}`);
    await expect(page.getByText('Loading service...')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    if (isMoved) await logo.focus();
    release();
    await expect(heading(page)).toHaveText('Service Not Found');
    await expect(isMoved ? logo : heading(page)).toBeFocused();
  }
});

test('the old page stays until the next page’s code has loaded; Back cancels the navigation', async ({
  page,
}) => {
  await open(page, '/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText(ABOUT.heading);
  const release = await holdRequests(page, /assets\/careers-page/);
  const request = page.waitForRequest(/assets\/careers-page/);
  await mainMenu(page).getByRole('link', { name: 'Careers' }).click();
  await request;
  await expect(page).toHaveURL('/careers');
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  const response = page.waitForResponse(/assets\/careers-page/);
  release();
  await response;
  await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toHaveText(ABOUT.heading);
});

test('a page starts at the top with focus on its heading; Back restores the scroll position; the first Tab reaches the skip link, which jumps to the content', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  // Wait for the refreshed cards, which change the page's height.
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await link.focus();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
  const before = await scrollPosition(page);
  // A link focused by keyboard has an outline; a heading focused by script has none.
  await expect(link).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveCSS('outline-style', 'none');
  // The heading can be focused by script, but not with Tab.
  await expect(heading(page)).toHaveAttribute('tabindex', '-1');
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => scrollPosition(page)).toBe(0);

  // Changing the query or fragment doesn't move focus; a link to the current page adds no history entry.
  await link.focus();
  await navigateInApp(page, '/about?from=mail#story');
  await expect(link).toBeFocused();
  await page.goBack();
  const entries = await page.evaluate(() => history.length);
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await mainMenu(page).getByRole('link', { name: 'Careers' }).click();
  await expect(heading(page)).toHaveText(CAREERS_PAGE.heading);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.goBack();
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(LANDING.hero.heading);
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(2);
  await expect(heading(page)).toBeFocused();

  await open(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('First Name')).toBeFocused();
});

test('a page whose code can’t load keeps its prerendered content and working links', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await page.route(/assets\/about-page/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/about');
  await failed;
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await mainMenu(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(heading(page)).toHaveText(CAREERS_PAGE.heading);
});
