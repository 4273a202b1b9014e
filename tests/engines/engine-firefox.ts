import { launch, type Browser } from 'puppeteer-core';
import { findFirefox } from '../../scripts/tools/engines';
import type { ColorScheme, EngineBrowser, EngineWindow } from './engine-browser';

/** Firefox, driven over WebDriver BiDi. Each color scheme has a browser, started on first use. */
export function startFirefox(): EngineBrowser {
  const engine = findFirefox();
  if ('missing' in engine) throw new Error(`Firefox was not found: ${engine.missing}.`);
  const browsers = new Map<ColorScheme, Browser>();
  const start = async (scheme: ColorScheme) => {
    const content = scheme === 'dark' ? 0 : 1;
    const browser = await launch({
      browser: 'firefox',
      executablePath: engine.browser,
      headless: true,
      timeout: 60_000,
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': content,
        // Otherwise the window is still moving to what was typed when something else is clicked.
        'general.smoothScroll': false,
      },
    });
    browsers.set(scheme, browser);
    return browser;
  };
  return {
    openWindow: async (scheme) => openWindow(browsers.get(scheme) ?? (await start(scheme))),
    close: () => Promise.all([...browsers.values()].map((browser) => browser.close())),
  };
}

async function openWindow(browser: Browser): Promise<EngineWindow> {
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
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => Promise.resolve(errors),
    close: () => context.close(),
  };
}
