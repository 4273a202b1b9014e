import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Words that only the code of each part has in it. */
const LATER_PARTS = {
  Firestore: 'FirebaseError',
  'the identity provider': 'identitytoolkit',
  'the form library': 'shouldUnregister',
  'the dialog library': 'DialogContent',
  'the back office': 'Back to Dashboard',
};

/** Everything that the page has loaded of the site's scripts, from now on. */
function collectScripts(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).join('\n');
}

for (const { path } of PUBLIC_PAGES.filter(({ heading }) => !heading.endsWith('Not Found'))) {
  test(`the code that ${path} names loads no database, form, dialog or back office`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [, file = ''] of files) {
      const code = await (await request.get(file)).text();
      for (const [part, word] of Object.entries(LATER_PARTS)) {
        expect(code.includes(word), `${file} brings ${part}`).toBe(false);
      }
    }
  });
}

test('nothing of Firebase comes with the page; a visitor who stirs sees what is stored', async ({
  page,
}) => {
  await page.clock.install();
  const loaded = collectScripts(page);
  await page.goto('/');
  await page.clock.runFor(1_000);
  expect(await loaded()).not.toContain(LATER_PARTS.Firestore);
  const question = page.waitForRequest(/documents:runQuery/);
  await page.keyboard.press('Shift');
  await question;
  expect(await loaded()).toContain(LATER_PARTS.Firestore);
});
