import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Text that occurs only in the code of each part. */
const LATER_PARTS = {
  Firestore: 'FirebaseError',
  'the identity provider': 'identitytoolkit',
  'the form library': 'shouldUnregister',
  'the dialog library': 'DialogContent',
  'the back office': 'Back to Dashboard',
};

/** Collects the code of all scripts that the page loads from now on. */
function collectScripts(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const code = response.text();
    scripts.push(code);
    // One that arrives when the test is over can't be read, and fails nothing: nobody awaits it.
    code.catch(() => undefined);
  });
  return async () => (await Promise.all(scripts)).join('\n');
}

for (const { path } of PUBLIC_PAGES.filter(({ isNotFound }) => !isNotFound)) {
  test(`the scripts linked by ${path} contain no database, form, dialog or back office`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [, file = ''] of files) {
      const code = await (await request.get(file)).text();
      for (const [part, text] of Object.entries(LATER_PARTS)) {
        expect(code.includes(text), `${file} contains ${part}`).toBe(false);
      }
    }
  });
}

test('Firebase is loaded on the first interaction only', async ({ page }) => {
  await page.clock.install();
  const loaded = collectScripts(page);
  await page.goto('/');
  await page.clock.runFor(1_000);
  expect(await loaded()).not.toContain(LATER_PARTS.Firestore);
  const request = page.waitForRequest(/documents:runQuery/);
  await page.keyboard.press('Shift');
  await request;
  expect(await loaded()).toContain(LATER_PARTS.Firestore);
});
