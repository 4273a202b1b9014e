import type { Page } from '@playwright/test';
import { holdRequests } from '../support/network';
import { expect, isTakenOver, stir, test } from '../support/test';

/*
 * A static page is whole without the application, which comes when the visitor stirs. What is pressed before
 * that is not lost.
 */

const APPLICATION = /assets\/(react-dom|site)-/;
// A link before the application is there, a button from then on.
const consultation = (page: Page) => page.getByRole('main').getByText('Get Free Consultation');

test('a visitor who only glances is given the page, and the application after a while', async ({
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
  await isTakenOver(page);
});

for (const sign of ['Tab', 'wheel', 'pointer'] as const) {
  test(`the application comes at the first sign of the visitor: ${sign}`, async ({ page }) => {
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.goto('/services');
    // From here on no time passes: it isn't the wait that brings the application.
    await page.clock.pauseAt(start + 1_500);
    const application = page.waitForRequest(APPLICATION);
    if (sign === 'Tab') await page.keyboard.press('Tab');
    else if (sign === 'wheel') await page.mouse.wheel(0, 100);
    else await page.mouse.move(200, 200);
    await application;
  });
}

for (const press of ['click', 'Enter', 'Space'] as const) {
  test(`a button that is pressed before the application is there is answered by it: ${press}`, async ({
    page,
  }) => {
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

test('of two such presses the last one counts', async ({ page }) => {
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

test('where the application can’t be loaded such a button is a link', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/');
  await consultation(page).click();
  await expect(page).toHaveURL('/contact');
});

test('so it is where the application does not come in time', async ({ page }) => {
  await page.clock.install();
  await holdRequests(page, APPLICATION);
  await page.goto('/');
  await consultation(page).click();
  await page.clock.runFor(7_000);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/contact');
});

test('with a modifier key it opens a tab of its own, as links do', async ({ page, context }) => {
  const release = await holdRequests(page, APPLICATION);
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await consultation(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/contact');
  await expect(page).toHaveURL('/');
  release();
});

test('a link needs no application', async ({ page }) => {
  await holdRequests(page, APPLICATION);
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the Services menu opens without the application, and stays open when it comes', async ({
  page,
}) => {
  const release = await holdRequests(page, APPLICATION);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Services' }).click();
  const service = page.getByRole('navigation').getByRole('link', { name: 'Strategic Consulting' });
  await expect(service).toBeVisible();
  release();
  await stir(page);
  await isTakenOver(page);
  await expect(service).toBeVisible();
});
