import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { put, stored } from '../support/database';
import { expect, test } from '../support/test';

const ADMIN_PAGES = ['/admin/dashboard', '/admin/seo', '/admin/contacts'];

for (const address of ADMIN_PAGES) {
  test(`${address} redirects a signed-out visitor to the login`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });
}

for (const address of [...ADMIN_PAGES, '/admin/careers']) {
  test(`${address} refuses a signed-in user who is no administrator and requests no admin data`, async ({
    page,
  }) => {
    await put('contacts/secret', {
      firstName: 'Private',
      lastName: 'Person',
      email: 'p@example.com',
    });
    await put('careers/secret', { title: 'Secret career', isActive: false });
    await logIn(page, DEMO_ACCOUNTS.member);
    const requests: string[] = [];
    page.on('request', (request) => {
      requests.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto(address);
    await expect(page.getByText('This account has no access')).toBeVisible();
    await expect(page.getByText(DEMO_ACCOUNTS.member.email)).toBeVisible();
    expect(
      requests.filter((request) => /contacts|careers/.test(request.split(' ')[1] ?? '')),
    ).toEqual([]);
    expect(requests.filter((request) => /documents\/(contacts|careers)/.test(request))).toEqual([]);

    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('This account has no access')).toBeHidden();
  });
}

test('a logout removes the administrator’s data from the page and from storage', async ({
  page,
}) => {
  await put('contacts/one', {
    firstName: 'Private',
    lastName: 'Person',
    email: 'private@example.com',
    status: 'new',
  });
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await page.goto('/admin/contacts');
  await expect(page.getByText('private@example.com')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('private@example.com')).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/private@example|Private|admin@example|authUser/);
});

test('an administrator’s first visit stores the built-in services', async ({ page }) => {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await page.goto('/');
  await expect.poll(async () => (await stored('services')).length).toBe(7);
});

test('a visitor’s first visit writes nothing', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await stored('services')).toEqual([]);
});
