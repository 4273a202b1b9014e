import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { seed } from '../../scripts/samples/seed';
import { expect } from './test';

/** Stores the sample data, from which the site was built, and opens the dashboard through a login. */
export async function openSampleDashboard(page: Page): Promise<void> {
  await seed(DEMO_PROJECT);
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}
