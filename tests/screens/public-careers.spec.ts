import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { put, putMany } from '../support/database';
import { APPLICATION, holdRequests } from '../support/network';
import { ARABIC, career, LONG_WORD, service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { overflow, shownLines } from '../support/text-checks';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search positions' });
const select = (page: Page, name: string) => page.getByRole('combobox', { name });

test('Back restores the filter and the scroll position of the list; filtering adds no history entries; a closed position is reported as not open', async ({
  page,
  expectConsoleErrors,
}) => {
  // The rules refuse reads of inactive positions.
  expectConsoleErrors(/403/);
  await putMany('careers', 12, (index) =>
    career({
      title: `Job ${index}`,
      department: index % 2 ? 'Cloud' : 'Delivery',
      description: 'Many words. '.repeat(120),
    }),
  );
  await put('careers/closed', career({ title: 'Job', isActive: false }));
  await open(page, '/careers');
  await expect(page.getByText('12 positions available', { exact: true })).toBeVisible();
  expect(await page.getByText('Many words.').first().evaluate(shownLines)).toBe(3);
  const entries = await page.evaluate(() => history.length);
  await search(page).pressSequentially('job');
  await select(page, 'Department').selectOption('Cloud');
  await expect(page.getByText('6 of 12 positions', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/careers?q=job&department=Cloud');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  const cards = page.locator('main h3 a');
  await cards.last().focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByText('6 of 12 positions', { exact: true })).toBeVisible();
  await expect(search(page)).toHaveValue('job');
  await expect(select(page, 'Department')).toHaveValue('Cloud');
  await expect(cards).toHaveCount(6);
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThan(2);
  await open(page, '/careers/closed');
  await expect(heading(page)).toHaveText('This Position Is Not Open');
});

test('a position prints with its text and the email address but without controls', async ({
  page,
}) => {
  await put('careers/dev', career({ salaryRange: '$1 to $2', description: 'Line 1\nLine 2' }));
  await put('careers/apex', career({ title: 'Oracle APEX Developer' }));
  // Slow, so that the page with the former URL could load its entry script before it redirects.
  await page.route('**/careers/dev', async (route) => {
    await setTimeout(1_000);
    await route.fallback();
  });
  await open(page, '/careers?job=dev');
  await expect(page).toHaveURL('/careers/dev');
  await expect(heading(page)).toHaveText('Senior Oracle Developer');
  const text = page.getByRole('article').getByText('Line 1');
  expect(await text.innerText()).toBe('Line 1\nLine 2');
  await expect(page.getByRole('link', { name: 'Oracle APEX Developer' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').locator('a:visible, button:visible')).toHaveCount(0);
  await expect(page.getByText('$1 to $2').and(page.locator(':visible'))).toHaveCount(1);
  await expect(page.getByText(FIRM.careersEmail)).toBeVisible();
});

test('right-to-left text and very long words in positions and services fit in a width of 320 px', async ({
  page,
}) => {
  const long = { description: `${ARABIC} ${LONG_WORD}` };
  await putMany('careers', 4, () =>
    career({
      ...{ title: LONG_WORD, department: ARABIC, location: LONG_WORD, type: LONG_WORD },
      ...{ salaryRange: LONG_WORD, requirements: [LONG_WORD, ARABIC], ...long },
    }),
  );
  const features = [LONG_WORD, ARABIC];
  await put(
    'services/odd',
    service({ name: LONG_WORD, slug: 'odd', longDescription: ARABIC, features, ...long }),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/careers');
  await page.getByRole('checkbox', { name: 'Filters' }).check();
  await select(page, 'Location').selectOption(LONG_WORD);
  await search(page).fill(ARABIC);
  await expect(page.getByText('4 of 4 positions', { exact: true })).toBeVisible();
  await expect(search(page)).toHaveCSS('direction', 'rtl');
  expect(await page.evaluate(overflow)).toEqual([]);
  await page.getByRole('link', { name: LONG_WORD }).first().click();
  await expect(heading(page)).toHaveText(LONG_WORD);
  expect(await page.evaluate(overflow)).toEqual([]);
  await expect(page.getByText(ARABIC, { exact: true }).last()).toHaveCSS('direction', 'rtl');

  await page.goto('/services/odd');
  const feature = page.getByRole('main').getByRole('listitem').getByText(ARABIC, { exact: true });
  await expect(feature).toHaveCSS('direction', 'rtl');
  expect(await page.evaluate(overflow)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'View all services' }).click();
  await expect(page.locator('main h3 a[href^="/services/"]')).toHaveText([LONG_WORD]);
  expect(await page.evaluate(overflow)).toEqual([]);
});

test('before hydration, the filters can be expanded on a phone, and input, selections, and clicks are preserved; a filter in the URL applies without any interaction', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await putMany('careers', 4, (index) =>
    career({ title: `Job ${index}`, location: index === 1 ? 'Boston or remote' : 'Denver, CO' }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, APPLICATION);
  await page.goto('/careers');
  const first = page.getByRole('listitem').filter({ hasText: 'View position' }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(select(page, 'Location')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Filters' }).check();
  await search(page).fill('job');
  await select(page, 'Location').selectOption('Remote');
  release();
  await expect(page.getByText('1 of 4 positions', { exact: true })).toBeVisible();
  await expect(search(page)).toHaveValue('job');
  await expect(page).toHaveURL('/careers?q=job&location=Remote');

  await page.unrouteAll();
  // Otherwise, the position would no longer be open once the page has refreshed its content.
  await put('careers/senior-oracle-developer', career());
  const releaseAgain = await holdRequests(page, APPLICATION);
  await page.goto('/careers/senior-oracle-developer');
  await page.getByRole('button', { name: 'Copy link' }).click();
  releaseAgain();
  await expect(page.getByText('Link copied')).toBeVisible();

  // With the clock paused, the idle timer can't load the application.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
  const application = page.waitForRequest(APPLICATION);
  await page.goto('/careers?type=internship');
  await application;
});
