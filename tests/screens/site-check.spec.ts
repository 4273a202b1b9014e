import type { Page } from '@playwright/test';
import { failDatabaseCalls } from '../support/database-calls';
import { database, putExactly } from '../support/database';
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

/** Every document of the collections that visitors could fill. */
async function storedPaths() {
  const collections = await database().listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).sort();
}

test('the shipped site has nothing to fix; the report can be copied', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REFUSED);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSampleDashboard(page);
  const before = await storedPaths();
  expect(await runSiteCheck(page)).toEqual([]);
  await expect(panel(page).getByText('30 passed, 2 not known here')).toBeVisible();
  expect(await storedPaths()).toEqual(before);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`Site check of ${new URL(page.url()).origin}, `);
  expect(text).toContain('- Pass: Careers can’t be written. Visitors can’t add');
  expect(text).toContain('- Not known here: App Check. The emulators have no App Check.');
});

test('of seven broken projects it names exactly what is broken', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REFUSED);
  await openSampleDashboard(page);
  for (const [rule, failure] of [
    [
      'match /contacts/{id} { allow list; }',
      'Inquiries can’t be listed: A visitor can read the list of inquiries.',
    ],
    [
      'match /admins/{id} { allow read; }',
      'Administrators can’t be looked up: A visitor can read the list of administrators and the entry of an administrator.',
    ],
    [
      'match /careers/{id} { allow create; }',
      'Careers can’t be written: A visitor can add careers.',
    ],
    [
      'match /seoSettings/{id} { allow update; }',
      'SEO settings can’t be written: A visitor can change SEO settings.',
    ],
    [
      'match /contacts/{id} { allow create: if isContactId(id); }',
      /^A malformed inquiry is refused: An inquiry is accepted without a name, .* and with a date of its own\.$/,
    ],
  ] as const) {
    await useRules(openedRules(rule));
    expect(await runSiteCheck(page)).toEqual([
      typeof failure === 'string' ? failure : expect.stringMatching(failure),
    ]);
  }
  await useRules();

  const restore = await failDatabaseCalls(page, 'runQuery', '"isActive"', 'no index');
  expect(await runSiteCheck(page)).toEqual([
    'Active careers are listed, newest first: Visitors don’t get this list: the database has no index for it.',
    'All careers: The database has no index for inactive careers, newest first.',
  ]);
  await restore();

  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['strict-transport-security'];
    await route.fulfill({ response, headers });
  });
  expect(await runSiteCheck(page)).toEqual([
    'Headers are as shipped: Strict-Transport-Security of / is missing.',
  ]);
  await page.unroute('/');
  expect(await runSiteCheck(page)).toEqual([]);
});

test('failures, named documents, and what can’t be known can be read in every window', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REFUSED);
  await openSampleDashboard(page);
  await useRules(openedRules('match /careers/{id} { allow write; }'));
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
