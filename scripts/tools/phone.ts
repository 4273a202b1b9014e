import type { Browser } from '@playwright/test';

const VIEWPORT = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
/** The simulated lines (design 6). Latency in ms, throughput in bytes per second. */
const LINES = {
  slow: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  fast: { latency: 20, downloadThroughput: 20_000_000 / 8, uploadThroughput: 20_000_000 / 8 },
};
/** Time without network traffic after which a page counts as quiet. */
const QUIET_MS = 1_500;

export type Line = keyof typeof LINES;

/** A performance entry, or a click, of any document that the page has shown. `end` in ms since 1970. */
type Entry = PerformanceEntry & { end: number; value?: number; interactionId?: number };

/** Runs in each document, before its scripts. Entries are reported as they arrive, so a navigation loses none. */
const REPORT_ENTRIES = `
  const send = (entry) => {
    const end = performance.timeOrigin + entry.startTime + entry.duration;
    // The sources of a layout shift are elements.
    report(JSON.stringify({ ...entry, end, sources: [] }));
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => send(entry.toJSON())));
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'element', 'soft-navigation'])
    observer.observe({ type, buffered: true, durationThreshold: 16 });
  addEventListener('click', ({ timeStamp }) => send({ entryType: 'click', startTime: timeStamp, duration: 0 }), true);
`;

/**
 * Opens an empty page with an empty cache on a simulated phone. `entries` and `traffic()` grow while the page runs.
 * `untilQuiet()` waits until there has been no traffic for QUIET_MS since its call.
 */
export async function openPhone(browser: Browser, line: Line) {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINES[line] });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const entries: Entry[] = [];
  await devtools.send('Runtime.enable');
  devtools.on('Runtime.bindingCalled', ({ payload }) => entries.push(JSON.parse(payload) as Entry));
  await devtools.send('Runtime.addBinding', { name: 'report' });
  await page.addInitScript(REPORT_ENTRIES);
  /** IDs of requests that reached the network; all requests for the icon count as one. */
  const requests = new Set<string>();
  const scripts = new Set<string>();
  let [kB, scriptKB, lastTraffic] = [0, 0, 0];
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    lastTraffic = Date.now();
    if (url.startsWith('http')) requests.add(url.includes('/favicon.') ? 'favicon' : requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastTraffic = Date.now();
    kB += encodedDataLength / 1_000;
    if (scripts.has(requestId)) scriptKB += encodedDataLength / 1_000;
  });
  const untilQuiet = async () => {
    const start = Date.now();
    while (Date.now() - Math.max(start, lastTraffic) < QUIET_MS) await page.waitForTimeout(100);
  };
  const traffic = () => ({ requests: requests.size, kB, scriptKB });
  return { page, devtools, entries, traffic, untilQuiet, close: () => context.close() };
}
