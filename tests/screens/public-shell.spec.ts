import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { put } from '../support/database';
import { service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

const { member } = DEMO_ACCOUNTS;

test('the Services menu lists the stored services and works by keyboard', async ({ page }) => {
  await put('services/a', service({ name: 'Alpha', slug: 'alpha' }));
  await put('services/b', service({ name: 'Beta', slug: 'beta' }));
  await open(page, '/about');
  const button = page.getByRole('button', { name: /^Services/ });
  const menu = page.locator('#services-menu');
  await expect(menu).toBeHidden();

  await button.press('Enter');
  await expect(menu.getByRole('link')).toHaveText([
    'Alpha',
    'Beta',
    'All services',
    'Technology stack',
  ]);
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
  await expect(menu.getByRole('link')).toHaveCount(22);
  const last = menu.getByRole('link', { name: 'Technology stack' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
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

test('the mobile menu works by keyboard and leads to a service', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/careers');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await button.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(page.locator(':modal')).toHaveAccessibleName('Menu');

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
