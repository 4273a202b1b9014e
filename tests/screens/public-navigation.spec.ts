import type { Page } from '@playwright/test';
import { ABOUT } from '@/content/about';
import { CAREERS_PAGE } from '@/content/careers';
import { CONTACT_PAGE } from '@/content/contact';
import { LANDING } from '@/content/home';
import { SERVICES_MENU_LINKS } from '@/content/navigation';
import { navigateInApp } from '../support/app-navigation';
import { putMany } from '../support/database';
import { APPLICATION, holdRequests, saveData } from '../support/network';
import { service } from '../support/sample-documents';
import { expect, interact, open, openStarted, test, waitForHydration } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollPosition = (page: Page) => page.evaluate(() => scrollY);
const historyLength = (page: Page) => page.evaluate(() => history.length);
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

test('the next page is prefetched before hydration and preloaded after it, except with Save-Data', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const prefetched = new Set<string>();
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    prefetched.add(new URL(prefetchUrl).pathname),
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const pageCode = () => requested.filter((url) => /assets\/contact-page/.test(url));
  await devtools.send('Preload.enable');

  const release = await holdRequests(page, APPLICATION);
  await openStarted(page, '/about');
  // Full Chromium reports no movement for the first move.
  await page.mouse.move(1, 1);
  await menuLink(page, 'Contact').hover();
  await expect.poll(() => [...prefetched]).toEqual(['/contact']);
  expect(pageCode()).toEqual([]);
  release();
  await waitForHydration(page);
  await expect.poll(pageCode).not.toEqual([]);

  await saveData(page);
  await page.goto('about:blank');
  prefetched.clear();
  requested.length = 0;
  await open(page, '/about');
  await menuLink(page, 'Contact').hover();
  await page.waitForLoadState('networkidle');
  expect([...prefetched]).toEqual([]);
  expect(pageCode()).toEqual([]);
});

