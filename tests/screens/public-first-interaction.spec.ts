import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { holdRequests } from '../support/network';
import { expect, interact, test, waitForHydration } from '../support/test';

/*
 * A prerendered page is complete without the application, which is loaded on the first interaction. Dialogs open
 * before it comes.
 */

const APPLICATION = /assets\/site-/;
const consultation = (page: Page) => page.getByRole('button', { name: 'Get Free Consultation' });
const consultationDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Get Free Consultation' });

test('without an interaction the application is loaded after two seconds of idleness', async ({
  page,
}) => {
  await page.clock.install();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await page.clock.runFor(1_000);
  expect(scripts).toHaveLength(1);
  await page.clock.runFor(2_000);
  await waitForHydration(page);
});

for (const event of ['Tab', 'wheel', 'pointer'] as const) {
  test(`the first interaction loads the application: ${event}`, async ({ page }) => {
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.goto('/services');
    // The clock stands still, so the idle timer can't load the application.
    await page.clock.pauseAt(start + 1_500);
    const application = page.waitForRequest(APPLICATION);
    if (event === 'Tab') await page.keyboard.press('Tab');
    else if (event === 'wheel') await page.mouse.wheel(0, 100);
    else await page.mouse.move(200, 200);
    await application;
  });
}

for (const press of ['click', 'Enter', 'Space'] as const) {
  test(`the consultation dialog opens before hydration, and stays open after it: ${press}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, APPLICATION);
    await page.goto('/');
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

test('the drawer opens before hydration; its Login closes it and opens the login', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdRequests(page, APPLICATION);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on /contact the login, too, has its fields before hydration, under names of their own', async ({
  page,
}) => {
  await holdRequests(page, APPLICATION);
  await page.goto('/contact');
  await expect(page.getByLabel('Email')).toHaveCount(1);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Username')).toBeFocused();
  await expect(login.getByLabel('Password')).toBeVisible();
  await expect(login.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a link of the drawer leads to its page before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdRequests(page, APPLICATION);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a press outside closes a dialog before hydration', async ({ page }) => {
  await holdRequests(page, APPLICATION);
  await page.goto('/');
  await consultation(page).click();
  await consultationDialog(page).getByLabel('First Name').click();
  await expect(consultationDialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(consultationDialog(page)).toBeHidden();
});

test('a login that is submitted before hydration is made after it', async ({ page }) => {
  const { email, password } = DEMO_ACCOUNTS.member;
  await putAccount(DEMO_ACCOUNTS.member);
  const release = await holdRequests(page, APPLICATION);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a page whose application can’t be loaded keeps its dialog, and its links work', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/');
  await consultation(page).click();
  await expect(consultationDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
});

test('links work before hydration', async ({ page }) => {
  await holdRequests(page, APPLICATION);
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the Services menu opens before hydration and stays open after it', async ({ page }) => {
  const release = await holdRequests(page, APPLICATION);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Services' }).click();
  const service = page.getByRole('navigation').getByRole('link', { name: 'Strategic Consulting' });
  await expect(service).toBeVisible();
  release();
  await interact(page);
  await waitForHydration(page);
  await expect(service).toBeVisible();
});
