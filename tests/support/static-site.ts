import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const run = promisify(execFile);

/** Builds the demo site into `folder`, with what the emulators store. */
export async function buildSiteInto(folder: string, ...options: string[]): Promise<void> {
  const build = ['scripts/build.ts', '--demo', `--out-dir=${folder}`, ...options];
  await run(process.execPath, ['--import', 'tsx', ...build]);
}

/** As `buildSiteInto`, with React's development build, which reports hydration mismatches. */
export function buildDevelopmentSite(folder: string): Promise<void> {
  return buildSiteInto(folder, '--development');
}

/** From now on the page gets the files of that folder instead of those of the site under test. */
export async function serveFrom(page: Page, folder: string): Promise<void> {
  const origin = new URL(process.env['E2E_BASE_URL'] ?? '').origin;
  await page.route(
    (url) => url.origin === origin,
    (route) => {
      const { pathname } = new URL(route.request().url());
      const candidates = [pathname, `${pathname}.html`, `${pathname}/index.html`];
      const file = candidates
        .map((candidate) => join(folder, candidate))
        .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
      return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
    },
  );
}
