import type { Browser } from '@playwright/test';
import { openSlowPhone } from './slow-phone';

export interface Press {
  path: string;
  /** CSS selector of the control; the first match counts. */
  control: string;
  /** CSS selector of the element that the press shows, on this page or on the next one. */
  response: string;
  /** Width of the window in pixels, if the control appears only on screens wider than a phone's. */
  width?: number;
}

const TIMEOUT_MS = 30_000;

const REPORT = 'reportResponse';

/**
 * Loads a page on a simulated phone and presses a control right after the first paint.
 * @returns milliseconds until the response is painted: `response` since the press, `sinceStart` since the navigation
 */
export async function measurePress(browser: Browser, origin: string, press: Press) {
  const { page } = await openSlowPhone(browser, press.width);
  const responded = new Promise<number>((resolve, reject) => {
    void page.exposeFunction(REPORT, resolve);
    setTimeout(() => reject(new Error(`No response to pressing ${press.control}`)), TIMEOUT_MS);
  });
  await page.addInitScript(watchFor, { response: press.response, report: REPORT });
  const start = Date.now();
  await page.goto(origin + press.path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const control = page.locator(press.control).first();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${press.path} has no ${press.control}`);
  const pressed = Date.now();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const end = await responded;
  await page.context().close();
  return { response: end - pressed, sinceStart: end - start };
}

/** Runs in each page: reports the time after the first frame in which the response is on screen. */
function watchFor({ response, report }: { response: string; report: string }) {
  const check = () => {
    if (document.querySelector(response)?.checkVisibility()) {
      const call = (globalThis as unknown as Record<string, (time: number) => void>)[report];
      setTimeout(() => call?.(Date.now()));
    } else requestAnimationFrame(check);
  };
  check();
}
