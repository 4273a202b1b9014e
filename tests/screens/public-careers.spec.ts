import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { put, putMany } from '../support/database';
import { APPLICATION, holdRequests } from '../support/network';
import { openAsAdministrator } from '../support/open-as-administrator';
import { ARABIC, career, contact, LONG_WORD, service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { overflow, shownLines } from '../support/text-checks';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search positions' });
const select = (page: Page, name: string) => page.getByRole('combobox', { name });
const count = (page: Page, text: string) => page.getByText(text, { exact: true });

test('Back restores the filter and the scroll position of the list', async ({ page }) => {
  await putMany('careers', 12, (index) =>
    career({
      title: `Job ${index}`,
      department: index % 2 ? 'Cloud' : 'Delivery',
      description: 'Many words. '.repeat(120),
    }),
  );
  await open(page, '/careers');
  await expect(count(page, '12 positions available')).toBeVisible();
  expect(await page.getByText('Many words.').first().evaluate(shownLines)).toBe(3);
  const entries = await page.evaluate(() => history.length);
  await search(page).pressSequentially('job');
  await select(page, 'Department').selectOption('Cloud');
  await expect(count(page, '6 of 12 positions')).toBeVisible();
  await expect(page).toHaveURL('/careers?q=job&department=Cloud');
  // Filtering adds no history entries.
  expect(await page.evaluate(() => history.length)).toBe(entries);

  const cards = page.locator('main h3 a');
  await cards.last().focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(count(page, '6 of 12 positions')).toBeVisible();
  await expect(search(page)).toHaveValue('job');
  await expect(select(page, 'Department')).toHaveValue('Cloud');
  await expect(cards).toHaveCount(6);
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThan(2);
});

test('the former URL of a position redirects; the position prints without controls', async ({
  page,
  expectConsoleErrors,
}) => {
  // The rules refuse reads of inactive positions.
  expectConsoleErrors(/403/);
  await put('careers/closed', career({ isActive: false }));
  await put('careers/dev', career({ salaryRange: '$1 to $2', description: 'Line 1\nLine 2' }));
  await put('careers/apex', career({ title: 'Oracle APEX Developer' }));
  await open(page, '/careers/closed');
  await expect(heading(page)).toHaveText('This Position Is Not Open');
  // Slow, so that the page with the former URL could load its entry script before it redirects.
  await page.route('**/careers/dev', async (route) => {
    await setTimeout(1_000);
    await route.fallback();
  });
  await page.goto('/careers?job=dev');
  await expect(page).toHaveURL('/careers/dev');
  await expect(heading(page)).toHaveText('Senior Oracle Developer');
  const text = page.getByRole('article').getByText('Line 1');
  expect(await text.innerText()).toBe('Line 1\nLine 2');
  await page.mouse.move(10, 10);
  await expect(page.getByRole('link', { name: 'Oracle APEX Developer' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').locator('a:visible, button:visible')).toHaveCount(0);
  await expect(page.getByText('$1 to $2').and(page.locator(':visible'))).toHaveCount(1);
  await expect(page.getByText(FIRM.careersEmail)).toBeVisible();
});

test('right-to-left text and very long words fit in a width of 320 px', async ({ page }) => {
  const long = { description: `${ARABIC} ${LONG_WORD}` };
  const lines = { title: LONG_WORD, department: ARABIC, location: LONG_WORD, type: LONG_WORD };
  const lists = { requirements: [LONG_WORD, ARABIC], salaryRange: LONG_WORD };
  await putMany('careers', 4, () => career({ ...lines, ...lists, ...long }));
  const features = [LONG_WORD, ARABIC];
  await put('services/odd', service({ name: LONG_WORD, slug: 'odd', features, ...long }));
  await page.setViewportSize({ width: 320, height: 700 });
  const expectToFit = async () => expect(await page.evaluate(overflow)).toEqual([]);
  await open(page, '/careers');
  await page.getByRole('checkbox', { name: 'Filters' }).check();
  await select(page, 'Location').selectOption(LONG_WORD);
  await search(page).fill(ARABIC);
  await expect(count(page, '4 of 4 positions')).toBeVisible();
  await expect(search(page)).toHaveCSS('direction', 'rtl');
  await expectToFit();
  await page.getByRole('link', { name: LONG_WORD }).first().click();
  await expect(heading(page)).toHaveText(LONG_WORD);
  await expectToFit();
  const item = page.getByRole('main').getByRole('listitem').getByText(ARABIC, { exact: true });
  await expect(item.last()).toHaveCSS('direction', 'rtl');
  await page.goto('/services/odd');
  await expect(heading(page)).toHaveText(LONG_WORD);
  await expect(item).toHaveCSS('direction', 'rtl');
  await expectToFit();
  await page.getByRole('main').getByRole('link', { name: 'View all services' }).click();
  await expect(page.locator('main h3 a[href^="/services/"]')).toHaveText([LONG_WORD]);
  await expectToFit();
});

test('text with hundreds of combining marks doesn’t overlap its neighbors', async ({ page }) => {
  // After a space, the marks can't form composed characters, so they stack.
  const marks = `Z ${'\u0300'.repeat(300)}`;
  for (const [day, isMarked] of [false, true, false].entries()) {
    const createdAt = new Date(2026, 0, 9 - day);
    await put(`careers/${day}`, career({ createdAt, ...(isMarked && { department: marks }) }));
    await put(`contacts/${day}`, contact({ createdAt, ...(isMarked && { message: marks }) }));
  }
  const expectApart = async (rows: Locator) => {
    const marked = rows.filter({ has: page.getByText(marks, { exact: true }) });
    await expect(marked).toBeVisible();
    await expect(rows).toHaveCount(3);
    // Blank neighbors, because browsers don't draw a text twice with exactly the same pixels.
    await rows
      .filter({ hasNotText: marks })
      .locator('> *')
      .evaluateAll((parts: HTMLElement[]) => {
        for (const part of parts) part.style.visibility = 'hidden';
      });
    const pictures = async () => [await rows.first().screenshot(), await rows.last().screenshot()];
    const withMarks = await pictures();
    await marked.evaluate((element) => (element.style.visibility = 'hidden'));
    expect(await pictures()).toEqual(withMarks);
  };
  await open(page, '/careers');
  await expectApart(page.getByRole('main').getByRole('listitem').filter({ hasText: 'View' }));
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expectApart(page.getByRole('article'));
});

test('before hydration, input, selections, and clicks are preserved', async ({ page, context }) => {
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
  await expect(count(page, '1 of 4 positions')).toBeVisible();
  await expect(search(page)).toHaveValue('job');
  await expect(page).toHaveURL('/careers?q=job&location=Remote');

  await page.unrouteAll();
  // Otherwise, the position would no longer be open once the page has refreshed its content.
  await put('careers/senior-oracle-developer', career());
  // Not even the entry script has run when the button is clicked.
  const releaseAgain = await holdRequests(page, /assets\/(start|site)-/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/careers/senior-oracle-developer');
  await page.getByRole('button', { name: 'Copy link' }).click();
  releaseAgain();
  await expect(page.getByText('Link copied')).toBeVisible();

  // A filter in the URL applies without interaction, before the page is idle.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const application = page.waitForRequest(APPLICATION);
  await page.goto('/careers?type=internship');
  await application;
});
