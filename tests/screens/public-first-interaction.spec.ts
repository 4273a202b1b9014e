import type { Page } from '@playwright/test';
import { CAREERS_PAGE } from '@/content/careers';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { sampleOf } from '../support/long';
import { APPLICATION, holdRequests } from '../support/network';
import { expect, interact, open, test, waitForHydration } from '../support/test';

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

test('the first interaction also loads the database client and starts its queries', async ({
  page,
}) => {
  const firestore = page.waitForRequest(/assets\/firestore-/);
  const query = page.waitForRequest(/documents:runQuery/);
  await openStarted(page, '/');
  await page.keyboard.press('Shift');
  await Promise.all([firestore, query]);
});

for (const event of sampleOf(['Tab', 'wheel', 'pointer'] as const, 2)) {
  test(`the first interaction loads the application: ${event}`, async ({ page }) => {
    await pauseClock(page);
    await openStarted(page, '/services');
    const application = page.waitForRequest(APPLICATION);
    if (event === 'Tab') await page.keyboard.press('Tab');
    else if (event === 'wheel') await page.mouse.wheel(0, 100);
    else await page.mouse.move(200, 200);
    await application;
  });
}

for (const press of sampleOf(['click', 'Enter', 'Space'] as const, 2)) {
  test(`the consultation dialog opens before hydration, and stays open after it: ${press}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, APPLICATION);
    await openStarted(page, '/');
    if (press === 'click') await consultation(page).click();
    else await consultation(page).press(press);
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
  });
}

test('before hydration, the drawer opens, its Login button opens the login dialog, and its links work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdRequests(page, APPLICATION);
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

test('after a navigation, the login form loads when its dialog opens, and its first field has the focus', async ({
  page,
}) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { name: CAREERS_PAGE.heading })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const email = page.getByRole('dialog', { name: 'Login' }).getByLabel('Email');
  await expect(email).toBeFocused();
  await page.keyboard.type('ada');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(email).toHaveValue('ada');
});

test('if the application can’t load, the page’s dialog still opens and closes, and its links work', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await page.route(APPLICATION, (route) => route.abort());
  await openStarted(page, '/');
  await consultation(page).click();
  const dialog = consultationDialog(page);
  await dialog.getByLabel('First Name').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the Services menu opens before hydration and stays open after it', async ({ page }) => {
  const release = await holdRequests(page, APPLICATION);
  await openStarted(page, '/about');
  await page.getByRole('button', { name: 'Services' }).click();
  const service = page.getByRole('navigation').getByRole('link', { name: 'Strategic Consulting' });
  await expect(service).toBeVisible();
  release();
  await interact(page);
  await waitForHydration(page);
  await expect(service).toBeVisible();
});
