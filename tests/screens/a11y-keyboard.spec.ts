import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

test('the back office works by keyboard alone', async ({ page }) => {
  /** Presses Tab until the element with that name is focused. */
  async function tabTo(name: string, role: 'button' | 'link' | 'textbox' | 'tab') {
    const target = page.getByRole(role, { name, exact: true }).last();
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  }

  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await tabTo('Add First Career', 'button');
  await page.keyboard.press('Enter');
  await tabTo('Job Title', 'textbox');
  await page.keyboard.type('Typed by keyboard');
  await tabTo('Create Career', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Typed by keyboard' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await tabTo('Delete Typed by keyboard', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No careers posted')).toBeVisible();
  // F8 focuses the notifications (spec 9).
  await page.keyboard.press('F8');
  await tabTo('Undo', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Typed by keyboard' })).toBeVisible();

  await tabTo('SEO', 'link');
  await page.keyboard.press('Enter');
  await tabTo('Home Page', 'tab');
  await page.keyboard.press('ArrowRight');
  await tabTo('Page Title', 'textbox');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('About us');
  await page.keyboard.press('Enter');
  await expect(page.getByText('SEO settings updated for About Page').first()).toBeVisible();
});
