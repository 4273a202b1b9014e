import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone';

export interface Press {
  path: string;
  /** Selector of what is tapped. */
  target: string;
  /** The key to measure after that tap, instead of the tap. */
  key?: string;
  isHydrated?: true;
  prepare?: (page: Page) => Promise<unknown>;
  /** Type or name of the entry that ends the press, if that is more than its next paint. */
  end?: 'first-contentful-paint' | 'soft-navigation' | 'element';
}

const LINK = { path: '/', target: 'main a[href="/services"]' };

/** The main presses of visitors. */
export const PRESSES: Record<string, Press> = {
  menu: { path: '/', target: '[commandfor=mobile-menu]' },
  'Get Free Consultation': { path: '/', target: 'button:text("Get Free Consultation")' },
  'link before hydration': { ...LINK, end: 'first-contentful-paint' },
  'link after hydration': { ...LINK, isHydrated: true, end: 'soft-navigation' },
  'careers search': { path: '/careers', target: '[role=search] input', key: 'o', isHydrated: true },
  'Send Message': {
    path: '/contact',
    target: 'main button:text("Send Message")',
    isHydrated: true,
    prepare: fillContactForm,
    end: 'element',
  },
};

async function fillContactForm(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  // Makes the browser report the paint of the receipt (https://wicg.github.io/element-timing).
  await page.evaluate(`new MutationObserver(() => {
    for (const button of document.querySelectorAll('main button'))
      if (button.textContent === 'Send another') button.setAttribute('elementtiming', 'receipt');
  }).observe(document.body, { childList: true, subtree: true })`);
}

const IS_HYDRATED = `Object.keys(document.querySelector('main *')).some((key) => key.startsWith('__reactFiber'))`;

/**
 * Performs a press on a simulated phone with a slow line, on a page that was loaded until quiet.
 * @returns in ms: `inp`, the longest duration of the interaction's events (https://web.dev/articles/inp), at least the
 *   16 ms below which browsers report none; `toEnd`, from the press to the paint of its end, Infinity if there was none
 */
export async function measurePress(browser: Browser, origin: string, press: Press) {
  const { page, entries, untilQuiet, close } = await openPhone(browser, 'slow');
  // Chromium on a phone prefetches links that are in view for a while; elsewhere, links below the mouse. So the mouse
  // moves to the target, unnoticed by the page's scripts.
  await page.addInitScript(`for (const type of ['pointermove', 'mousemove'])
    addEventListener(type, (event) => event.stopImmediatePropagation(), true)`);
  await page.goto(origin + press.path, { waitUntil: 'load' });
  await untilQuiet();
  const target = page.locator(press.target).first();
  if (press.isHydrated) {
    await page.tap('main h1');
    while (!(await page.evaluate(IS_HYDRATED))) await page.waitForTimeout(100);
    await press.prepare?.(page);
    await untilQuiet();
  }
  await target.hover();
  if (press.key) await target.tap();
  await page.waitForTimeout(1_000);
  entries.length = 0;
  await (press.key ? page.keyboard.press(press.key) : target.tap());
  await untilQuiet();
  await close();
  const click = entries.find(({ entryType }) => entryType === 'click');
  const end = entries.find(({ entryType, name }) => [entryType, name].includes(press.end ?? ''));
  const events = entries.filter((one) => one.entryType === 'event' && one.interactionId);
  return {
    inp: Math.max(16, ...events.map(({ duration }) => duration)),
    toEnd: click && end ? end.end - click.end : Infinity,
  };
}
