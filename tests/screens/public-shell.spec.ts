import { SERVICES_MENU_LINKS } from '@/content/navigation';
import { putMany } from '../support/database';
import { service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

test('the Services menu works by keyboard and fits the window with many long names; in narrow windows, the header stays on one line', async ({
  page,
}) => {
  const names = Array.from({ length: 20 }, (_, index) => `${'Very Long Name '.repeat(5)}${index}`);
  await putMany('services', names.length, (index) =>
    service({ name: names[index], slug: `slug-${index}` }),
  );
  await page.setViewportSize({ width: 1100, height: 500 });
  await open(page, '/about');
  const button = page.getByRole('button', { name: /^Services/ });
  const menu = page.locator('#services-menu');
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await expect(menu.getByRole('link')).toHaveText([
    ...names,
    ...SERVICES_MENU_LINKS.map(({ label }) => label),
  ]);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  const last = menu.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/slug-0');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeFocused();

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const items = page.getByRole('banner').locator('a:visible, button:visible');
    for (const item of await items.all()) {
      const box = await item.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(48);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
    }
  }
});
