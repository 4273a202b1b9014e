import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn, signUp } from '../support/accounts';
import { navigateInApp, openAndRefresh } from '../support/app-navigation';
import { put, stored } from '../support/database';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

// Disables fades, because the tests open many pages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Text in every document that only administrators may read. */
const SECRET = 'Zanzibar';

test('visitors and their accounts neither request nor receive admin data', async ({ page }) => {
  await put('contacts/one', contact({ lastName: SECRET, message: SECRET }));
  await put('careers/closed', career({ title: SECRET, isActive: false }));
  await put('admins/somebody', { email: `${SECRET}@example.com` });
  const requests: string[] = [];
  const responses: string[] = [];
  page.on('request', (request) => requests.push(request.url() + request.postData()));
  page.on('response', async (response) => {
    responses.push(await response.text().catch(() => ''));
  });
  const calls = () => requests.flatMap((text) => text.match(/documents:\w+/g) ?? []);
  await openAndRefresh(page, '/');
  await expect.poll(calls).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  // The page sent only queries: no writes and no reads in transactions.
  expect(new Set(calls())).toEqual(
    new Set(['documents:runQuery', 'documents:runAggregationQuery']),
  );

  requests.length = 0;
  await signUp(page);
  let title = '';
  for (const name of ['dashboard', 'careers', 'services', 'seo', 'contacts', 'site', 'login']) {
    if (['dashboard', 'contacts'].includes(name)) await page.goto(`/admin/${name}`);
    else await navigateInApp(page, `/admin/${name}`);
    await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
    await expect(page).not.toHaveTitle(title);
    title = await page.title();
    await expect(page.getByText(SECRET)).toHaveCount(0);
  }
  expect(requests.filter((text) => text.includes('documents/admins/'))).not.toEqual([]);
  const secrets = /documents.*\b(contacts|careers|changes)\b/;
  expect(requests.filter((text) => secrets.test(text))).toEqual([]);
  expect(responses.join('')).not.toContain(SECRET);

  // Only an administrator's first visit stores the built-in services.
  expect(await stored('services')).toEqual([]);
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await page.goto('/');
  await expect.poll(async () => (await stored('services')).length).toBe(7);
});
