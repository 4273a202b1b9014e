import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { buildSite } from './build/site-build';
import { startBackend } from './emulators/backend';
import { DEMO_PROJECT, DEMO_SETTINGS } from './emulators/demo-project';
import { freePorts } from './emulators/ports';
import { seed } from './samples/seed';
import { BROWSER_ARGS, findBrowser, findFullBrowser } from './tools/browser';
import { Failure } from './tools/failure';
import { measurePage, type Measurement } from './tools/measure-page';
import { measurePress, PRESSES, type Press } from './tools/measure-presses';
import type { Line } from './tools/phone';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';

const ROUNDS = 5;

/*
 * `npm run bench` measures cold loads of each static page on a simulated phone, alternating with a copy of the page
 * without scripts and preloads, and the main presses. `npm run bench -- index careers presses` measures only those two
 * pages and the presses.
 */
runCommand(async () => {
  const browser = await launchBrowser();
  const folder = temporaryFolder('bench');
  const ports = await freePorts();
  const backend = await startBackend({ ports, publicFolder: folder });
  Object.assign(process.env, backend.env);
  await seed(DEMO_PROJECT);
  await buildSite(folder, { ...DEMO_SETTINGS, ...backend.env });
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const chosen = process.argv.slice(2);
  if (chosen.length === 0) chosen.push(...pagesOf(folder), 'presses');
  const slow: Record<string, object> = {};
  const fast: Record<string, object> = {};
  const presses: Record<string, object> = {};
  for (const page of chosen.filter((name) => name !== 'presses')) {
    writeCopy(folder, page);
    const path = page === 'index' ? '/' : `/${page}`;
    const urls = { page: origin + path, copy: `${origin}/${page}-copy` };
    slow[path] = await loadRow(browser, urls, 'slow');
    fast[path] = await loadRow(browser, urls, 'fast');
    console.log(`${path} … measured`);
  }
  for (const [name, press] of chosen.includes('presses') ? Object.entries(PRESSES) : []) {
    presses[name] = await pressRow(browser, origin, press);
    console.log(`${name} … measured`);
  }
  await browser.close();
  console.log(`\nMedians of ${ROUNDS} (ms, kB; in parentheses: without scripts and preloads):`);
  for (const [name, table] of Object.entries({ slow, fast, presses })) {
    console.log(name);
    console.table(table);
  }
});

/** Chromium 151 is the first that reports soft navigations (https://wicg.github.io/soft-navigations). */
async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ? await findBrowser() : findFullBrowser();
  const advice = 'Install Chrome or Chromium 151 or newer, or set CHROMIUM_PATH to one.';
  if (!executablePath) throw new Failure(advice);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  if (parseInt(browser.version()) >= 151) return browser;
  throw new Failure(`${executablePath} has version ${browser.version()}. ${advice}`);
}

/** All static pages and two detail pages, as file names without `.html`. */
function pagesOf(folder: string): string[] {
  const names = readdirSync(folder).flatMap(
    (file) => /^(?!(?:app|404)\.)(.*)\.html$/.exec(file)?.[1] ?? [],
  );
  return [...names, 'services/cloud-migration', 'careers/senior-oracle-developer'];
}

function writeCopy(folder: string, page: string): void {
  const html = readFileSync(join(folder, `${page}.html`), 'utf8')
    .replace(/<script(?! type="application\/ld\+json")[^]*?<\/script>/g, '')
    .replace(/<link rel="(?:module)?preload"[^>]*>/g, '');
  writeFileSync(join(folder, `${page}-copy.html`), html);
}

/** Each cell has the page's median and, in parentheses, the copy's. */
async function loadRow(browser: Browser, urls: { page: string; copy: string }, line: Line) {
  const loads: Measurement[] = [];
  const copies: Measurement[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    copies.push(await measurePage(browser, urls.copy, line));
    loads.push(await measurePage(browser, urls.page, line));
  }
  const keys = Object.keys(loads[0] ?? {}) as (keyof Measurement)[];
  const cells = keys.map((key) => [key, `${median(loads, key)} (${median(copies, key)})`]);
  const ratio = Number(median(loads, 'largestPaint')) / Number(median(copies, 'largestPaint'));
  return { ...Object.fromEntries(cells), ratio: ratio.toFixed(2) };
}

async function pressRow(browser: Browser, origin: string, press: Press) {
  const presses: Awaited<ReturnType<typeof measurePress>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    presses.push(await measurePress(browser, origin, press));
  }
  return {
    INP: median(presses, 'inp'),
    'to next page or receipt': press.end ? median(presses, 'toEnd') : '',
    budget: press.end?.match(/paint|nav/) ? 'INP 200, next page 300' : 'INP 200',
  };
}

/** The middle of the sorted values; numbers have 4 digits. */
function median<T>(all: T[], key: keyof T): string {
  const middle = all.map((one) => one[key]).sort((a, b) => (a < b ? -1 : 1))[(ROUNDS - 1) / 2];
  return typeof middle === 'number' ? String(Number(middle.toPrecision(4))) : String(middle);
}
