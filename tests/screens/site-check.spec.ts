import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { seed } from '../../scripts/samples/seed';
import { putExactly } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { malformedDocuments, putDocuments } from '../support/malformed-documents';
import { openedRules, useRules } from '../support/opened-rules';
import { expect, test } from '../support/test';

/** Printed by the browser for each refused request. The checks send requests that should be refused. */
const REFUSED = /^Failed to load resource/;

test.afterEach(() => useRules());

const panel = (page: Page) => page.getByRole('region', { name: 'Site check' });

/** Stores the sample data that the site was built from, signs in, and opens the site check from the dashboard. */
async function openSampleSite(page: Page): Promise<void> {
  await seed(DEMO_PROJECT);
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not run yet')).toBeVisible();
  await page.getByRole('link', { name: 'Site check' }).click();
}

/** Runs the site check. Returns the failed checks as `title: problem`. */
async function runSiteCheck(page: Page): Promise<string[]> {
  const report = panel(page);
  await page.getByRole('button', { name: 'Run site check' }).click();
  await expect(report.getByRole('progressbar')).toBeVisible();
  await expect(report.getByRole('status').filter({ hasText: 'passed' })).toBeVisible();
  return report
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: 'Fail' }) })
    .locator('h4')
    .evaluateAll((titles) =>
      titles.map((title) => `${title.textContent}: ${title.nextElementSibling?.textContent}`),
    );
}

test('the shipped site passes every check', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(REFUSED);
  await openSampleSite(page);
  expect(await runSiteCheck(page)).toEqual([]);
  await expect(panel(page).getByText('2 couldn’t be checked, 22 passed')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText(/^2 couldn’t be checked, \w{3} \d\d$/)).toBeVisible();
});

test('for a broken project, the site check reports exactly the broken parts and is accessible at every window size', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REFUSED);
  await openSampleSite(page);
  await useRules(openedRules('match /careers/{id} { allow update; }'));
  await putDocuments('contacts', malformedDocuments(['status'], { firstName: 'A', lastName: 'B' }));
  await putExactly(`careers/${'W'.repeat(300)}`, { שם: 'שלום' });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['strict-transport-security'];
    await route.fulfill({ response, headers: { ...headers, 'x-frame-options': 'SAMEORIGIN' } });
  });
  const failures = await runSiteCheck(page);
  expect(failures.map((failure) => failure.replace(/:.*/s, ''))).toEqual([
    'Visitors can’t change or delete careers',
    'Every inquiry and career is listed',
    'Saved documents are well formed',
    'Headers match the build',
  ]);
  expect(failures[0]).toContain('Visitors can change them.');
  expect(failures[3]).toContain('Strict-Transport-Security for / is missing.');
  expect(failures[3]).toContain('X-Frame-Options for / differs.');
  await panel(page)
    .locator('details')
    .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
  // Wait until the login notification, which covers much of a narrow window, closes by itself.
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
  await expectAccessible(page, 'failures');
});
