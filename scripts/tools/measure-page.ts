import type { Browser } from '@playwright/test';

/** A slow phone (design 6): 4x CPU slowdown, 150 ms latency, 1.6 Mbit/s. Throughput in bytes per second. */
const VIEWPORT = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Time without a request after which a page counts as quiet; shorter than the idle time before hydration. */
const QUIET_MS = 1_500;

/** Runs in the page: saves the longest time from an event to the next paint (Event Timing). */
const OBSERVE_EVENTS = `
  globalThis.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestEvent = Math.max(longestEvent, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

export type Measurement = Awaited<ReturnType<typeof measurePage>>;

/**
 * Loads a page in a new browser context on a simulated phone until it is quiet, and then presses the menu button.
 * `press` is the time until the browser has painted the response; the figures that begin with `later` count from the
 * press to the next quiet moment. Times in ms, sizes in kB.
 */
export async function measurePage(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // tsx adds calls to `__name` to functions that run in the page, where it doesn't exist.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(OBSERVE_EVENTS);
  let [bytes, requests, lastActivity] = [0, 0, Date.now()];
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
  await page.click('[commandfor=mobile-menu]');
  lastActivity = Date.now();
  await untilQuiet();
  const press = await page.evaluate<number>('globalThis.longestEvent');
  const { blocking } = await page.evaluate(readTimings);
  await context.close();
  const laterBlocking = blocking - loaded.blocking;
  return { ...loaded, press, laterBlocking, laterKB: bytes / 1000 - loaded.kB };
}

/** Runs in the page: reads its buffered performance entries. */
async function readTimings() {
  const entriesOf = (type: string) =>
    new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  const paints = await entriesOf('paint');
  const largest = await entriesOf('largest-contentful-paint');
  const tasks = await entriesOf('longtask');
  const shifts = await entriesOf('layout-shift');
  return {
    firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    largestPaint: largest.at(-1)?.startTime ?? NaN,
    // The part of each task beyond 50 ms (https://web.dev/articles/tbt).
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
  };
}
