import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { buildSite } from './build/site-build';
import { startBackend } from './emulators/backend';
import { DEMO_PROJECT, DEMO_SETTINGS } from './emulators/demo-project';
import { freePorts } from './emulators/ports';
import { seed } from './samples/seed';
import { BROWSER_ARGS, findBrowser } from './tools/browser';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';

const ROUNDS = 5;
/** Time for what follows a load or a tap. */
const QUIET_MS = 2_000;
/** The simulated phone and lines (design 6). Latency in ms, throughput in bytes per second. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CPU_SLOWDOWN = 4;
const LINES = {
  slow: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  fast: { latency: 20, downloadThroughput: 20_000_000 / 8, uploadThroughput: 20_000_000 / 8 },
};
/** The main presses of visitors: the page, and the selector of what is pressed. */
const PRESSES = {
  menu: ['/', '[commandfor=mobile-menu]'],
  consultation: ['/', 'button:text("Get Free Consultation")'],
  'first field': ['/contact', 'main [name=firstName]'],
} as const;

/** Layout shifts have a `value`. Events have an `interactionId`, which is 0 outside of interactions. */
type Entry = PerformanceEntry & { value?: number; interactionId?: number };

/** Runs in each document, before its scripts. */
const RECORD_ENTRIES = `
  const entries = (window.entries = []);
  const observer = new PerformanceObserver((list) => {
    entries.push(...list.getEntries().map((entry) => entry.toJSON()));
  });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event'])
    observer.observe({ type, buffered: true, durationThreshold: 16 });
`;

/*
 * `npm run bench` measures cold loads of each static page on a simulated phone, alternating with a copy of the page
 * without scripts and preloads, and the main presses. `npm run bench -- index careers` measures only those two pages
 * and the presses. Prints medians, in ms and kB.
 */
runCommand(async () => {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const folder = temporaryFolder('bench');
  const ports = await freePorts();
  const backend = await startBackend({ ports, publicFolder: folder });
  Object.assign(process.env, backend.env);
  await seed(DEMO_PROJECT);
  await buildSite(folder, { ...DEMO_SETTINGS, ...backend.env });
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const chosen = process.argv.slice(2);
  const loads: Record<string, object> = {};
  for (const page of chosen.length > 0 ? chosen : pagesOf(folder)) {
    const path = page === 'index' ? '/' : `/${page}`;
    writeCopy(folder, page);
    for (const line of ['slow', 'fast'] as const) {
      const rounds: Measurement[] = [];
      const copies: Measurement[] = [];
      while (rounds.length < ROUNDS) {
        copies.push(await measure(browser, `${origin}/${page}-copy`, line));
        rounds.push(await measure(browser, origin + path, line));
      }
      const [load, copy] = [medians(rounds), medians(copies)];
      const ratio = (load.largestPaint / copy.largestPaint).toFixed(2);
      loads[`${path} (${line} line)`] = { ...load, 'without scripts': copy.largestPaint, ratio };
    }
    console.log(`${path} … measured`);
  }
  for (const [name, [path, target]] of Object.entries(PRESSES)) {
    const rounds: Measurement[] = [];
    while (rounds.length < ROUNDS)
      rounds.push(await measure(browser, origin + path, 'slow', target));
    const { inp, hydrated } = medians(rounds);
    console.log(
      `${name}: ${inp} ms to the next paint${hydrated ? `, ${hydrated} ms to the form` : ''}`,
    );
  }
  await browser.close();
  console.table(loads);
});

/** Resolves to the time when the form of the open dialog is hydrated: React then adds a key. Runs in the page. */
const FORM_HYDRATION = `new Promise((resolve) => {
  const check = () => {
    const form = document.querySelector('dialog[open] form') ?? {};
    if (Object.keys(form).some((key) => key.startsWith('__reactProps'))) resolve(performance.now());
    else setTimeout(check, 10);
  };
  check();
})`;

/** All static pages and two detail pages, as file names without `.html`. */
function pagesOf(folder: string): string[] {
  const names = readdirSync(folder).flatMap(
    (file) => /^(?!app\.|404\.)(.*)\.html$/.exec(file)?.[1] ?? [],
  );
  return [...names, 'services/cloud-migration', 'careers/senior-oracle-developer'];
}

function writeCopy(folder: string, page: string): void {
  const html = readFileSync(join(folder, `${page}.html`), 'utf8')
    .replace(/<script(?! type="application\/ld\+json")[^]*?<\/script>/g, '')
    .replace(/<link rel="(?:module)?preload"[^>]*>/g, '');
  writeFileSync(join(folder, `${page}-copy.html`), html);
}

type Measurement = Awaited<ReturnType<typeof measure>>;

/**
 * Loads a page with an empty cache on a simulated phone until it is quiet, and then taps `target`. Times in ms, sizes in
 * kB. `inp` is the longest duration of the tap's events (https://web.dev/articles/inp), at least the 16 ms below which
 * browsers report none. `hydrated` is the time from the tap until React has hydrated the form that it opened.
 */
async function measure(browser: Browser, url: string, line: keyof typeof LINES, target?: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINES[line] });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(RECORD_ENTRIES);
  const scripts = new Set<string>();
  let [requests, scriptKB] = [0, 0];
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    requests += bytes > 0 ? 1 : 0; // A response from the cache has 0.
    if (scripts.has(requestId)) scriptKB += bytes / 1_000;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  if (target) await page.tap(target);
  const opensForm = target === PRESSES.consultation[1];
  const hydratedAt = opensForm ? await page.evaluate<number>(FORM_HYDRATION) : NaN;
  await page.waitForTimeout(target ? QUIET_MS : 0);
  const entries = await page.evaluate<Entry[]>('entries');
  await context.close();
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const ofPress = ofType('event').filter(({ interactionId }) => interactionId);
  return {
    largestPaint: ofType('largest-contentful-paint').at(-1)?.startTime ?? Infinity,
    shift: ofType('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
    requests,
    scriptKB,
    ...(target && { inp: Math.max(16, ...ofPress.map(({ duration }) => duration)) }),
    ...(opensForm && { hydrated: hydratedAt - (ofPress[0]?.startTime ?? NaN) }),
  };
}

/** The median of each value, rounded to four significant digits. */
function medians(rounds: Measurement[]): Measurement {
  const keys = Object.keys(rounds[0] ?? {}) as (keyof Measurement)[];
  const pairs = keys.map((key) => {
    const sorted = rounds.map((round) => round[key] ?? NaN).sort((a, b) => a - b);
    return [key, Number(sorted[(ROUNDS - 1) / 2]?.toPrecision(4))];
  });
  return Object.fromEntries(pairs) as Measurement;
}
