import type { Page } from '@playwright/test';
import { COLORS } from '../../tailwind.config';
import { logIn } from '../support/accounts';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { expect, open, test, waitForHydration } from '../support/test';

/* The color schemes (design 7). */

const [LIGHT, BLUEPRINT] = COLORS.paper.map((color) => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}) as [string, string];

const expectPaper = (page: Page, color: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', color);

const switchOf = (page: Page) => page.getByRole('group', { name: 'Color scheme' });

/** The theme colors that apply now. */
const themeColors = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas) =>
      (metas as HTMLMetaElement[])
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );

test('the site follows the setting of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expectPaper(page, BLUEPRINT);
  expect(await themeColors(page)).toEqual([COLORS.paper[1]]);
  await expect(switchOf(page).getByRole('radio', { name: 'System' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPaper(page, LIGHT);
  expect(await themeColors(page)).toEqual([COLORS.paper[0]]);
});

for (const { system, label, other, color, theme } of [
  { system: 'light', label: 'Blueprint', other: LIGHT, color: BLUEPRINT, theme: COLORS.paper[1] },
  { system: 'dark', label: 'Light', other: BLUEPRINT, color: LIGHT, theme: COLORS.paper[0] },
] as const) {
  test(`${label} is kept where the system prefers the other scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await open(page, '/about');
    await expectPaper(page, other);
    await switchOf(page).getByRole('radio', { name: label }).check();
    await expectPaper(page, color);
    expect(await themeColors(page)).toEqual([theme]);

    await open(page, '/careers');
    await expectPaper(page, color);
    expect(await themeColors(page)).toEqual([theme]);
    await expect(switchOf(page).getByRole('radio', { name: label })).toBeChecked();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL('/contact');
    await expect(switchOf(page).getByRole('radio', { name: label })).toBeChecked();

    await switchOf(page).getByRole('radio', { name: 'System' }).check();
    await expectPaper(page, other);
    await page.reload();
    await expectPaper(page, other);
  });
}

/** Holds back the site's own scripts. @returns lets them load */
async function holdModules(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  return release;
}

test('the choice applies to the first paint, before any script of the site has run', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('scheme', 'dark');
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset['atFirst'] = getComputedStyle(document.body).backgroundColor;
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await holdModules(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-at-first', BLUEPRINT);
  await expectPaper(page, BLUEPRINT);
  release();
});

test('the switch works before hydration, which keeps the choice', async ({ page }) => {
  const release = await holdModules(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const blueprint = switchOf(page).getByRole('radio', { name: 'Blueprint' });
  await blueprint.check();
  await expectPaper(page, BLUEPRINT);
  release();
  await waitForHydration(page);
  await expect(blueprint).toBeChecked();
  await expectPaper(page, BLUEPRINT);
});

test('the switch works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about');
  await expectPaper(page, LIGHT);
  await switchOf(page).getByRole('radio', { name: 'Blueprint' }).check();
  await expectPaper(page, BLUEPRINT);
});

test('native controls follow, and print is always light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/contact');
  await switchOf(page).getByRole('radio', { name: 'Blueprint' }).check();
  const html = page.locator('html');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('h1')).not.toHaveCSS('color', 'rgb(23, 33, 31)');
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveCSS('color-scheme', 'light');
  await expectPaper(page, LIGHT);
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(23, 33, 31)');
});

test('the search engine preview keeps its own colors', async ({ page }) => {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/admin/seo');
  const preview = page.getByRole('region', { name: 'Search Engine Preview' }).locator('div');
  await expect(preview).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(preview).toHaveCSS('color', 'rgb(23, 33, 31)');
  await expectPaper(page, BLUEPRINT);
});
