import { launch } from 'puppeteer-core';
import { findFirefox } from '../../scripts/tools/browser';
import type { EngineBrowser } from './engine-browser';

/** Drives Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<EngineBrowser> {
  const engine = findFirefox();
  if ('missing' in engine) throw new Error(`Firefox was not found: ${engine.missing}.`);
  const browser = await launch({
    browser: 'firefox',
    executablePath: engine.browser,
    headless: true,
    timeout: 60_000,
    // Smooth scrolling to the typed text would move the target of the next click.
    extraPrefsFirefox: { 'general.smoothScroll': false },
  });
  return {
    openWindow: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(`Uncaught: ${String(error)}`));
      return {
        goTo: (url) => page.goto(url),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        drag: async (from, to) => {
          await page.mouse.move(...from);
          await page.mouse.down();
          await page.mouse.move(...to);
          await page.mouse.up();
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        errors: () => Promise.resolve(errors),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
