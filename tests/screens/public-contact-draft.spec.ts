import type { Page } from '@playwright/test';
import { COMMIT, failed, fillRequired, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { expect, open, test } from '../support/test';

test.describe('the draft', () => {
  test('is kept over a reload and deleted after a send', async ({ page }) => {
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

  test('is shared by the dialog and the page, also after the dialog is closed', async ({
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

  test('keeps its id after a lost response: sent again after a reload it is stored once', async ({
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

  test('is deleted after an hour', async ({ page, expectConsoleErrors }) => {
    // Moving the clock times out the request for the services, too.
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

  test('is not required: the form works with blocked storage', async ({ page }) => {
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

test.describe('the honeypot', () => {
  const honeypot = (page: Page) => page.locator('input[name="extraCheck"]');

  test('is hidden from people and from autofill', async ({ page }) => {
    await open(page, '/contact');
    await expect(honeypot(page)).toHaveAttribute('autocomplete', 'off');
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
    const box = await honeypot(page).boundingBox();
    const shown = await honeypot(page).evaluate((input) => input.parentElement?.clientWidth);
    expect(box).not.toBeNull();
    expect(shown).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await page.getByLabel('Message').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  });

  test('when filled in shows success and writes nothing', async ({ page }) => {
    const commits: string[] = [];
    page.on('request', (request) => COMMIT.test(request.url()) && commits.push(request.url()));
    await open(page, '/contact');
    await fillRequired(page);
    await honeypot(page).fill('https://spam.example', { force: true });
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
