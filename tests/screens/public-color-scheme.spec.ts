import type { Page } from '@playwright/test';
import { CONTACT_PAGE } from '@/content/contact';
import { COLORS } from '../../tailwind.config';
import { holdRequests } from '../support/network';
import { expect, interact, open, test, waitForHydration } from '../support/test';

/* Color schemes (design 7). */

/** Indexes of the schemes in COLORS. */
const LIGHT = 0;
const BLUEPRINT = 1;

/** Converts a hex color to the format of computed styles. */
function rgb(color: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

const expectPaper = (page: Page, scheme: 0 | 1) =>
  expect(page.locator('body')).toHaveCSS('background-color', rgb(COLORS.paper[scheme]));

/** Asserts that the page has the background and theme color of the scheme. */
async function expectScheme(page: Page, scheme: 0 | 1) {
  await expectPaper(page, scheme);
  const themeColors = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas: HTMLMetaElement[]) =>
      metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    );
  expect(themeColors).toEqual([COLORS.paper[scheme]]);
}

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Color scheme' }).getByRole('radio', { name });

test('the site follows the system’s color scheme until a visitor chooses one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expectScheme(page, BLUEPRINT);
  await expect(choice(page, 'System')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, LIGHT);

  // Then every page and native control uses it.
  await choice(page, 'Blueprint').check();
  await open(page, '/careers');
  await expectScheme(page, BLUEPRINT);
  const html = page.locator('html');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  // Wait for the new page: the URL changes earlier, and a click before the page scrolls would miss its target.
  await expect(page.getByRole('heading', { level: 1, name: CONTACT_PAGE.heading })).toBeFocused();
  await expect(choice(page, 'Blueprint')).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveCSS('color-scheme', 'light');
  await expectPaper(page, LIGHT);
  await expect(page.locator('h1')).toHaveCSS('color', rgb(COLORS.ink[LIGHT]));
  await page.emulateMedia({ media: null });

  await choice(page, 'Light').check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, LIGHT);
  await page.reload();
  await expectScheme(page, LIGHT);
  // Before hydration, System is checked in the HTML, so checking it would have no effect.
  await interact(page);
  await expect(choice(page, 'Light')).toBeChecked();
  await choice(page, 'System').check();
  await expectScheme(page, BLUEPRINT);
  await page.reload();
  await expectScheme(page, BLUEPRINT);
});

test('a saved scheme applies to the first paint and can be changed before hydration', async ({
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
  const release = await holdRequests(page, /assets\/.*\.js/);
  await page.goto('/about', { waitUntil: 'commit' });
  const atFirst = rgb(COLORS.paper[BLUEPRINT]);
  await expect(page.locator('html')).toHaveAttribute('data-at-first', atFirst);
  await choice(page, 'Light').check();
  await expectScheme(page, LIGHT);
  release();
  await waitForHydration(page);
  await expect(choice(page, 'Light')).toBeChecked();
  await expectScheme(page, LIGHT);
});
