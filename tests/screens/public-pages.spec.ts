import { FIRM } from '@/content/firm';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, open, test } from '../support/test';

test('every page has a header, a footer, one main heading, and one title of its own', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  const titles: string[] = [];
  for (const { path, heading, isNotFound } of PUBLIC_PAGES) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([heading]);
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(page, path).toHaveTitle(new RegExp(`.{10,} \\| ${FIRM.name}$`));
    await expect(page.locator('title'), path).toHaveCount(1);
    const noindex = page.locator('meta[name="robots"][content="noindex"]');
    await expect(noindex, path).toHaveCount(isNotFound ? 1 : 0);
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(isNotFound ? 0 : 1);
    if (!isNotFound) titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
});
