import { FIRM } from '@/content/firm';
import { COMPANY_LINKS, NAVIGATION } from '@/content/navigation';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { put } from '../support/database';
import { holdRequests } from '../support/network';
import { BUILT_IN_SERVICES } from '../support/public-pages';
import { service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

const { member } = DEMO_ACCOUNTS;

test('the navigation shows the pages of the page table and Services after the first', async ({
  page,
}) => {
  await open(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const [first = '', ...others] = NAVIGATION.map(({ label }) => label);
  await expect(navigation.locator('> ul > li')).toHaveText([first, /^Services/, ...others]);
  for (const { label, to } of NAVIGATION) {
    const link = navigation.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', to);
  }
});

test('the Services menu lists the stored services and works by keyboard', async ({ page }) => {
  await put('services/a', service({ name: 'Alpha', slug: 'alpha' }));
  await put('services/b', service({ name: 'Beta', slug: 'beta' }));
  await open(page, '/about');
  const button = page.getByRole('button', { name: /^Services/ });
  const menu = page.locator('#services-menu');
  await expect(menu).toBeHidden();

  await button.press('Enter');
  await expect(menu.getByRole('link')).toHaveText(['Alpha', 'Beta', 'All services']);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Alpha' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Alpha' })).toHaveAttribute(
    'href',
    '/services/alpha',
  );

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a link of the Services menu opens the service and closes the menu', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /^Services/ }).click();
  await page.locator('#services-menu').getByRole('link', { name: 'System Upgrades' }).click();
  await expect(page).toHaveURL('/services/upgrades');
  await expect(page.locator('#services-menu')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'System Upgrades' })).toBeFocused();
});

test('the Services menu lists the built-in services where none is stored', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /^Services/ }).click();
  await expect(page.locator('#services-menu').getByRole('link')).toHaveText([
    ...BUILT_IN_SERVICES,
    'All services',
  ]);
});

test('a Services menu with long names fits the window and scrolls', async ({ page }) => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      put(
        `services/s${String(index + 10)}`,
        service({ name: `${'Very Long Service Name '.repeat(4)}${index}`, slug: `slug-${index}` }),
      ),
    ),
  );
  await page.setViewportSize({ width: 1100, height: 500 });
  await open(page, '/about');
  await page.getByRole('button', { name: /^Services/ }).click();
  const menu = page.locator('#services-menu');
  await expect(menu.getByRole('link')).toHaveCount(21);
  const last = menu.getByRole('link', { name: 'All services' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe('the active item', () => {
  const current = '[aria-current="page"]';
  for (const { path, item } of [
    { path: '/', item: 'Home' },
    { path: '/about', item: 'About' },
    { path: '/careers?job=any', item: 'Careers' },
    { path: '/contact', item: 'Contact' },
  ]) {
    test(`on ${path} is ${item}, and no other`, async ({ page, expectConsoleErrors }) => {
      // The database refuses to read a career that does not exist.
      expectConsoleErrors(/403/);
      await open(page, path);
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(navigation.locator(`> ul > li > ${current}`)).toHaveText([item]);
      await expect(navigation.getByRole('button')).toHaveText('Services');
    });
  }

  test('on a service is Services, by prefix', async ({ page }) => {
    await open(page, '/services/upgrades');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('button')).toHaveText('Services (current section)');
    await expect(navigation.locator(`> ul > li > ${current}`)).toHaveCount(0);
    await navigation.getByRole('button').click();
    await expect(navigation.locator(`#services-menu ${current}`)).toHaveText('System Upgrades');
  });

  test('is none where only the first letters agree', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/404/);
    await open(page, '/aboutness');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.locator(`header ${current}`)).toHaveCount(0);
  });
});

test('a signed-out visitor sees Get Started, which leads to the contact page', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a signed-in user sees Logout, which logs out', async ({ page }) => {
  await logIn(page, member);
  await open(page, '/about');
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('while the session loads the shell shows Loading, and then the page even without an answer', async ({
  page,
}) => {
  await logIn(page, member);
  const release = await holdRequests(page, /accounts:lookup/);
  await open(page, '/');
  await expect(page.getByRole('status').getByText('Loading', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
});

test('the mobile menu lists the pages of the page table and the services', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/careers');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await button.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    ...NAVIGATION.map(({ label }) => label),
    ...BUILT_IN_SERVICES,
  ]);
  await expect(drawer.locator('[aria-current="page"]')).toHaveText(['Careers']);
  await expect(page.getByRole('banner')).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await drawer.getByRole('link', { name: 'Managed Services' }).click();
  await expect(page).toHaveURL('/services/managed-services');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const width of [320, 390]) {
  test(`at ${width} px the header stays on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const header = await page.getByRole('banner').boundingBox();
    const items = page.getByRole('banner').locator('a:visible, button:visible');
    for (const item of await items.all()) {
      const box = await item.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(48);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
    }
  });
}

test('the footer lists six services, the company’s pages and placeholders without links', async ({
  page,
}) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  const column = (name: string) =>
    footer.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

  await expect(column('Services').getByRole('listitem')).toHaveText(BUILT_IN_SERVICES.slice(0, 6));
  await expect(column('Company').getByRole('listitem')).toHaveText(
    COMPANY_LINKS.map(({ label, to }) => (to ? label : `${label} (not available yet)`)),
  );
  await expect(column('Company').getByRole('link')).toHaveText(
    COMPANY_LINKS.filter(({ to }) => to).map(({ label }) => label),
  );
  const social = footer.getByRole('list').first();
  await expect(social.getByRole('listitem')).not.toHaveCount(0);
  await expect(social.getByRole('link')).toHaveCount(0);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText(FIRM.hours.text);

  await column('Company').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
});

test('a dialog that can’t be loaded shows an error and keeps the page', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/could not be loaded/);
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Cloud Migration' }).first()).toBeVisible();
  await page.route(/auth-modals/, (route) => route.abort());
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(
    page.getByText('This could not be loaded. Please check your connection and try again.').first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
