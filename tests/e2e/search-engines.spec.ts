import { FIRM } from '@/content/firm';
import { SEO_PAGES } from '@/content/pages';
import seoSettings from '../../scripts/samples/seo-settings.json' with { type: 'json' };
import { expectShown, openAndRefresh } from '../support/app-navigation';
import { put } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { service } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('a saved SEO setting appears in the head of its page, and waits for the publication', async ({
  page,
}) => {
  // The site under test was built with these settings.
  for (const { title, description, ...setting } of seoSettings) {
    await put(`seoSettings/${setting.page}`, {
      ...setting,
      title: title.replace('{firm}', FIRM.name),
      description: description.replace('{firm}', FIRM.name),
      updatedAt: new Date(2026, 0, 1),
    });
  }
  // Otherwise, the back office would store the built-in services, which would also wait.
  await put('services/upgrades', service({ slug: 'upgrades' }));
  await openAsAdministrator(page, '/admin/seo?page=about', 'SEO Management');
  const statuses = page
    .getByRole('table', { name: 'Pages' })
    .getByRole('row')
    .getByText(/^(Live|Waiting)$/);
  await expect(statuses).toHaveText(SEO_PAGES.map(() => 'Live'));
  await page.getByLabel('Page Title').fill('Saved <b>now</b> & "here"');
  await page.getByLabel('Meta Description').fill('New & "described"');
  await page.getByLabel('Keywords', { exact: true }).fill('one, two');
  await page.getByRole('button', { name: 'Save SEO Settings' }).click();
  await expect(
    page.getByText(/^Published .* 1 change waiting\. Next publication within the hour/),
  ).toBeVisible();
  await expect(statuses).toHaveText(
    SEO_PAGES.map(({ id }) => (id === 'about' ? 'Waiting' : 'Live')),
  );
  await page.getByLabel('Page Title').fill('Unsaved');
  const dialogOpened = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const prompt = await dialogOpened;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.dismiss();
  await page.getByRole('button', { name: 'Restore saved version' }).click();

  await openAndRefresh(page, '/about');
  const head = {
    title: 'Saved <b>now</b> & "here"',
    'meta[name=description]': 'New & "described"',
    'meta[name=keywords]': 'one, two',
    'meta[property="og:title"]': 'Saved <b>now</b> & "here"',
    'meta[property="og:url"]': `${FIRM.siteUrl}/about`,
    'link[rel=canonical]': `${FIRM.siteUrl}/about`,
  };
  await expectShown(page, head, 'about');
  for (const selector of Object.keys(head)) await expect(page.locator(selector)).toHaveCount(1);
});
