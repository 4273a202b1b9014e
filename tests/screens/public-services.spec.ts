import { FIRM } from '@/content/firm';
import { put } from '../support/database';
import { holdDatabaseCalls } from '../support/database-calls';
import { BUILT_IN_SERVICES } from '../support/public-pages';
import { ARABIC, LONG_WORD, service } from '../support/sample-documents';
import { expect, open, test, withoutPrerenderedData } from '../support/test';

test('the grid shows the built-in services where none is stored', async ({ page }) => {
  await open(page, '/services');
  const main = page.getByRole('main');
  for (const name of BUILT_IN_SERVICES) {
    await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
});

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

test('shows six skeleton cards while services load', async ({ page }) => {
  const release = await holdDatabaseCalls(page, 'runQuery', '"services"');
  await withoutPrerenderedData(page);
  await open(page, '/admin/login');
  await page.getByRole('button', { name: /^Services/ }).click();
  await page.getByRole('link', { name: 'All services' }).click();
  const grid = page.getByRole('main').locator('ul[aria-busy="true"]');
  await expect(grid.locator('> li')).toHaveCount(6);
  await expect(grid.getByRole('link')).toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: 'Product Development' }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a failed read is logged, and the built-in services are shown', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to fetch services \(/);
  await page.route(/documents:runQuery/, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to fetch services'),
  );
  await open(page, '/services');
  await logged;
  await expect(page.getByRole('link', { name: 'Cloud Migration' }).first()).toBeVisible();
});

test('has a link to /about, and ‘Get Custom Quote’ leads to /contact', async ({ page }) => {
  await open(page, '/services');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Learn more about us' })).toHaveAttribute(
    'href',
    '/about',
  );
  await main.getByRole('link', { name: 'Get Custom Quote' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a service shows name, icon, description, long description and six Key Benefits', async ({
  page,
}) => {
  await put('services/data-masking', service());
  await open(page, '/services/data-masking');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Masking');
  await expect(page).toHaveTitle(`Data Masking | ${FIRM.name}`);
  await expect(main.locator('svg.lucide-database')).toHaveCount(1);
  await expect(main).toContainText('Test data that tells nothing about anybody.');
  await expect(main).toContainText('We replace names and numbers, and keep what your tests need.');
  await expect(main.getByRole('listitem').filter({ hasText: 'Rules per column' })).toHaveCount(1);

  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) });
  await expect(section('Key Benefits').getByRole('listitem')).toHaveCount(6);
  await expect(section('Related services').getByRole('link')).toHaveAttribute('href', '/services');
  await expect(main.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about');
  await main.getByRole('link', { name: 'Request Consultation' }).click();
  await expect(page).toHaveURL('/contact');
});

test('every service has the same benefits', async ({ page }) => {
  const benefits = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Key Benefits' }) })
    .getByRole('heading', { level: 3 });
  await open(page, '/services/upgrades');
  await expect(benefits).toHaveCount(6);
  const first = await benefits.allTextContents();
  await open(page, '/services/consulting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strategic Consulting');
  await expect(benefits).toHaveText(first);
});

test('an unknown color is shown as blue and an unknown icon as the default', async ({ page }) => {
  await put(
    'services/odd',
    service({ slug: 'odd', color: 'chartreuse', icon: '"><img src=x onerror=alert(1)>' }),
  );
  await open(page, '/services/odd');
  const icon = page.getByRole('main').locator('svg.lucide').first();
  await expect(icon).toHaveClass(/lucide-boxes/);
  await expect(icon).toHaveClass(/text-service-blue/);
  await expect(page.locator('img')).toHaveCount(0);
});

test('an unknown slug shows Service Not Found with a link to the services', async ({ page }) => {
  await open(page, '/services/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
  const main = page.getByRole('main');
  await expect(
    main.getByText("The service you're looking for doesn't exist.", { exact: true }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'View all services' }).click();
  await expect(page).toHaveURL('/services');
});

test('a service that can’t be read shows Service Not Found', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to fetch service/);
  await page.route(/documents:runQuery/, (route) => route.abort());
  await open(page, '/services/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
});

test('shows a loading text while an unknown slug is looked up', async ({ page }) => {
  const release = await holdDatabaseCalls(page, 'runQuery', '"stored-only"');
  await open(page, '/services/stored-only');
  await expect(page.getByRole('status').getByText('Loading service...')).toBeVisible();
  // Stored only now, so that the list of all services can't contain it.
  await put('services/stored-only', service({ name: 'Stored Only', slug: 'stored-only' }));
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stored Only');
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
