import type { Page } from '@playwright/test';
import { holdRequests } from '../support/network';
import { expect, interact, test, waitForHydration } from '../support/test';

/*
 * A prerendered page is complete without the application, which is loaded on the first interaction. Clicks on
 * buttons before hydration are replayed.
 */

const APPLICATION = /assets\/(react-dom|site)-/;
// A link until hydration, then a button.
const consultation = (page: Page) => page.getByRole('main').getByText('Get Free Consultation');

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
  test(`a button pressed before hydration is answered after it: ${press}`, async ({ page }) => {
    const release = await holdRequests(page, APPLICATION);
    await page.goto('/');
    if (press === 'click') await consultation(page).click();
    else await consultation(page).press(press);
    await expect(consultation(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/');
    release();
    await expect(page.getByRole('dialog', { name: 'Get Free Consultation' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(consultation(page)).toBeFocused();
    await expect(consultation(page)).not.toHaveAttribute('aria-busy');
  });
}

test('of two clicks before hydration only the last is replayed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, APPLICATION);
  await page.goto('/');
  await consultation(page).click();
  await page.getByLabel('Open menu').click();
  await expect(consultation(page)).not.toHaveAttribute('aria-busy');
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('where the application can’t be loaded a button follows its link', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/');
  await consultation(page).click();
  await expect(page).toHaveURL('/contact');
});

test('a button follows its link when the application takes longer than 8 s', async ({ page }) => {
  await page.clock.install();
  await holdRequests(page, APPLICATION);
  await page.goto('/');
  await consultation(page).click();
  await page.clock.runFor(7_000);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/contact');
});

test('a click with a modifier key opens a new tab before hydration', async ({ page, context }) => {
  const release = await holdRequests(page, APPLICATION);
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await consultation(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/contact');
  await expect(page).toHaveURL('/');
  release();
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
