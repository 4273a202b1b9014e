import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildSite } from './build/site-build';
import { startBackend } from './emulators/backend';
import { DEMO_PROJECT, DEMO_SETTINGS } from './emulators/demo-project';
import { freePorts } from './emulators/ports';
import { seed } from './samples/seed';
import { BROWSER_ARGS, findBrowser } from './tools/browser';
import { measurePage, type Measurement } from './tools/measure-page';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';

const ROUNDS = 5;

/*
 * `npm run bench` measures cold loads of each static page on a simulated phone, alternating with a copy of
 * the page without scripts. `npm run bench -- index careers` measures only those two pages.
 */
runCommand(async () => {
  const folder = temporaryFolder('bench');
  const ports = await freePorts();
  const backend = await startBackend({ ports, publicFolder: folder });
  Object.assign(process.env, backend.env);
  await seed(DEMO_PROJECT);
  await buildSite(folder, { ...DEMO_SETTINGS, ...backend.env });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const table: Record<string, Record<string, string>> = {};
  for (const page of pagesOf(folder)) {
    writeCopyWithoutScripts(folder, page);
    const loads: Measurement[] = [];
    const copies: Measurement[] = [];
    const path = page === 'index' ? '/' : `/${page}`;
    for (let round = 0; round < ROUNDS; round += 1) {
      copies.push(await measurePage(browser, `${origin}/${page}-copy`));
      loads.push(await measurePage(browser, origin + path));
    }
    table[path] = rowOf(loads, copies);
    console.log(`${path} … measured`);
  }
  await browser.close();
  console.log(`\nMedians of ${ROUNDS} cold loads (ms, kB; in parentheses: without scripts):`);
  console.table(table);
});

/** The pages named in the arguments, or else all static pages and two detail pages, as file names without `.html`. */
function pagesOf(folder: string): string[] {
  const chosen = process.argv.slice(2);
  if (chosen.length > 0) return chosen;
  const names = readdirSync(folder).flatMap(
    (file) => /^(?!(?:app|404)\.)(.*)\.html$/.exec(file)?.[1] ?? [],
  );
  return [...names, 'services/cloud-migration', 'careers/senior-oracle-developer'];
}

function writeCopyWithoutScripts(folder: string, page: string): void {
  const html = readFileSync(join(folder, `${page}.html`), 'utf8')
    .replace(/<script(?! type="application\/ld\+json")[^]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="fetch"[^>]*>/g, '');
  writeFileSync(join(folder, `${page}-copy.html`), html);
}

/** Each cell has the page's median and, in parentheses, the median of the copy without scripts. */
function rowOf(loads: Measurement[], copies: Measurement[]): Record<string, string> {
  const keys = Object.keys(loads[0] ?? {}) as (keyof Measurement)[];
  const median = (all: Measurement[], key: keyof Measurement) => {
    const sorted = all.map((one) => one[key]).sort((a, b) => a - b);
    return sorted[(ROUNDS - 1) / 2]?.toPrecision(4);
  };
  return Object.fromEntries(
    keys.map((key) => [key, `${median(loads, key)} (${median(copies, key)})`]),
  );
}
