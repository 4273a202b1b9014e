import { FIRM } from '@/content/firm';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, open, test } from '../support/test';
import { buildDevelopmentSite, serveFrom } from '../support/static-site';

/*
 * React's production build ignores mismatched attributes. Its development build prints every hydration
 * mismatch as a console error, which fails the test.
 */

const folder = temporaryFolder('hydration');

// In one worker: each would build the site anew.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => buildDevelopmentSite(folder));

const STATIC_PAGES = PUBLIC_PAGES.filter(({ isNotFound }) => !isNotFound);

for (const { path, heading } of STATIC_PAGES) {
  test(`${path} hydrates without a mismatch`, async ({ page }) => {
    await serveFrom(page, folder);
    await open(page, `${path}?utm_source=mail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('a page that was built in another year hydrates without a mismatch', async ({ page }) => {
  await serveFrom(page, folder);
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  await open(page, '/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${FIRM.name}`);
});
