import { existsSync, statSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';
import { putMany } from '../support/database';
import { PUBLIC_PAGES } from '../support/public-pages';
import { career } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

/*
 * Uses React's development build, which prints every hydration mismatch as a console error. The production build
 * ignores mismatched attributes.
 */

const folder = temporaryFolder('hydration');

// One worker, because each worker would build the site again.
test.describe.configure({ mode: 'default' });
// This time zone is many hours from the build's, because rendered dates must not depend on the time zone.
test.use({ timezoneId: 'Pacific/Auckland' });

const putPositions = () => putMany('careers', 4, (index) => career({ title: `Job ${index}` }));

test.beforeAll(async () => {
  await putPositions();
  const build = ['scripts/build.ts', '--demo', `--out-dir=${folder}`, '--development'];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', ...build]);
});

/** Serves the development build at the origin of the site under test. */
async function serveBuild(page: Page): Promise<void> {
  const origin = new URL(process.env['E2E_BASE_URL'] ?? '').origin;
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((candidate) => join(folder, candidate))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    return path ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}

test('every public page hydrates without a mismatch', async ({ page }) => {
  await putPositions();
  await serveBuild(page);
  const printed: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') printed.push(message.text());
  });
  const pages = PUBLIC_PAGES.filter(({ isNotFound }) => !isNotFound);
  for (const { path, heading } of [...pages, { path: '/careers/many-00000', heading: 'Job 0' }]) {
    await open(page, `${path}?utm_source=mail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(printed, path).toEqual([]);
  }
});

test('a page built in another year hydrates without a mismatch', async ({ page }) => {
  await serveBuild(page);
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  await open(page, '/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${FIRM.name}`);
});
