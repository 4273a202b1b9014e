import { CONTACT_OTHERWISE } from '@/content/contact';
import { COMMIT, failed, fillRequired, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { expect, open, test } from '../support/test';

test('after a lost response the draft survives a reload: sent again, it is stored once and deleted', async ({
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
  await page.getByLabel('Service Interest').selectOption('upgrades');
  await page.getByLabel('Message').fill('Half a thought');
  await send(page);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
  expect(await stored('contacts')).toHaveLength(1);

  await page.unrouteAll();
  await open(page, '/contact');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Service Interest')).toHaveValue('upgrades');
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
  await send(page);
  await expect(sent(page)).toBeVisible();
  expect(await stored('contacts')).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the honeypot is hidden from people and cannot be reached by keyboard', async ({ page }) => {
  await open(page, '/contact');
  const honeypot = page.locator('input[name="extraCheck"]');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  const shown = await honeypot.evaluate((input) => input.closest('[aria-hidden]')?.clientWidth);
  expect(shown).toBeLessThanOrEqual(1);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await page.getByLabel('Message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});

for (const place of ['page', 'dialog']) {
  test(`a failure leaves the button where it is pressed again: ${place}`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to send message/);
    await page.route(COMMIT, (route) => route.abort());
    await open(page, place === 'page' ? '/contact' : '/');
    if (place === 'dialog') await page.getByRole('button', { name: 'Free Consultation' }).click();
    const form = page.getByRole('form', { name: 'Inquiry' });
    await fillRequired(form);
    const button = form.getByRole('button', { name: 'Send Message' });
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.click();
    await expect(form.getByText(CONTACT_OTHERWISE.failed)).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  });
}
