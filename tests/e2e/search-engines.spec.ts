import { FIRM } from '@/content/firm';
import { SEO_PAGES } from '@/content/pages';
import seoSettings from '../../scripts/samples/seo-settings.json' with { type: 'json' };
import { expectShown, navigateInApp, openAndRefresh } from '../support/app-navigation';
import { put } from '../support/database';
import { holdRequests } from '../support/network';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, service, story } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('a saved SEO setting appears in the head of its page, and waits for the publication', async ({
  page,
}) => {
  // The site under test was built with these settings.
  for (const setting of seoSettings)
    await put(`seoSettings/${setting.page}`, { ...setting, updatedAt: new Date(2026, 0, 1) });
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

/** Saved since the build, so they have no file: path, loading state, and heading. */
const NEW_PAGES = [
  ['/careers?job=new', 'Loading position...', 'New Job'],
  ['/services/new', 'Loading service...', 'New Service'],
  ['/stories/new', 'Loading story...', 'New Story'],
] as const;

test('a page without a file is noindex until its document has been found', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to fetch career/);
  await put('careers/new', career({ title: 'New Job' }));
  await put('services/new', service({ slug: 'new', name: 'New Service' }));
  await put('stories/new', story({ slug: 'new', title: 'New Story' }));
  const heading = page.getByRole('heading', { level: 1 });
  const robots = page.locator('meta[name=robots]');
  const noindex = page.locator('meta[name=robots][content=noindex]');
  const expectNoindex = async (path: string) => {
    await expect(noindex, path).toHaveCount(1);
    await expect(robots, path).toHaveCount(1);
  };

  for (const [path, loading, title] of NEW_PAGES) {
    const release = await holdRequests(page, /documents:(batchGet|runQuery)/);
    await page.goto(path);
    await expect(page.getByText(loading)).toBeVisible();
    // Without waiting: if the read fails, the page adds its own.
    expect(await noindex.count(), path).toBe(1);
    release();
    await expect(heading).toHaveText(title);
    await expect(robots, path).toHaveCount(0);
  }

  // Each kind of page: tests/components.
  for (const path of ['/services/unknown', '/unknown']) {
    await page.goto(path);
    await expect(heading).toHaveText(/Not Found$/);
    await expectNoindex(path);
    await navigateInApp(page, '/careers/new');
    await expect(heading).toHaveText('New Job');
    await expect(robots, path).toHaveCount(0);
  }

  await page.route(/documents:batchGet/, (route) => route.abort());
  await page.goto('/careers/new');
  await expect(page.getByText('This Position Could Not Be Loaded')).toBeVisible();
  await expectNoindex('a failed read');
  await page.goto('/admin/login');
  await expect(page).toHaveTitle(/^Admin Login/);
  await expectNoindex('the back office');
});
