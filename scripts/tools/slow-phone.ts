import type { Browser, CDPSession, Page } from '@playwright/test';

/** 4x slower, 150 ms, 1.6 Mbit/s (design 6). Throughput in bytes per second. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE_WIDTH = 390;

/** A page in a new browser context on a simulated phone, `width` pixels wide; close its context. */
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
  // tsx compiles the functions that run in the page to calls of `__name`, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  return { page, devtools };
}
