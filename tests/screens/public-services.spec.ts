import { put } from '../support/database';
import { ARABIC, LONG_WORD, service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

test('the grid shows the stored services, each linked to its page', async ({ page }) => {
  await put('services/a', service({ name: 'Alpha', slug: 'alpha' }));
  await put('services/b', service({ name: 'Beta', slug: 'beta' }));
  await open(page, '/services');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Read more' });
  await expect(cards.getByRole('heading')).toHaveText(['Alpha', 'Beta']);
  await cards.last().click();
  await expect(page).toHaveURL('/services/beta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beta');
});

test('another slug scrolls to the top and shows that service', async ({ page }) => {
  await open(page, '/services/upgrades');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cloud Migration' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud Migration');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('right-to-left text and very long words fit 320 px', async ({ page }) => {
  await put(
    'services/odd',
    service({
      name: `${LONG_WORD}`,
      slug: 'odd',
      description: ARABIC,
      longDescription: `${ARABIC} ${LONG_WORD}`,
      features: [LONG_WORD, ARABIC],
    }),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/services/odd');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_WORD);
  await expect(page.getByText(ARABIC, { exact: true }).first()).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  const direction = await page
    .getByRole('listitem')
    .getByText(ARABIC, { exact: true })
    .evaluate((element) => getComputedStyle(element).direction);
  expect(direction).toBe('rtl');
  await page.getByRole('main').getByRole('link', { name: 'View all services' }).click();
  await expect(page.getByRole('link', { name: LONG_WORD }).first()).toBeVisible();
  expect(await overflow()).toBe(0);
});
