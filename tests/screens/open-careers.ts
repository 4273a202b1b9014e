import { expect, type Page } from '@playwright/test';

/** Opens the careers screen through the back office navigation. */
export async function openCareers(page: Page) {
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Careers' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Career Management' })).toBeVisible();
}
