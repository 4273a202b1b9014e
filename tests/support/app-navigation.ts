import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { expect, open } from './test';

/** Navigates within the application as a link does, without reloading the page. */
export async function navigateInApp(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    // The router listens for popstate, which pushState doesn't dispatch.
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Opens a public page and triggers the refresh of its prerendered data with a first interaction. */
export async function openAndRefresh(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.keyboard.press('Shift');
}

/** Maps each selector to the expected trimmed text, value, `content`, or `href` of its element. */
type ExpectedContent = Record<string, string>;

/** Waits until the page shows the expected content. Polls often, because some tests check many documents. */
export async function expectShown(page: Page, content: ExpectedContent, where: string) {
  const shown = () =>
    page.evaluate((selectors) => {
      const contentOf = (element: Element | null) =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.value
          : (element?.getAttribute('content') ??
            element?.getAttribute('href') ??
            element?.textContent);
      return selectors.map((selector) => contentOf(document.querySelector(selector))?.trim());
    }, Object.keys(content));
  const expected = Object.values(content).map((text) => text.trim());
  await expect.poll(shown, { message: where, intervals: [10] }).toEqual(expected);
}

/** Navigates to another public page and waits until it shows the expected content. */
export async function goToPublicPage(page: Page, path: string, content: ExpectedContent = {}) {
  await navigateInApp(page, path);
  await expectShown(page, { 'link[rel=canonical]': FIRM.siteUrl + path, ...content }, path);
}
