import { FIRM } from '@/content/firm';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, open, test } from '../support/test';

/* With React's development build, which also reports mismatched attributes: tests/components/hydration.test.tsx. */

// Rendered dates must not depend on the time zone, which is many hours from the build's.
test.use({ timezoneId: 'Pacific/Auckland' });

test('every public page hydrates, even in another time zone and year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  for (const { path, heading } of PUBLIC_PAGES.filter(({ isNotFound }) => !isNotFound)) {
    // A mismatch prints an error, which fails the test.
    await open(page, `${path}?utm_source=mail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${FIRM.name}`);
  }
});
