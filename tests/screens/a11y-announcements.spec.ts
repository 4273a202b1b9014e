import type { Locator, Page } from '@playwright/test';
import { fillRequired, send } from '../support/contact-form';
import { notification } from '../support/notification';
import { expect, open, test } from '../support/test';

type Recording = typeof window & { regions: Element[] };

/** Records each live region that is empty at first, because only changes are announced. Runs in the page. */
function recordLiveRegions() {
  const regions: Element[] = [];
  Object.assign(window, { regions });
  const selector = '[role=status], [role=alert], [aria-live]';
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const added = [node, ...node.querySelectorAll('*')].filter((one) => one.matches(selector));
      regions.push(...added.filter(({ textContent }) => textContent === ''));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Waits for the text in a live region that is neither hidden nor made inert by an open dialog. */
const expectAnnounced = (page: Page, announcement: string) =>
  page.waitForFunction((text) => {
    const dialog = document.querySelector('dialog:modal') ?? document;
    return (window as Recording).regions.some(
      (region) =>
        region.textContent.includes(text) &&
        dialog.contains(region) &&
        region.closest('[aria-hidden=true], [inert]') === null,
    );
  }, announcement);

test('notifications are announced, even while a dialog is open', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  await page.addInitScript(recordLiveRegions);
  await open(page, '/contact');
  await fillRequired(page);
  await send(page);
  await expectAnnounced(page, 'Message sent successfully!');
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username').fill('nobody@example.com');
  await dialog.getByLabel('Password').fill('nothing');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expectAnnounced(page, 'Invalid email or password.');
  const message = notification(page, 'Error', 'Invalid email or password. Please try again.');
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toBeHidden();
  await expect(dialog).toBeVisible();
});

/** Asserts that the open dialog takes focus, traps it in both directions, and returns it to its opener. */
async function expectModal(page: Page, opener: Locator) {
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/\w/);
  await expect(dialog.locator(':focus')).toBeVisible();
  const stops = dialog.locator(
    'a[href]:visible, :is(button, input, select, textarea):enabled:visible',
  );
  for (const [key, edge] of [
    ['Tab', stops.last()],
    ['Shift+Tab', stops.first()],
  ] as const) {
    await edge.focus();
    for (const press of ['first', 'second', 'third']) {
      await page.keyboard.press(key);
      // Tab may leave a native dialog for the browser's own controls; then, the body has the focus.
      const outside = page.locator('body :focus:not(dialog, dialog *)');
      await expect(outside, `${press} press of ${key}`).toHaveCount(0);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('every dialog on the public site takes, traps, and returns focus', async ({ page }) => {
  await open(page, '/');
  await expectModal(page, page.getByRole('button', { name: 'Get Free Consultation' }));
  await expectModal(page, page.getByRole('button', { name: 'Login' }));
  await page.setViewportSize({ width: 390, height: 800 });
  await expectModal(page, page.getByRole('button', { name: 'Open menu' }));
});
