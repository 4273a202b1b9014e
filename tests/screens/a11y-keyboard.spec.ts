import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { expect, test } from '../support/test';

test('the back office works by keyboard alone', async ({ page }) => {
  await putAccount(DEMO_ACCOUNTS.administrator);
  await page.goto('/admin/login');
  const { email, password } = DEMO_ACCOUNTS.administrator;

  async function tabTo(name: string | RegExp, role: 'button' | 'link' | 'textbox' | 'tab') {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' }).last();
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Pressing Tab never reached ${name}`);
  }

  await tabTo('Email', 'textbox');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await tabTo('Manage Careers', 'link');
  await page.keyboard.press('Enter');
  await tabTo('Add First Career', 'button');
  await page.keyboard.press('Enter');
  await tabTo('Job Title', 'textbox');
  await page.keyboard.type('Typed by keyboard');
  await tabTo('Requirement 1', 'textbox');
  await page.keyboard.type('Patience');
  await tabTo('Create Career', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Typed by keyboard' })).toBeVisible();
  // F8 focuses the notifications (spec 9).
  await page.keyboard.press('F8');
  await tabTo('Undo', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No careers posted')).toBeVisible();

  await tabTo('SEO', 'link');
  await page.keyboard.press('Enter');
  await tabTo('Home Page', 'tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Page Title')).toHaveValue(/About/);
  await tabTo('Page Title', 'textbox');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('About us');
  await page.keyboard.press('Enter');
  await expect(page.getByText('SEO settings updated for About Page').first()).toBeVisible();
});
