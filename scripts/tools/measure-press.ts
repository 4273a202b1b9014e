import type { Browser } from '@playwright/test';
import { openSlowPhone } from './slow-phone';

/** What a visitor presses first, right after the page is painted. */
export interface Press {
  path: string;
  /** CSS selector of the control: the first that matches. */
  control: string;
  /** CSS selector of what the press shows, on this page or on the next one. */
  answer: string;
  /** Width of the window in pixels; a phone's unless the control is on wider screens only. */
  width?: number;
}

const TIMEOUT_MS = 30_000;

/** Name of the function in the page that reports the answer. */
const REPORT = 'reportAnswer';

/**
 * Loads a page on a simulated phone and presses a control right after the first paint.
 * @returns milliseconds until the answer is painted: `answer` since the press, `sinceStart` since the navigation began
 */
export async function measurePress(browser: Browser, origin: string, press: Press) {
  const { page } = await openSlowPhone(browser, press.width);
  const answered = new Promise<number>((resolve, reject) => {
    void page.exposeFunction(REPORT, resolve);
    setTimeout(() => reject(new Error(`No answer to ${press.control}`)), TIMEOUT_MS);
  });
  await page.addInitScript(watchFor, { answer: press.answer, report: REPORT });
  const start = Date.now();
  await page.goto(origin + press.path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const control = page.locator(press.control).first();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${press.path} has no ${press.control}`);
  const pressed = Date.now();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const end = await answered;
  await page.context().close();
  return { answer: end - pressed, sinceStart: end - start };
}

/** Runs in each page: reports the time after the first frame in which the answer is on screen. */
function watchFor({ answer, report }: { answer: string; report: string }) {
  const check = () => {
    if (document.querySelector(answer)?.checkVisibility()) {
      const call = (globalThis as unknown as Record<string, (time: number) => void>)[report];
      setTimeout(() => call?.(Date.now()));
    } else requestAnimationFrame(check);
  };
  check();
}
