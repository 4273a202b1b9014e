import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from './accounts';
import { expect } from './test';

/** Opens a page of the back office as an administrator and waits until it has loaded. */
export async function openAsAdministrator(page: Page, path: string, heading: string) {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
