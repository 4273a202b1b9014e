import type { Browser, CDPSession, Page } from '@playwright/test';

/** 4x CPU slowdown, 150 ms latency, 1.6 Mbit/s (design 6). Throughput in bytes per second. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE_WIDTH = 390;

/** Opens a page on a simulated phone, `width` pixels wide. The caller must close its browser context. */
export async function openSlowPhone(
  browser: Browser,
  width = PHONE_WIDTH,
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // tsx adds calls to `__name` to functions that run in the page, where it doesn't exist.
  await page.addInitScript('globalThis.__name = (named) => named');
  return { page, devtools };
}
