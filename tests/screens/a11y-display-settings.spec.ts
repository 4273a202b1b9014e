import type { Locator } from '@playwright/test';
import { openAsAdministrator } from '../support/admin';
import { bareButtons, moving } from '../support/beyond-axe';
import { goWithin } from '../support/hostile-screens';
import { expect, open, test } from '../support/test';

const background = (element: Locator) =>
  element.evaluate((found) => getComputedStyle(found).backgroundColor);

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('where one is in a navigation, the open tab and the chosen filter stand out', async ({
    page,
  }) => {
    await open(page, '/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    const standsOut = async (current: Locator, other: Locator) =>
      expect(await background(current)).not.toBe(await background(other));
    await standsOut(
      main.getByRole('link', { name: 'About' }),
      main.getByRole('link', { name: 'Careers' }),
    );
    await goWithin(page, '/services');
    await standsOut(
      main.getByRole('button', { name: 'Services' }),
      main.getByRole('link', { name: 'Careers' }),
    );
    await openAsAdministrator(page, '/admin/contacts?status=new', 'Contact Management');
    const filter = page.getByRole('navigation', { name: 'Filter by status' });
    await standsOut(
      filter.getByRole('link', { name: 'New' }),
      filter.getByRole('link', { name: 'All' }),
    );
    await page.getByRole('link', { name: 'SEO' }).first().click();
    await standsOut(
      page.getByRole('tab', { name: 'Home Page' }),
      page.getByRole('tab', { name: 'About Page' }),
    );
  });

  test('a dialog has an edge, and the option that would be chosen stands out', async ({ page }) => {
    await openAsAdministrator(page, '/admin/careers', 'Career Management');
    await page.getByRole('button', { name: 'Add Career' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
    expect(await page.evaluate(bareButtons)).toEqual([]);
    await page.getByLabel('Job Type').click();
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { name: 'Part-time' });
    await expect(chosen).toBeFocused();
    expect(await background(chosen)).not.toBe(
      await background(page.getByRole('option', { name: 'Contract' })),
    );
  });
});

test.describe('with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('no dialog, no list of options and no notification moves', async ({ page }) => {
    await openAsAdministrator(page, '/admin/careers', 'Career Management');
    await page.getByRole('button', { name: 'Add Career' }).click();
    await page.getByLabel('Job Type').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByLabel('Job Title').fill('DBA');
    await page.getByRole('button', { name: 'Create Career' }).click();
    await expect(page.getByText('Career added successfully').first()).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });
});
