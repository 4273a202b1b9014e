import type { Locator, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { sampleOf } from '../support/long';
import { APPLICATION, holdRequests } from '../support/network';
import { expect, interact, test, waitForHydration } from '../support/test';

/* Prerendered pages load the application on the first interaction. Dialogs open even before it has loaded. */

const consultation = (page: Page) => page.getByRole('button', { name: 'Get Free Consultation' });
const consultationDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Get Free Consultation' });

/** Opens a page and waits until its start script, which the page adds after its load event, has run. */
async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const script = await page.locator('link#start').getAttribute('href');
  // Resolves once the module has run.
  await page.evaluate((url) => import(url), script ?? '');
}

/** Stops the timers of pages that open later, so that a slow machine can't reach the idle timer. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
}

test('without any interaction, the application loads after two idle seconds', async ({ page }) => {
  await pauseClock(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openStarted(page, '/');
  await page.clock.runFor(1_000);
  expect(scripts).toHaveLength(1);
  await page.clock.runFor(2_000);
  await waitForHydration(page);
});

for (const event of sampleOf(['pointer', 'Tab', 'wheel'] as const, 1)) {
  test(`the first interaction loads the application and the database client, and starts its queries: ${event}`, async ({
    page,
  }) => {
    await pauseClock(page);
    await openStarted(page, '/services');
    const firestore = page.waitForRequest(/assets\/firestore-/);
    const query = page.waitForRequest(/documents:runQuery/);
    const application = page.waitForRequest(APPLICATION);
    if (event === 'Tab') await page.keyboard.press('Tab');
    else if (event === 'wheel') await page.mouse.wheel(0, 100);
    else await page.mouse.move(200, 200);
    await application;
    await page.clock.resume();
    await Promise.all([firestore, query]);
  });
}

for (const press of sampleOf(['Space', 'click', 'Enter'] as const, 1)) {
  test(`the consultation dialog and the Services menu open before hydration, and stay open after it: ${press}`, async ({
    page,
  }) => {
    const pressOn = (button: Locator) => (press === 'click' ? button.click() : button.press(press));
    const release = await holdRequests(page, APPLICATION);
    await openStarted(page, '/');
    await pressOn(consultation(page));
    const dialog = consultationDialog(page);
    await expect(dialog.getByRole('form', { name: 'Inquiry' })).toBeVisible();
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    release();
    await waitForHydration(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(consultation(page)).toBeFocused();

    await page.unrouteAll();
    const releaseAgain = await holdRequests(page, APPLICATION);
    await openStarted(page, '/about');
    await pressOn(page.getByRole('button', { name: 'Services' }));
    const menu = page.getByRole('navigation');
    await expect(menu.getByRole('link', { name: 'Strategic Consulting' })).toBeVisible();
    releaseAgain();
    await interact(page);
    await waitForHydration(page);
    await expect(menu.getByRole('link', { name: 'Strategic Consulting' })).toBeVisible();
  });
}

test('if the application can’t load, the drawer and the dialogs still open and close, and links work', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(APPLICATION, (route) => route.abort());
  await openStarted(page, '/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await consultation(page).click();
  const dialog = consultationDialog(page);
  await dialog.getByLabel('First Name').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await menu.click();
  await drawer.getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a login submitted before hydration is sent afterward, even on /contact, where the inquiry form has similar fields', async ({
  page,
}) => {
  const { email, password } = DEMO_ACCOUNTS.member;
  await putAccount(DEMO_ACCOUNTS.member);
  const release = await holdRequests(page, /assets\/login-form-/);
  await openStarted(page, '/contact');
  await expect(page.getByLabel('Email')).toHaveCount(1);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(email);
  await login.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(login.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});
