import type { Page } from '@playwright/test';
import { failDatabaseCalls } from '../support/database-calls';
import { putExactly } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { malformedDocuments, putDocuments, VARIANT_COUNT } from '../support/malformed-documents';
import { openedRules, useRules } from '../support/opened-rules';
import { runSiteCheck } from '../support/run-site-check';
import { openSampleDashboard } from '../support/sample-dashboard';
import { expect, test } from '../support/test';

/** Printed by the browser for each refused request, which the checks hope for. */
const REFUSED = /^Failed to load resource/;

test.afterEach(() => useRules());

const panel = (page: Page) => page.getByRole('region', { name: 'Site check' });

test('the shipped site has nothing to fix; the report can be copied', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REFUSED);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSampleDashboard(page);
  expect(await runSiteCheck(page)).toEqual([]);
  await expect(panel(page).getByText('2 couldn’t be checked, 21 passed')).toBeVisible();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`Site check of ${new URL(page.url()).origin}\n`);
  expect(text).toContain('- Pass: Headers are as shipped. ');
  expect(text).toContain('- Couldn’t check: App Check. The emulators have no App Check.');
});

test('of broken projects it names exactly what is broken', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REFUSED);
  await openSampleDashboard(page);
  await useRules(
    openedRules(
      'match /contacts/{id} { allow list, update; } match /deletedContacts/{id} { allow get, delete; }',
    ),
  );
  expect(await runSiteCheck(page)).toEqual([
    'Inquiries can’t be read: Visitors can list inquiries and read a deleted inquiry.',
    'Inquiries can’t be changed or deleted: Visitors can change them.',
    'Deleted inquiries can’t be changed or deleted: Visitors can delete them.',
  ]);
  await useRules();

  const restore = await failDatabaseCalls(page, 'runQuery', '"isActive"', 'no index');
  expect(await runSiteCheck(page)).toEqual([
    'Public pages get their content: The database doesn’t return the newest active careers (no index).',
    'The back office gets careers and changes: The database doesn’t return the newest inactive careers (no index).',
  ]);
  await restore();

  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['strict-transport-security'];
    await route.fulfill({ response, headers: { ...headers, 'x-frame-options': 'SAMEORIGIN' } });
  });
  const [failure, ...others] = await runSiteCheck(page);
  expect(others).toEqual([]);
  expect(failure).toMatch(/^Headers are as shipped: /);
  expect(failure).toContain('Strict-Transport-Security of / is missing.');
  expect(failure).toContain('X-Frame-Options of / differs.');
});

test('failures, named documents, and what can’t be checked can be read in every window', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REFUSED);
  await openSampleDashboard(page);
  await useRules(openedRules('match /careers/{id} { allow update; }'));
  await putDocuments(
    'contacts',
    malformedDocuments(['status'], VARIANT_COUNT, () => ({ firstName: 'A', lastName: 'B' })),
  );
  await putExactly(`careers/${'W'.repeat(300)}`, { שם: 'שלום' });
  expect(await runSiteCheck(page)).toHaveLength(3);
  await panel(page)
    .locator('details')
    .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
  // The notification of the login covers much of a narrow window.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectAccessible(page, 'failures');
});
