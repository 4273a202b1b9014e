import { put } from '../support/database';
import { ARABIC, LONG_WORD, service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { overflow } from '../support/text-checks';

test('right-to-left text and very long words fit in a width of 320 px; opening another service scrolls to the top', async ({
  page,
}) => {
  await put(
    'services/odd',
    service({
      name: LONG_WORD,
      slug: 'odd',
      description: ARABIC,
      longDescription: `${ARABIC} ${LONG_WORD}`,
      features: [LONG_WORD, ARABIC],
    }),
  );
  await put('services/plain', service());
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/services/odd');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(LONG_WORD);
  await expect(page.getByText(ARABIC, { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(overflow)).toEqual([]);
  const feature = page.getByRole('listitem').getByText(ARABIC, { exact: true });
  await expect(feature).toHaveCSS('direction', 'rtl');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data Masking' }).click();
  await expect(heading).toHaveText('Data Masking');
  await expect(heading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'View all services' }).click();
  await expect(page.locator('main h3 a[href^="/services/"]')).toHaveText([
    LONG_WORD,
    'Data Masking',
  ]);
  expect(await page.evaluate(overflow)).toEqual([]);
});
