import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp, clearDocuments, put, resetDatabase } from '../support/database';
import { test as base } from '../support/test';
import { FIRST, SECOND } from './recorded-day-documents';
import { logIn } from './recorded-day-steps';

export interface Pages {
  a: Page;
  b: Page;
}

async function putAccess() {
  for (const { uid, email } of [FIRST, SECOND]) await put(`admins/${uid}`, { email });
}

/** Both administrators stay signed in for all tests, because only the documents are cleared before each test. */
export const test = base.extend<Pages, { pages: Pages }>({
  pages: [
    async ({ browser }, use) => {
      await resetDatabase();
      await putAccess();
      const pageOf = async (account: typeof SECOND) => {
        await getAuth(adminApp()).createUser(account);
        await getAuth(adminApp()).setCustomUserClaims(account.uid, { admin: true });
        const context = await browser.newContext({
          baseURL: process.env['E2E_BASE_URL'] ?? '',
          // Tall enough that notifications don't cover any buttons.
          viewport: { width: 1280, height: 1600 },
        });
        const page = await context.newPage();
        await logIn(page, account);
        return page;
      };
      await use({ a: await pageOf(FIRST), b: await pageOf(SECOND) });
    },
    { scope: 'worker' },
  ],
  emptyDatabase: async ({ pages: { a, b } }, use) => {
    await clearDocuments();
    await putAccess();
    await use(undefined);
    await a.context().setOffline(false);
    await a.unrouteAll();
    // Ends the polling, and discards what was typed.
    for (const page of [a, b]) await page.goto('about:blank');
  },
  context: ({ pages }, use) => use(pages.a.context()),
  a: ({ pages }, use) => use(pages.a),
  b: ({ pages }, use) => use(pages.b),
});
