import { FIRM } from '@/content/firm';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';
import { PUBLIC_PAGES } from '../support/public-pages';
import { buildDevelopmentSite, serveInstead } from '../support/static-site';
import { expect, open, test } from '../support/test';

/*
 * React takes a static page over as it stands. In production it is silent about attributes that differ; a
 * development build tells every difference in the console, where an unexpected error fails the test.
 */

const folder = temporaryFolder('hydration');

test.beforeAll(() => buildDevelopmentSite(folder));

const STATIC_PAGES = PUBLIC_PAGES.filter(({ heading }) => !heading.endsWith('Not Found'));

for (const { path, heading } of STATIC_PAGES) {
  test(`the static page of ${path} is taken over without a difference`, async ({ page }) => {
    await serveInstead(page, folder);
    await open(page, `${path}?utm_source=mail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('so is one that was built in another year', async ({ page }) => {
  await serveInstead(page, folder);
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  await open(page, '/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${FIRM.name}`);
});
