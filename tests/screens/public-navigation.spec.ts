import type { Page } from '@playwright/test';
import { ABOUT } from '@/content/about';
import { CAREERS_PAGE } from '@/content/careers';
import { LANDING } from '@/content/home';
import { navigateInApp } from '../support/app-navigation';
import { put } from '../support/database';
import { holdRequests } from '../support/network';
import { career, service } from '../support/sample-documents';
import { expect, open, test, waitForHydration } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollPosition = (page: Page) => page.evaluate(() => scrollY);
const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a navigation scrolls to the top, sets the title and focuses the heading', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn more about us' }).click();
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  // Focusable by script, but not by Tab.
  await expect(heading(page)).toHaveAttribute('tabindex', '-1');
});

test('while a page loads main has the focus, then the heading', async ({ page }) => {
  await put('services/slow', service({ name: 'Slow One', slug: 'slow' }));
  await open(page, '/services');
  const release = await holdRequests(page, /documents:runQuery/);
  await navigateInApp(page, '/services/no-such-service');
  await expect(page.getByText('Loading service...')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  release();
  await expect(heading(page)).toHaveText('Service Not Found');
  await expect(heading(page)).toBeFocused();
});

test('a focus that the visitor has moved while a page loads stays', async ({ page }) => {
  await open(page, '/services');
  const release = await holdRequests(page, /documents:runQuery/);
  await navigateInApp(page, '/services/no-such-service');
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(page.getByRole('main')).toBeFocused();
  await logo.focus();
  release();
  await expect(heading(page)).toHaveText('Service Not Found');
  await expect(logo).toBeFocused();
});

test('until the code of the next page is loaded the old page stays; Back cancels', async ({
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
  const answer = page.waitForResponse(/assets\/careers-page/);
  release();
  await answer;
  await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toHaveText(ABOUT.heading);
});

test('a link to the current page adds no history entry', async ({ page }) => {
  await open(page, '/');
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toHaveText(ABOUT.heading);
  const before = await page.evaluate(() => history.length);
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await mainMenu(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('Back restores the scroll position and focuses the heading', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  // The page keeps its height once the refreshed cards are shown.
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await link.focus();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
  const before = await scrollPosition(page);
  // A control focused by keyboard has a ring; a heading focused by script has none.
  await expect(link).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveCSS('outline-style', 'none');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(LANDING.hero.heading);
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(2);
  await expect(heading(page)).toBeFocused();
});

test('a position moves the focus like a page; other queries and fragments do not', async ({
  page,
}) => {
  await put('careers/dev', career());
  await open(page, '/careers');
  await page.getByRole('link', { name: 'Senior Oracle Developer' }).click();
  await expect(heading(page)).toHaveText('Senior Oracle Developer');
  await expect(heading(page)).toBeFocused();

  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).focus();
  await navigateInApp(page, '/about?from=mail#story');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
  ).toBeFocused();
});

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await open(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('First Name')).toBeFocused();
});

test('an inquiry can be sent from the landing page by keyboard alone', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Get Free Consultation' });
  await button.focus();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('First Name')).toBeFocused();
  for (const text of ['Ada', 'Lovelace', 'ada@example.com', 'Analytical Engines']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('System');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Where do we begin?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('region', { name: 'Your inquiry has been sent' });
  await expect(receipt.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const animated = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).animationName !== 'none',
      ).length,
  );
  expect(animated).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('without reduced motion the dialog is animated', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();
  await expect(page.getByRole('dialog')).not.toHaveCSS('animation-name', 'none');
});

test('text typed into the prerendered form is kept while its code loads', async ({ page }) => {
  const release = await holdRequests(page, /assets\/contact-page/);
  const site = page.waitForResponse(/assets\/site-/);
  await page.goto('/contact');
  await (await site).finished();
  const name = page.getByLabel('First Name');
  await name.pressSequentially('Ada');
  // Hydrated without the code of the page, the form would be replaced when the data is refreshed.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await isHydrated(page)).toBe(false);
  await name.pressSequentially(' Byron');
  release();
  await waitForHydration(page);
  await expect(name).toHaveValue('Ada Byron');
  await expect(name).toBeFocused();
});

test('a page whose code can’t be loaded stays as prerendered, with working links', async ({
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
