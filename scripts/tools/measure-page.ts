import type { Browser } from '@playwright/test';
import { openSlowPhone } from './slow-phone';

/** Time without a request after which a page counts as quiet; shorter than the idle time before hydration. */
const QUIET_MS = 1_500;

export type Measurement = Awaited<ReturnType<typeof measurePage>>;

/**
 * Loads a page in a new browser context on a simulated phone until it is quiet; the figures that begin with
 * `later` count from the first interaction to the next quiet moment. Times in ms, sizes in kB.
 */
export async function measurePage(browser: Browser, url: string) {
  const { page, devtools } = await openSlowPhone(browser);
  let bytes = 0;
  let requests = 0;
  let lastActivity = Date.now();
  devtools.on('Network.requestWillBeSent', () => {
    requests += 1;
    lastActivity = Date.now();
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    lastActivity = Date.now();
  });
  const untilQuiet = async () => {
    while (Date.now() - lastActivity < QUIET_MS) await page.waitForTimeout(100);
  };
  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet();
  const loaded = { ...(await page.evaluate(readTimings)), kB: bytes / 1000, requests };
  await page.mouse.move(10, 10);
  lastActivity = Date.now();
  await untilQuiet();
  const { blocking } = await page.evaluate(readTimings);
  await page.context().close();
  const laterBlocking = blocking - loaded.blocking;
  return { ...loaded, laterBlocking, laterKB: bytes / 1000 - loaded.kB };
}

/** Runs in the page: reads its buffered performance entries. */
async function readTimings() {
  const entriesOf = (type: string) =>
    new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  const types = ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'];
  const [paints = [], largest = [], tasks = [], shifts = []] = await Promise.all(
    types.map(entriesOf),
  );
  return {
    firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    largestPaint: largest.at(-1)?.startTime ?? NaN,
    // The part of each task beyond 50 ms (https://web.dev/articles/tbt).
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
  };
}
