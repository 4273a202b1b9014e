import { FIRM } from '@/content/firm';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, open, test } from '../support/test';

for (const { path, heading, isNotFound } of PUBLIC_PAGES) {
  test(`${path} has a header, a footer, a title and one main heading`, async ({
    page,
    expectConsoleErrors,
  }) => {
    if (isNotFound) expectConsoleErrors(/404/);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(/.{10,} \| ./);
    await expect.poll(async () => (await page.title()).split(' | ').at(-1)).toBe(FIRM.name);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
      isNotFound ? 1 : 0,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(isNotFound ? 0 : 1);
  });
}

test('the about page shows story, expertise, values and mission', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our story',
    'Our expertise',
    'Our values',
    'Our mission',
    'Bring us your plan, or the lack of one.',
  ]);
  const values = page.locator('section').filter({ has: page.getByText('Our values') });
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Excellence',
    'Partnership',
    'Innovation',
  ]);
  await expect(page.getByRole('main')).toContainText(`${FIRM.figures.years} years`);
  await expect(page.getByRole('main')).toContainText(`${FIRM.figures.projects} projects`);
});

test('the technology stack has six cards, each with a description and six capabilities', async ({
  page,
}) => {
  await open(page, '/technology-stack');
  const main = page.getByRole('main');
  const cards = main.locator('li').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Oracle',
    'Cloud',
    'Java',
    'Python',
    'JavaScript',
    'Database',
  ]);
  for (const card of await cards.all()) {
    await expect(card.getByRole('listitem')).toHaveCount(6);
    await expect(card.getByRole('paragraph')).toHaveText(/\w{3}/);
  }
});

for (const path of ['/cloud-migration', '/consulting', '/upgrades', '/managed-services']) {
  test(`${path} has a hero with a drawing of its own and a call to /contact`, async ({ page }) => {
    await open(page, path);
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hero.getByRole('img')).toHaveAccessibleName(/^Drawing: .{40,}/);
    await expect(hero.locator('a[href="/contact"]')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
  });
}

test('the four drawings differ', async ({ page }) => {
  const names = new Set<string | null>();
  for (const path of ['/cloud-migration', '/consulting', '/upgrades', '/managed-services']) {
    await open(page, path);
    names.add(await page.getByRole('main').getByRole('img').first().getAttribute('aria-label'));
  }
  expect(names.size).toBe(4);
});

test('an unknown path shows Page Not Found with links to home and services', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: 'Browse Services' }).click();
  await expect(page).toHaveURL('/services');
});
