import { launch, type Browser } from 'puppeteer-core';
import { findFirefox } from '../../scripts/tools/browser';
import type { ColorScheme, EngineBrowser, EngineWindow } from './engine-browser';

/** Drives Firefox over WebDriver BiDi. The color scheme is a browser preference, so each scheme has its own browser. */
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
        // Smooth scrolling to the typed text would move the target of the next click.
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
