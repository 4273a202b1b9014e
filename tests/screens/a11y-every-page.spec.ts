import type { Page } from '@playwright/test';
import { EVERY_PAGE } from '../support/every-page';
import {
  bareButtons,
  lostWords,
  moving,
  smallTargets,
  space,
  tabThrough,
  TARGET,
  unspace,
} from '../support/beyond-axe';
import { expect, test } from '../support/test';

const DESK = { width: 1280, height: 800 };
/** A window of 1280 x 1024 at 400 %, where a sticky header takes the most. */
const ZOOMED = { width: 320, height: 256 };

/** Looks at the page at both widths. */
async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await look(width);
  }
}

for (const { which, onEveryPage, narrow } of EVERY_PAGE) {
  test(`${which} pages: targets are 24 px or have room for it, and nothing hides what has the focus`, async ({
    page,
  }) => {
    await onEveryPage(page, async (path) => {
      await atWidths(page, [narrow, 1280], async (width) => {
        expect(await page.evaluate(smallTargets, TARGET), `${path} at ${width} px`).toEqual([]);
      });
      for (const [key, size] of [
        ['Tab', DESK],
        ['Shift+Tab', ZOOMED],
      ] as const) {
        await page.setViewportSize(size);
        const { hidden, count } = await tabThrough(page, key);
        expect(count, `${path} with ${key}`).toBeGreaterThan(5);
        expect(hidden, `${path} with ${key}`).toEqual([]);
      }
    });
  });

  test(`${which} pages: wider spacing and text of 200 % lose no words; forced colours show buttons and focus; reduced motion moves nothing`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) =>
      // The setting of the browser, which the breakpoints follow: not a style of the page.
      browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

    await onEveryPage(page, async (path) => {
      await space(page);
      await expect(page.locator('body')).toHaveCSS('letter-spacing', /[1-9]/);
      await atWidths(page, [narrow, 1280], async (width) => {
        expect(await page.evaluate(lostWords), `${path}, spaced at ${width} px`).toEqual([]);
      });
      await unspace(page);

      await setFontSize(32);
      await atWidths(page, [640, 1280], async (width) => {
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        expect(await page.evaluate(lostWords), `${path}, 200 % at ${width} px`).toEqual([]);
      });
      await setFontSize(16);

      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      expect(await moving(page), `${path}, reduced motion`).toEqual([]);
      expect(await page.evaluate(bareButtons), `${path}, forced colours`).toEqual([]);
      const { hidden } = await tabThrough(page, 'Tab');
      expect(hidden, `${path}, focus in forced colours`).toEqual([]);
      await page.emulateMedia({ reducedMotion: null, forcedColors: null });
    });
  });
}
