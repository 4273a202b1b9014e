import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startBackend } from './backend';
import { BROWSER_ARGS, findBrowser } from './browser';
import { DEMO_PROJECT } from './demo';
import { freePorts } from './ports';
import { runCommand } from './run-command';
import { seed } from './seed';
import { buildDemoSite } from './site-build';
import { temporaryFolder } from './temporary-folder';

/** The public routes, by the name of their static file. */
const ALL_PAGES = [
  'index',
  'about',
  'services',
  'services/cloud-migration',
  'careers',
  'contact',
  'technology-stack',
  'cloud-migration',
  'consulting',
  'upgrades',
  'managed-services',
];
const CHOSEN = process.argv.slice(2);
const PAGES = CHOSEN.length > 0 ? ALL_PAGES.filter((page) => CHOSEN.includes(page)) : ALL_PAGES;
const ROUNDS = 5;

/** A phone: 4x slower, 150 ms, 1.6 Mbit/s down (design 6). Bytes a second. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Milliseconds without a request after which a page counts as quiet; less than a visitor is left in peace. */
const QUIET = 1_500;

interface Load {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  bytes: number;
  requests: number;
  /** The same once more, from the visitor's first sign until all is quiet again. */
  laterBlocking: number;
  laterBytes: number;
}

/*
 * `npm run bench`: cold loads of each public route in a slowed-down browser, each beside its twin, the same
 * page without any script, in one interleaved run. Prints medians, and ratios to the twin; in the last two
 * columns what comes after the visitor's first sign: the application and the stored content.
 * `npm run bench -- index careers` measures these two alone.
 */
runCommand(async () => {
  const folder = temporaryFolder('bench');
  const ports = await freePorts();
  const backend = await startBackend({ ports, publicFolder: folder });
  try {
    Object.assign(process.env, backend.env);
    await seed(DEMO_PROJECT);
    await buildDemoSite(folder, backend.env);
    for (const page of PAGES) writeTwin(folder, page);
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: BROWSER_ARGS,
    });
    await measureAll(browser, `http://127.0.0.1:${ports.hosting}`);
    await browser.close();
  } finally {
    await backend.stop();
  }
});

/** Writes the page once more, as `NAME.twin`, without its scripts and what is loaded for them. */
function writeTwin(folder: string, page: string): void {
  const html = readFileSync(join(folder, `${page}.html`), 'utf8')
    .replace(/<script(?! type="application\/ld\+json")[^]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  writeFileSync(join(folder, `${page}-twin.html`), html);
}

async function measureAll(browser: Browser, origin: string): Promise<void> {
  console.log(
    `Medians of ${ROUNDS} cold loads; CPU ${CPU_SLOWDOWN}x slower, ${NETWORK.latency} ms, 1.6 Mbit/s. In brackets: times the page without script.\n`,
  );
  const header = ['page', 'first paint', 'largest', 'blocking', 'shift', 'kB', 'requests'];
  header.push('later: blocking', 'kB');
  console.log(row(header));
  for (const page of PAGES) {
    const loads: Load[] = [];
    const twins: Load[] = [];
    const path = page === 'index' ? '/' : `/${page}`;
    for (let round = 0; round < ROUNDS; round += 1) {
      twins.push(await measure(browser, `${origin}/${page}-twin`));
      loads.push(await measure(browser, origin + path));
    }
    const own = (key: keyof Load) => median(loads.map((load) => load[key]));
    const ratio = (key: keyof Load) =>
      (own(key) / median(twins.map((load) => load[key]))).toFixed(2);
    console.log(
      row([
        path,
        `${own('firstPaint').toFixed(0)} ms (${ratio('firstPaint')})`,
        `${own('largestPaint').toFixed(0)} ms (${ratio('largestPaint')})`,
        `${own('blocking').toFixed(0)} ms (${median(twins.map(({ blocking }) => blocking)).toFixed(0)})`,
        own('shift').toFixed(4),
        (own('bytes') / 1000).toFixed(1),
        String(own('requests')),
        `${own('laterBlocking').toFixed(0)} ms`,
        (own('laterBytes') / 1000).toFixed(1),
      ]),
    );
  }
}

/** Loads one address in a new, empty browser context until it is quiet, and again after a first sign. */
async function measure(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
  await page.goto(address, { waitUntil: 'load' });
  const untilQuiet = async () => {
    while (Date.now() - lastActivity < QUIET) await page.waitForTimeout(100);
  };
  await untilQuiet();
  // The compiler of this script names functions with a helper that the page doesn't have.
  await page.evaluate('globalThis.__name = (named) => named');
  const glance = { ...(await page.evaluate(readTimings)), bytes, requests };
  await page.mouse.move(10, 10);
  lastActivity = Date.now();
  await untilQuiet();
  const { blocking } = await page.evaluate(readTimings);
  await context.close();
  return {
    ...glance,
    laterBlocking: blocking - glance.blocking,
    laterBytes: bytes - glance.bytes,
  };
}

/** Runs in the page: what its buffered performance entries say. Milliseconds, from the navigation on. */
function readTimings(): Promise<Pick<Load, 'firstPaint' | 'largestPaint' | 'blocking' | 'shift'>> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        observer.disconnect();
        resolve(list.getEntries());
      });
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  return Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entriesOf),
  ).then(([paints = [], largest = [], tasks = [], shifts = []]) => ({
    firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    largestPaint: largest.at(-1)?.startTime ?? NaN,
    // What a task takes beyond 50 ms holds up the visitor (https://web.dev/articles/tbt).
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: shifts.reduce(
      (sum, entry) => sum + ((entry as PerformanceEntry & { value?: number }).value ?? 0),
      0,
    ),
  }));
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function row(cells: string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 0 ? 26 : 16)).join('');
}
