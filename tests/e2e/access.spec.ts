import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { expect, test } from '../support/test';
import { logIn, put, stored } from '../support/world';

const ADMIN_PAGES = ['/admin/dashboard', '/admin/seo', '/admin/contacts'];

for (const address of ADMIN_PAGES) {
  test(`a signed-out visitor of ${address} is sent to the login`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });
}

for (const address of [...ADMIN_PAGES, '/admin/careers']) {
  test(`a signed-in stranger on ${address} is told so, and no admin data is asked for`, async ({
    page,
  }) => {
    await put('contacts/secret', {
      firstName: 'Private',
      lastName: 'Person',
      email: 'p@example.com',
    });
    await put('careers/secret', { title: 'Secret opening', isActive: false });
    await logIn(page, DEMO_ACCOUNTS.member);
    const asked: string[] = [];
    page.on('request', (request) => {
      asked.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto(address);
    await expect(page.getByText('This account has no access')).toBeVisible();
    await expect(page.getByText(DEMO_ACCOUNTS.member.email)).toBeVisible();
    expect(asked.filter((request) => /contacts|careers/.test(request.split(' ')[1] ?? ''))).toEqual(
      [],
    );
    expect(asked.filter((request) => /documents\/(contacts|careers)/.test(request))).toEqual([]);

    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('This account has no access')).toBeHidden();
  });
}

test('nothing of an administrator’s data stays behind after the logout', async ({ page }) => {
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

test('an administrator’s first visit stores the seven services, and only where none is', async ({
  page,
}) => {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await page.goto('/');
  await expect.poll(async () => (await stored('services')).length).toBe(7);
});

test('a visitor’s start writes nothing', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await stored('services')).toEqual([]);
});
