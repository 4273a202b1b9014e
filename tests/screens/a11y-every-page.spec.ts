import type { Page } from '@playwright/test';
import { PAGE_GROUPS } from '../support/page-groups';
import { expect, test } from '../support/test';
import {
  colorOnlyButtons,
  clippedTexts,
  animatedElements,
  smallTargets,
  applyTextSpacing,
  tabThrough,
  MIN_TARGET_SIZE,
  removeTextSpacing,
} from '../support/accessibility-checks';

const DESKTOP = { width: 1280, height: 800 };
/** A window of 1280 x 1024 at 400 % zoom, where a sticky header covers the most. */
const ZOOMED = { width: 320, height: 256 };

/** Calls `check` at each width, in px. */
async function atWidths(
  page: Page,
  widths: readonly number[],
  check: (width: number) => Promise<void>,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await check(width);
  }
}

for (const { group, checkEachPage, narrowest } of PAGE_GROUPS) {
  test(`${group} pages: targets have 24 px or enough space around, and nothing covers the focus`, async ({
    page,
  }) => {
    await checkEachPage(page, async (path) => {
      await atWidths(page, [narrowest, 1280], async (width) => {
        expect(
          await page.evaluate(smallTargets, MIN_TARGET_SIZE),
          `${path} at ${width} px`,
        ).toEqual([]);
      });
      for (const [key, size] of [
        ['Tab', DESKTOP],
        ['Shift+Tab', ZOOMED],
      ] as const) {
        await page.setViewportSize(size);
        const { hidden, count } = await tabThrough(page, key);
        expect(count, `${path} with ${key}`).toBeGreaterThan(5);
        expect(hidden, `${path} with ${key}`).toEqual([]);
      }
    });
  });

  test(`${group} pages: text spacing and 200 % text clip nothing; forced colors show buttons and focus; reduced motion stops animations`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) =>
      // The browser setting, which the breakpoints follow; a style of the page would not change them.
      browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

    await checkEachPage(page, async (path) => {
      await applyTextSpacing(page);
      await expect(page.locator('body')).toHaveCSS('letter-spacing', /[1-9]/);
      await atWidths(page, [narrowest, 1280], async (width) => {
        expect(await page.evaluate(clippedTexts), `${path}, spaced at ${width} px`).toEqual([]);
      });
      await removeTextSpacing(page);

      await setFontSize(32);
      await atWidths(page, [640, 1280], async (width) => {
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        expect(await page.evaluate(clippedTexts), `${path}, 200 % at ${width} px`).toEqual([]);
      });
      await setFontSize(16);

      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      expect(await animatedElements(page), `${path}, reduced motion`).toEqual([]);
      expect(await page.evaluate(colorOnlyButtons), `${path}, forced colors`).toEqual([]);
      const { hidden } = await tabThrough(page, 'Tab');
      expect(hidden, `${path}, focus in forced colors`).toEqual([]);
      await page.emulateMedia({ reducedMotion: null, forcedColors: null });
    });
  });
}
