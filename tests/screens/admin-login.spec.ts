import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { expect, open, test } from '../support/test';

const { administrator } = DEMO_ACCOUNTS;

test('an administrator finds the back office in the header and in the drawer', async ({ page }) => {
  await logIn(page, administrator);
  await open(page, '/about');
  const link = page.getByRole('link', { name: 'Back Office' });
  await expect(link).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await link.click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByText(`Signed in as ${administrator.email}`)).toBeVisible();
  await expect(link).toHaveCount(0);

  const footer = page.getByRole('contentinfo');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // A line of 32 px with its padding and border; two would be 70.
    await expect
      .poll(async () => (await footer.boundingBox())?.height, `footer at ${width} px`)
      .toBeLessThan(48);
  }
});
