import type { Locator } from '@playwright/test';
import { navigateInApp } from '../support/app-navigation';
import { animatedElements, colorOnlyButtons } from '../support/display-checks';
import { openAsAdministrator } from '../support/open-as-administrator';
import { openCareers } from './open-careers';
import { expect, open, test } from '../support/test';

const background = (element: Locator) =>
  element.evaluate((found) => getComputedStyle(found).backgroundColor);

const expectDifferent = async (current: Locator, other: Locator) =>
  expect(await background(current)).not.toBe(await background(other));

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
);

test('with forced colors, the current link looks different from the others', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  const careers = main.getByRole('link', { name: 'Careers' });
  await expectDifferent(main.getByRole('link', { name: 'About' }), careers);
  await navigateInApp(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/services/);
  await expectDifferent(main.getByRole('button', { name: 'Services' }), careers);
});

test('in the back office, selections and buttons are recognizable with forced colors; reduced motion stops every animation', async ({
  page,
}) => {
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

  await openCareers(page);
  await page.getByRole('button', { name: 'Add Career' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
  await page.getByLabel('Job Type').click();
  await page.keyboard.press('ArrowDown');
  const highlighted = page.getByRole('option', { name: 'Part-time' });
  await expect(highlighted).toBeFocused();
  await expectDifferent(highlighted, page.getByRole('option', { name: 'Contract' }));
  expect(await page.evaluate(colorOnlyButtons)).toEqual([]);
  expect(await page.evaluate(animatedElements)).toEqual([]);
});