test('while a page loads, focus is on the main element, then on the heading', async ({ page }) => {
  await open(page, '/services');
  const logo = page.getByRole('banner').getByRole('link').first();
  // Unless the visitor has moved the focus.
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

test('the old page stays until the next page’s code has loaded, and Back cancels', async ({
  page,
  expectConsoleErrors,
}) => {
  // Otherwise, the next page's code would already be there.
  await saveData(page);
  await open(page, '/services');
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText(ABOUT.heading);
  const release = await holdRequests(page, /assets\/careers-page/);
  const request = page.waitForRequest(/assets\/careers-page/);
  await menuLink(page, 'Careers').click();
  await request;
  await expect(page).toHaveURL('/careers');
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  const response = page.waitForResponse(/assets\/careers-page/);
  release();
  await response;
  await menuLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(heading(page)).toHaveText(ABOUT.heading);

  // A page whose code can't load keeps its prerendered content and working links.
  expectConsoleErrors(/ERR_FAILED/);
  await page.route(/assets\/about-page/, (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => /ERR_FAILED/.test(message.text()));
  await page.reload();
  await interact(page);
  await failed;
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await menuLink(page, 'Careers').click();
  await expect(heading(page)).toHaveText(CAREERS_PAGE.heading);
});

test('a page starts at the top with focus on its heading; Back restores the position', async ({
  page,
}) => {
  await open(page, '/');
  const link = footerLink(page, 'About Us');
  // Wait until the cards are refreshed and the prerendered story is gone, which changes the page's height: the database
  // is empty.
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await expect(page.locator('main a[href^="/stories/"]')).toHaveCount(0);
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
  await expect.poll(() => scrollPosition(page)).toBe(0);

  // Changing the query or fragment doesn't move focus; a link to the current page adds no history entry.
  await link.focus();
  await navigateInApp(page, '/about?from=mail#story');
  await expect(link).toBeFocused();
  await page.goBack();
  const entries = await historyLength(page);
  await menuLink(page, 'About').click();
  await menuLink(page, 'Careers').click();
  await expect(heading(page)).toHaveText(CAREERS_PAGE.heading);
  expect(await historyLength(page)).toBe(entries);
  await page.goBack();
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(LANDING.hero.heading);
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(2);
  await expect(heading(page)).toBeFocused();

  // After a navigation, the login form loads when its dialog opens. Forward keeps what is typed in it.
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ada');
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect(login.getByLabel('Email')).toHaveValue('ada');
  await page.keyboard.press('Escape');

  // Back also restores the position if the page's code has not loaded when the browser scrolls.
  await page.evaluate(() => scrollTo(0, 300));
  // Playwright’s click() would scroll first, because the header is sticky.
  await menuLink(page, 'Contact').dispatchEvent('click');
  await expect(heading(page)).toHaveText(CONTACT_PAGE.heading);
  await page.reload();
  await interact(page);
  await waitForHydration(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(ABOUT.heading);
  await expect.poll(() => scrollPosition(page)).toBe(300);

  await open(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('First Name')).toBeFocused();
});

/** Records which pseudo-elements are animated in each view transition. Runs in the page. */
function recordFades() {
  const fades: string[][] = [];
  Object.assign(window, { fades });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const transition = start(options);
    void transition.ready.then(() => {
      const parts = document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
        .filter((name) => /^::view-transition-(?:old|new)/.test(name));
      if (parts.length > 0) fades.push(parts);
    });
    return transition;
  };
}

test('a fade that the browser skips is no error', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      transition.skipTransition();
      return transition;
    };
  });
  await open(page, '/about');
  await menuLink(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CONTACT_PAGE.heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the old page fades out over the new one, which is usable immediately', async ({ page }) => {
  const fades = () => page.evaluate(() => (window as unknown as { fades: string[][] }).fades);
  const contactHeading = page.getByRole('heading', { level: 1, name: CONTACT_PAGE.heading });
  await page.addInitScript(recordFades);
  await open(page, '/about');
  // Extends the fade.
  const slow = '::view-transition-old(*) { animation-duration: 1000s }';
  const style = await page.addStyleTag({ content: slow });
  await menuLink(page, 'Contact').click();
  await expect.poll(fades).toHaveLength(1);
  // Only the old page may be a snapshot, because controls in a snapshot can't be clicked.
  const parts = (await fades()).flat();
  expect(parts.filter((name) => !name.startsWith('::view-transition-old'))).toEqual([]);
  await expect(contactHeading).toBeFocused();
  await page.getByRole('button', { name: 'Send Message' }).click({ trial: true });
  await menuLink(page, 'About').click({ trial: true });

  // There is no fade on Back and Forward or with reduced motion.
  await style.evaluate((added) => (added as Element).remove());
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  expect(await fades()).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await menuLink(page, 'Contact').click();
  await expect(contactHeading).toBeFocused();
  expect(await fades()).toEqual([]);
});

test('with many services, the Services menu works by keyboard and fits the window, and the drawer shows Login', async ({
  page,
}) => {
  const names = Array.from({ length: 20 }, (_, index) => `${'Very Long Name '.repeat(5)}${index}`);
  await putMany('services', names.length, (index) =>
    service({ name: names[index], slug: `slug-${index}` }),
  );
  await page.setViewportSize({ width: 1100, height: 500 });
  await open(page, '/about');
  const button = page.getByRole('button', { name: /^Services/ });
  const menu = page.locator('#services-menu');
  await expect(menu).toBeHidden();
  await button.press('Enter');
  const labels = SERVICES_MENU_LINKS.map(({ label }) => label);
  await expect(menu.getByRole('link')).toHaveText([...names, ...labels]);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  const last = menu.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/slug-0');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeFocused();

  // In narrow windows, the header stays on one line.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const items = page.getByRole('banner').locator('a:visible, button:visible');
    for (const item of await items.all()) {
      const { x = 0, y = 0, width: own = 0, height = 0 } = (await item.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(48);
      expect(x + own).toBeLessThanOrEqual(width);
      expect(y + height).toBeLessThanOrEqual(header?.height ?? 0);
    }
  }
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: names[0] })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Login' })).toBeInViewport({ ratio: 1 });
});
