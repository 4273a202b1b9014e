import type { Locator, Page } from '@playwright/test';
import { COLORS } from '../../tailwind.config';
import { navigateInApp } from '../support/app-navigation';
import { animatedElements, colorOnlyButtons } from '../support/display-checks';
import { put } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { overflow } from '../support/text-checks';

/** The color of the nearest background that isn't transparent. */
const background = (element: Locator) =>
  element.evaluate((found) => {
    let box: Element | null = found;
    const colorOf = (one: Element) => getComputedStyle(one).backgroundColor;
    while (box && /, 0\)$/.test(colorOf(box))) box = box.parentElement;
    return box && colorOf(box);
  });

const expectDifferent = async (current: Locator, other: Locator) =>
  expect(await background(current)).not.toBe(await background(other));

test('forced colors keep links, selections, and buttons recognizable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  const careers = main.getByRole('link', { name: 'Careers' });
  await expectDifferent(main.getByRole('link', { name: 'About' }), careers);
  await navigateInApp(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/services/);
  await expectDifferent(main.getByRole('button', { name: 'Services' }), careers);

  await openAsAdministrator(page, '/admin/contacts?status=new', 'Contact Management');
  const filter = page.getByRole('navigation', { name: 'Filter by status' });
  await expectDifferent(
    filter.getByRole('link', { name: 'New' }),
    filter.getByRole('link', { name: 'All' }),
  );
  const tabs = page.getByRole('navigation', { name: 'Back office' });
  await tabs.getByRole('link', { name: 'SEO' }).click();
  await expectDifferent(
    page.getByRole('tab', { name: 'Home Page' }),
    page.getByRole('tab', { name: 'About Page' }),
  );

  await tabs.getByRole('link', { name: 'Careers' }).click();
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

/** Converts a hex color to the format of computed styles. */
function rgb(color: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

test('the site follows the system’s color scheme, and prints in the light scheme', async ({
  page,
}) => {
  const expectScheme = async (name: 'light' | 'light dark', index: 0 | 1) => {
    // Native controls and scroll bars follow the property.
    await expect(page.locator('html')).toHaveCSS('color-scheme', name);
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(COLORS.paper[index]));
    await expect(page.locator('h1')).toHaveCSS('color', rgb(COLORS.ink[index]));
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/careers');
  await expectScheme('light dark', 1);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme('light dark', 0);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expectScheme('light', 0);
});

/** Enlarges the text, as the browser's setting does. */
const enlargeText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' });

/** Whether a person can reach and read a control without scrolling sideways. */
async function expectReachable(page: Page, control: Locator) {
  await control.hover();
  const box = await control.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? width), String(control)).toBeLessThanOrEqual(width);
}

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test('with text at 200% on a phone, pages fit, and the menu and each dialog’s form can be used', async ({
  page,
}) => {
  const onEachPhone = async (check: () => Promise<void>) => {
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await check();
    }
  };
  const menu = page.getByRole('button', { name: 'Open menu' });
  // The fallback font, which a page shows on a slow line, is wider.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  for (const path of ['/technology-stack', '/upgrades', '/services', '/careers', '/']) {
    await page.goto(path);
    await enlargeText(page);
    await onEachPhone(async () => expect(await page.evaluate(overflow), path).toEqual([]));
  }
  await onEachPhone(() => expectReachable(page, menu));
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Free Consultation' });
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  await onEachPhone(async () => {
    for (const label of ['First Name', 'Email', 'Message'])
      await expectReachable(page, dialog.getByLabel(label));
    await expectReachable(page, dialog.getByRole('button', { name: 'Close' }));
  });

  await put('careers/one', career());
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await enlargeText(page);
  await onEachPhone(() => expectReachable(page, menu));
  await page.getByRole('button', { name: /^Edit / }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Career' });
  await onEachPhone(async () => {
    for (const label of ['Job Title', 'Department', 'Closing Date'])
      await expectReachable(page, editor.getByLabel(label));
    await expectReachable(page, editor.getByRole('button', { name: 'Update Career' }));
    await expectReachable(page, editor.getByRole('button', { name: 'Close' }));
  });
});
