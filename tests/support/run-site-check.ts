import type { Page } from '@playwright/test';
import { expect } from './test';

/** Runs the site check on the dashboard. Returns the failed checks as `title: what is wrong`. */
export async function runSiteCheck(page: Page): Promise<string[]> {
  const panel = page.getByRole('region', { name: 'Site check' });
  await page.getByRole('button', { name: 'Run site check' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: 'passed' })).toBeVisible();
  return panel
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: 'Fail' }) })
    .locator('h4')
    .evaluateAll((titles) =>
      titles.map((title) => `${title.textContent}: ${title.nextElementSibling?.textContent}`),
    );
}
