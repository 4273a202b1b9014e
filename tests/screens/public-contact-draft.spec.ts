import type { Page } from '@playwright/test';
import { COMMIT, failed, fillRequired, send, sent } from '../support/contact-form';
import { expect, open, test } from '../support/test';
import { stored } from '../support/world';

test.describe('the draft', () => {
  test('survives a reload and is forgotten after a send', async ({ page }) => {
    await open(page, '/contact');
    await fillRequired(page);
    await page.getByLabel('Service Interest').selectOption('upgrades');
    await page.getByLabel('Message').fill('Half a thought');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
    await expect(page.getByLabel('Service Interest')).toHaveValue('upgrades');
    await send(page);
    await expect(sent(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  test('is shared by the dialog and the page; closing the dialog loses nothing', async ({
    page,
  }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Get Free Consultation' });
    await button.click();
    await page.getByLabel('Message').fill('Half a thought');
    await page.keyboard.press('Escape');
    await button.click();
    await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
  });

  test('keeps the id of a send whose answer was lost: sent again after a reload it is one inquiry', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to send message/);
    await page.route(COMMIT, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await open(page, '/contact');
    await fillRequired(page);
    await send(page);
    await expect(failed(page)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
    await page.unrouteAll();
    await open(page, '/contact');
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await send(page);
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
  });

  test('is forgotten after an hour', async ({ page, expectConsoleErrors }) => {
    // The services that are on their way when the clock jumps are too late.
    expectConsoleErrors(/^Failed to fetch services/);
    await page.clock.install();
    await open(page, '/contact');
    await page.getByLabel('Message').fill('Half a thought');
    await page.clock.fastForward('59:00');
    await open(page, '/contact');
    await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
    await page.clock.fastForward('01:01:00');
    await open(page, '/contact');
    await expect(page.getByLabel('Message')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('is not needed: with storage blocked the form works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, '/contact');
    await fillRequired(page);
    await send(page);
    await expect(sent(page)).toBeVisible();
  });
});

test.describe('the trap for programs', () => {
  const trap = (page: Page) => page.locator('input[name="extraCheck"]');

  test('people never meet it', async ({ page }) => {
    await open(page, '/contact');
    await expect(trap(page)).toHaveAttribute('autocomplete', 'off');
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
    const box = await trap(page).boundingBox();
    const shown = await trap(page).evaluate((input) => input.parentElement?.clientWidth);
    expect(box).not.toBeNull();
    expect(shown).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await page.getByLabel('Message').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  });

  test('filled in, the sender sees success and nothing is written', async ({ page }) => {
    const commits: string[] = [];
    page.on('request', (request) => COMMIT.test(request.url()) && commits.push(request.url()));
    await open(page, '/contact');
    await fillRequired(page);
    await trap(page).fill('https://spam.example', { force: true });
    await send(page);
    await expect(sent(page)).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('');
    expect(commits).toEqual([]);
    expect(await stored('contacts')).toEqual([]);

    await fillRequired(page);
    await send(page);
    await expect.poll(() => stored('contacts')).toHaveLength(1);
  });
});
