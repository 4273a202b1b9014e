import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { expect, open, test } from '../support/test';

test('‘Get Free Consultation’ opens the contact dialog, which returns the focus', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Get Free Consultation' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Get Free Consultation' });
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a signed-in user is greeted with the display name', async ({ page }) => {
  await logIn(page, DEMO_ACCOUNTS.member);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Miro Member');
  await page.getByRole('link', { name: 'Start Your Project' }).click();
  await expect(page).toHaveURL('/contact');
});
