import { defaultSeoSetting } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { SEO_PAGES } from '@/content/pages';
import type { Page } from '@playwright/test';
import seoSettings from '../../scripts/samples/seo-settings.json' with { type: 'json' };
import { temporaryFolder } from '../../scripts/tools/temporary-folder';
import { put } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { buildSiteInto, serveFrom } from '../support/static-site';
import { expect, test } from '../support/test';

/** Whole numbers below 512, spread by a multiplicative congruence; none and all pages come first. */
const SAMPLED = [0, 511, ...Array.from({ length: 10 }, (_, index) => (index * 173 + 89) % 512)];

const NEXT_BUILD = 'Visitors see this now. Search engines see it after the next build.';

/** Stores what the site under test was built with: the sample data, and nothing for the other pages. */
async function putBuiltSettings() {
  for (const { title, description, ...setting } of seoSettings) {
    await put(`seoSettings/${setting.page}`, {
      ...setting,
      title: title.replace('{firm}', FIRM.name),
      description: description.replace('{firm}', FIRM.name),
    });
  }
}

/** What the overview says of each page, in the order of the pages. */
function statuses(page: Page) {
  return page
    .getByRole('table', { name: 'Pages' })
    .getByRole('row')
    .getByText(/^(Up to date|Older|Unknown)$/);
}

const checked = (page: Page) => page.getByText(/^Checked at/);

test('exactly the pages that were changed since the build are older', async ({ page }) => {
  test.slow();
  await putBuiltSettings();
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  for (const combination of SAMPLED) {
    const isChanged = (index: number) => Boolean(combination & (1 << index));
    await putBuiltSettings();
    for (const [index, { id }] of SEO_PAGES.entries()) {
      const sample = seoSettings.find((setting) => setting.page === id);
      const { title, description, keywords } = defaultSeoSetting(id);
      const setting = { page: id, title, description, keywords };
      if (isChanged(index)) await put(`seoSettings/${id}`, { ...setting, title: `${title} again` });
      else if (!sample) await put(`seoSettings/${id}`, setting);
    }
    await page.reload();
    await expect(checked(page)).toBeVisible();
    expect(await statuses(page).allTextContents(), `combination ${combination}`).toEqual(
      SEO_PAGES.map((_page, index) => (isChanged(index) ? 'Older' : 'Up to date')),
    );
  }
});

test('a saved page is older for search engines until the next build', async ({ page }) => {
  test.slow();
  await putBuiltSettings();
  await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
  await expect(checked(page)).toContainText('9 of 9 pages as they are stored.');
  await page.getByLabel('Page Title').fill('Saved <b>now</b> & "here"');
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(page.getByText(NEXT_BUILD)).toBeVisible();
  const live = page.getByRole('region', { name: 'What search engines see' });
  await expect(live.locator('ins').first()).toContainText('Saved');
  await expect(statuses(page).nth(1)).toHaveText('Older');

  const folder = temporaryFolder('seo-build');
  await buildSiteInto(folder);
  await serveFrom(page, folder);
  await page.getByRole('button', { name: 'Check live pages' }).click();
  await expect(statuses(page).nth(1)).toHaveText('Up to date');
  await expect(page.getByText(NEXT_BUILD)).toBeHidden();
  await expect(checked(page)).toContainText('9 of 9 pages as they are stored.');
});
