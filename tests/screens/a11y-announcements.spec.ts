import type { Locator, Page } from '@playwright/test';
import { fillRequired, send } from '../support/contact-form';
import { notification } from '../support/notification';
import { expect, open, test } from '../support/test';

interface Region {
  /** The region's text when it was added to the document. */
  initialText: string;
  element: Element;
}

/** Records each live region as it is added to the document. */
async function recordLiveRegions(page: Page) {
  await page.addInitScript(() => {
    const regions: Region[] = [];
    Object.assign(window, { regions });
    const selector = '[role=status], [role=alert], [aria-live]';
    const record = (element: Element) =>
      regions.push({ initialText: element.textContent, element });
    new MutationObserver((mutations) => {
      for (const node of mutations.flatMap((mutation) => [...mutation.addedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) record(node);
        node.querySelectorAll(selector).forEach(record);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Asserts that the text was added to an existing, empty live region that is neither hidden nor made inert by an open
 * dialog. Assistive technology announces only changes to existing regions.
 */
async function expectAnnounced(page: Page, announcement: string) {
  await page.waitForFunction((text) => {
    const { regions } = window as unknown as { regions: Region[] };
    return regions.some(
      ({ initialText, element }) =>
        initialText === '' &&
        element.isConnected &&
        element.textContent.includes(text) &&
        element.closest('[aria-hidden=true], [inert]') === null &&
        (document.querySelector('dialog:modal')?.contains(element) ?? true),
    );
  }, announcement);
}

test('notifications are announced even while a dialog is open; dismissing one leaves the dialog open', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  await recordLiveRegions(page);
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

/**
 * Asserts that the dialog takes focus, traps it in both directions, and returns it to its opener. Tab may leave a
 * native dialog for the browser's own controls, which makes document.activeElement the body.
 */
async function expectModal(page: Page, opener: Locator, dialog: Locator) {
  const holdsFocus = () =>
    dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) ||
        (element.matches(':modal') && document.activeElement === document.body),
    );
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await expect(dialog).toHaveAccessibleName(/\w/);
  const stops = dialog
    .locator('a[href], button, input, select, textarea')
    .and(page.locator(':enabled:visible, a:visible'));
  for (const [key, stop] of [
    ['Tab', stops.last()],
    ['Shift+Tab', stops.first()],
  ] as const) {
    await stop.focus();
    for (const press of ['first', 'second', 'third']) {
      await page.keyboard.press(key);
      expect(await holdsFocus(), `${press} press of ${key} at the edge of the dialog`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('every dialog on the public site takes, traps, and returns focus', async ({ page }) => {
  await open(page, '/');
  const dialog = page.getByRole('dialog');
  await expectModal(page, page.getByRole('button', { name: 'Get Free Consultation' }), dialog);
  await expectModal(page, page.getByRole('button', { name: 'Login' }), dialog);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectModal(page, page.getByRole('button', { name: 'Open menu' }), dialog);
});
