import type { Page } from '@playwright/test';
import { ABOUT } from '@/content/about';
import { CAREERS_PAGE } from '@/content/careers';
import { LANDING } from '@/content/home';
import { career } from '../support/admin';
import { holdRequests } from '../support/network';
import { service } from '../support/public-pages';
import { expect, open, test } from '../support/test';
import { put } from '../support/world';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const position = (page: Page) => page.evaluate(() => scrollY);
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a new page begins at the top, with its title, its heading focused and so read out', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn more about us' }).click();
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => position(page)).toBe(0);
  // The heading takes the focus for this moment only; it is no stop of the keyboard.
  await expect(heading(page)).toHaveAttribute('tabindex', '-1');
});

test('a page on its way holds the focus in main until its heading is there', async ({ page }) => {
  await put('services/slow', service({ name: 'Slow One', slug: 'slow' }));
  await open(page, '/services');
  const release = await holdRequests(page, /documents:runQuery/);
  await page.evaluate(() => {
    history.pushState(null, '', '/services/slow-to-come');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Loading service...')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  release();
  await expect(heading(page)).toHaveText('Service Not Found');
  await expect(heading(page)).toBeFocused();
});

test('whoever has moved on meanwhile keeps the focus', async ({ page }) => {
  await open(page, '/services');
  const release = await holdRequests(page, /documents:runQuery/);
  await page.evaluate(() => {
    history.pushState(null, '', '/services/slow-to-come');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(page.getByRole('main')).toBeFocused();
  await logo.focus();
  release();
  await expect(heading(page)).toHaveText('Service Not Found');
  await expect(logo).toBeFocused();
});

test('until the code of the next page is there, the old one stays; going back cancels', async ({
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

test('a link to the page one is on adds nothing to the history', async ({ page }) => {
  await open(page, '/');
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toHaveText(ABOUT.heading);
  const before = await page.evaluate(() => history.length);
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await mainMenu(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('going back leaves the position to the browser', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  // The cards are loaded anew after the start; from then on the page keeps its height.
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await link.focus();
  await expect.poll(() => position(page)).toBeGreaterThan(300);
  const before = await position(page);
  // A control that is reached by keyboard has a ring; a heading that code has focused has none.
  await expect(link).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveCSS('outline-style', 'none');
  await expect.poll(() => position(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(LANDING.hero.heading);
  await expect.poll(async () => Math.abs((await position(page)) - before)).toBeLessThan(2);
  await expect(heading(page)).toBeFocused();
});

test('an opening is a page of its own; another query or a fragment is not', async ({ page }) => {
  await put('careers/dev', career());
  await open(page, '/careers');
  await page.getByRole('link', { name: 'Senior Oracle Developer' }).click();
  await expect(heading(page)).toHaveText('Senior Oracle Developer');
  await expect(heading(page)).toBeFocused();

  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).focus();
  await page.evaluate(() => {
    history.pushState(null, '', '/about?from=mail#story');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
  ).toBeFocused();
});

test('the first key of the keyboard reaches the link to the content, and it works', async ({
  page,
}) => {
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

test('by keyboard alone: from the landing page to a sent inquiry', async ({ page }) => {
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
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('with reduced motion nothing moves', async ({ page }) => {
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

test('with motion welcome the dialog does move: the test above can fail', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();
  await expect(page.getByRole('dialog')).not.toHaveCSS('animation-name', 'none');
});

test('the form of a static page stays, with what is typed into it, while its code is on the way', async ({
  page,
}) => {
  const release = await holdRequests(page, /assets\/contact-page/);
  await page.goto('/contact');
  const name = page.getByLabel('First Name');
  await name.pressSequentially('Ada');
  // Long enough for the rest of the page to be taken over and loaded anew.
  await page.waitForTimeout(3_000);
  await name.pressSequentially(' Byron');
  release();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(name).toHaveValue('Ada Byron');
  await expect(name).toBeFocused();
});

test('a page whose code can’t be loaded stays as it is, with links that work', async ({
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
