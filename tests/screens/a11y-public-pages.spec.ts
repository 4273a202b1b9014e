import type { AxeResults } from 'axe-core';
import axe from 'axe-core';
import { FIRM } from '@/content/firm';
import { navigateInApp } from '../support/app-navigation';
import { expectAccessible } from '../support/expect-accessible';
import { sampleOf } from '../support/long';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, open, test } from '../support/test';
import { clippedTexts, overflow } from '../support/text-checks';

test('every page has one h1, a unique title, and no axe violations at 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/');
  await page.evaluate(axe.source);
  const titles: string[] = [];
  for (const { path, heading, isNotFound } of PUBLIC_PAGES) {
    await navigateInApp(page, path);
    const canonical = page.locator('link[rel=canonical]');
    if (isNotFound) await expect(canonical, path).toHaveCount(0);
    else await expect(canonical, path).toHaveAttribute('href', FIRM.siteUrl + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([heading]);
    await expect(page.locator('meta[name=robots][content=noindex]'), path).toHaveCount(
      isNotFound ? 1 : 0,
    );
    // The head is updated after the heading; wait until it no longer describes the previous page.
    await expect(page, path).not.toHaveTitle(titles.at(-1) ?? '');
    await expect(page, path).toHaveTitle(new RegExp(`.{10,} \\| ${FIRM.name}$`));
    await expect(page.locator('title'), path).toHaveCount(1);
    // The description appears only when the SEO setting has loaded.
    const descriptions = page.locator('meta[name=description]');
    await expect(descriptions, path).toHaveCount(isNotFound ? 0 : 1);
    titles.push(isNotFound ? path : await page.title());
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();

    const violations = await page.evaluate(async () => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const results: AxeResults = await run(document, { resultTypes: ['violations'] });
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(violations, path).toEqual([]);
    expect(await page.evaluate(overflow), path).toEqual([]);
    expect(await page.evaluate(clippedTexts), path).toEqual([]);
  }
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

for (const { path, heading, status } of sampleOf(PUBLIC_PAGES, 2)) {
  test(`${path} has no accessibility violations in any display setting`, async ({
    page,
    expectConsoleErrors,
  }) => {
    if (status === 404) expectConsoleErrors(/404/);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('[role=status]', { hasText: 'Loading' })).toHaveCount(0);
    await expectAccessible(page, path);
  });
}
