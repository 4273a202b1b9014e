import { SERVICES_PAGE } from '@/content/services';
import type { Locator } from '@playwright/test';
import { navigateInApp } from '../support/app-navigation';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, open, test } from '../support/test';
import { colorOnlyButtons, animatedElements } from '../support/display-checks';

const background = (element: Locator) =>
  element.evaluate((found) => getComputedStyle(found).backgroundColor);

test.describe('with forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the current link, the open tab and the chosen filter differ from the others', async ({
    page,
  }) => {
    await open(page, '/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    const expectDifferent = async (current: Locator, other: Locator) =>
      expect(await background(current)).not.toBe(await background(other));
    await expectDifferent(
      main.getByRole('link', { name: 'About' }),
      main.getByRole('link', { name: 'Careers' }),
    );
    await navigateInApp(page, '/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      SERVICES_PAGE.heading('Seven services'),
    );
    await expectDifferent(
      main.getByRole('button', { name: 'Services' }),
      main.getByRole('link', { name: 'Careers' }),
    );
    await openAsAdministrator(page, '/admin/contacts?status=new', 'Contact Management');
    const filter = page.getByRole('navigation', { name: 'Filter by status' });
    await expectDifferent(
      filter.getByRole('link', { name: 'New' }),
      filter.getByRole('link', { name: 'All' }),
    );
    await page.getByRole('link', { name: 'SEO' }).first().click();
    await expectDifferent(
      page.getByRole('tab', { name: 'Home Page' }),
      page.getByRole('tab', { name: 'About Page' }),
    );
  });

  test('a dialog has a border, and the highlighted option differs from the others', async ({
    page,
  }) => {
    await openAsAdministrator(page, '/admin/careers', 'Career Management');
    await page.getByRole('button', { name: 'Add Career' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
    expect(await page.evaluate(colorOnlyButtons)).toEqual([]);
    await page.getByLabel('Job Type').click();
    await page.keyboard.press('ArrowDown');
    const highlighted = page.getByRole('option', { name: 'Part-time' });
    await expect(highlighted).toBeFocused();
    expect(await background(highlighted)).not.toBe(
      await background(page.getByRole('option', { name: 'Contract' })),
    );
  });
});

test.describe('with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('dialogs, lists of options and notifications are not animated', async ({ page }) => {
    await openAsAdministrator(page, '/admin/careers', 'Career Management');
    await page.getByRole('button', { name: 'Add Career' }).click();
    await page.getByLabel('Job Type').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await page.evaluate(animatedElements)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByLabel('Job Title').fill('DBA');
    await page.getByRole('button', { name: 'Create Career' }).click();
    await expect(page.getByText('Career added successfully').first()).toBeVisible();
    expect(await page.evaluate(animatedElements)).toEqual([]);
  });
});
