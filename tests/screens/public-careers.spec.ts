import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { FIRM } from '@/content/firm';
import { put, putMany } from '../support/database';
import { ARABIC, career, LONG_WORD } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

/** Number of visible lines of the element with this text. */
function shownLines(page: Page, text: string) {
  return page
    .getByText(text)
    .first()
    .evaluate((element) =>
      Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
    );
}

test('only active positions are listed, newest first, with their number', async ({ page }) => {
  const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);
  await put('careers/old', career({ title: 'Old One', createdAt: daysAgo(9) }));
  await put('careers/new', career({ title: 'New One', createdAt: daysAgo(1) }));
  await put('careers/closed', career({ title: 'Inactive One', isActive: false }));
  await open(page, '/careers');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(cards.filter({ hasText: 'One' })).toHaveText(['New One', 'Old One']);
  await expect(page.getByText('2 positions available', { exact: true })).toBeVisible();
});

test('the text of a card is clamped to three lines', async ({ page }) => {
  await put('careers/long', career({ description: 'Many words of a description. '.repeat(60) }));
  await put('careers/short', career({ title: 'Short', description: 'Two words.' }));
  await open(page, '/careers');
  await expect(page.getByText('2 positions available')).toBeVisible();
  expect(await shownLines(page, 'Many words of a description.')).toBe(3);
  expect(await shownLines(page, 'Two words.')).toBe(1);
});

test('shows 50 positions at a time, and their number once all are loaded', async ({ page }) => {
  await putMany('careers', 53, (index) => career({ title: `Job ${index}` }));
  await open(page, '/careers');
  const cards = page.getByRole('heading', { level: 3, name: /^Job/ });
  await expect(cards).toHaveCount(50);
  await expect(page.getByText('50+ positions available', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(53);
  await expect(page.getByText('53 positions available', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test.describe('the finder', () => {
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search positions' });
  const select = (page: Page, name: string) => page.getByRole('combobox', { name });
  const cards = (page: Page) => page.getByRole('heading', { level: 3, name: /^Job/ });

  test('keeps its filter and the place in the list for Back, without entries in the history', async ({
    page,
  }) => {
    await putMany('careers', 12, (index) =>
      career({
        title: `Job ${index}`,
        department: index % 2 ? 'Cloud' : 'Delivery',
        location: 'Denver, CO',
      }),
    );
    await open(page, '/careers');
    await expect(page.getByText('12 positions available', { exact: true })).toBeVisible();
    const entries = await page.evaluate(() => history.length);
    await search(page).pressSequentially('job');
    await select(page, 'Department').selectOption('Cloud');
    await select(page, 'Location').selectOption('Denver, CO');
    await expect(page.getByText('6 of 12 positions', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/careers?q=job&department=Cloud&location=Denver%2C+CO');
    expect(await page.evaluate(() => history.length)).toBe(entries);

    const last = cards(page).last().getByRole('link');
    await last.focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Job/ })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByText('6 of 12 positions', { exact: true })).toBeVisible();
    await expect(search(page)).toHaveValue('job');
    await expect(select(page, 'Department')).toHaveValue('Cloud');
    await expect(cards(page)).toHaveCount(6);
    await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThan(2);
  });

  test('keeps what was typed just before a position was opened', async ({ page }) => {
    await putMany('careers', 4, (index) => career({ title: `Job ${index}` }));
    await open(page, '/careers');
    await search(page).fill('job 2');
    await page.getByRole('link', { name: 'Job 2' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job 2');
    await page.goBack();
    await expect(page).toHaveURL('/careers?q=job+2');
    await expect(page.getByText('1 of 4 positions', { exact: true })).toBeVisible();
  });

  test('starts from its URL, and all positions come back when nothing matches', async ({
    page,
  }) => {
    await putMany('careers', 4, (index) => career({ title: `Job ${index}` }));
    await open(page, '/careers?type=contract');
    await expect(page.getByRole('heading', { name: 'No position matches' })).toBeVisible();
    await expect(select(page, 'Job Type')).toHaveValue('contract');
    await page.getByRole('button', { name: 'Show all positions' }).click();
    await expect(page.getByText('4 positions available', { exact: true })).toBeFocused();
    await expect(cards(page)).toHaveCount(4);
    await expect(page).toHaveURL('/careers');
  });

  test('with right-to-left and very long values fits 320 px', async ({ page }) => {
    await putMany('careers', 4, () =>
      career({ title: ARABIC, department: ARABIC, location: LONG_WORD, type: LONG_WORD }),
    );
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/careers');
    await select(page, 'Location').selectOption(LONG_WORD);
    await search(page).fill(ARABIC);
    await expect(page.getByText('4 of 4 positions', { exact: true })).toBeVisible();
    await expect(search(page)).toHaveCSS('direction', 'rtl');
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
});

test.describe('one position', () => {
  test('opens from its card, keeps its line breaks, and leads back to the list', async ({
    page,
  }) => {
    await put('careers/dev', career({ description: 'Line 1\nLine 2' }));
    await open(page, '/careers');
    await page.getByRole('link', { name: 'Senior Oracle Developer' }).click();
    await expect(page).toHaveURL('/careers?job=dev');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const article = page.getByRole('article');
    await expect(article.getByText('Line 1')).toHaveCSS('white-space', /pre-wrap|preserve/);

    await article.getByRole('link', { name: 'All positions' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('link', { name: 'Senior Oracle Developer' })).toBeVisible();
  });

  test('opens from its URL, which can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await put('careers/dev', career());
    await open(page, '/careers?job=dev');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Oracle Developer');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('that is inactive or unknown is not open, which the database does not tell apart', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/403/);
    await put('careers/closed', career({ isActive: false }));
    for (const id of ['closed', 'nobody']) {
      await open(page, `/careers?job=${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Position Is Not Open');
    }
    await page.getByRole('link', { name: 'See all positions' }).click();
    await expect(page).toHaveURL('/careers');
  });

  test('leads to similar positions', async ({ page }) => {
    await put('careers/dev', career());
    await put('careers/apex', career({ title: 'Oracle APEX Developer' }));
    await open(page, '/careers?job=dev');
    await page.getByRole('link', { name: 'Oracle APEX Developer' }).click();
    await expect(page).toHaveURL('/careers?job=apex');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Senior Oracle Developer' })).toBeVisible();
  });

  test('prints its text and the e-mail address without controls', async ({ page }) => {
    await put('careers/dev', career({ salaryRange: '$1 to $2' }));
    await put('careers/apex', career({ title: 'Oracle APEX Developer' }));
    await open(page, '/careers?job=dev');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Oracle Developer');
    await expect(page.getByRole('link', { name: 'Oracle APEX Developer' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').locator('a:visible, button:visible')).toHaveCount(0);
    await expect(page.getByText('$1 to $2').and(page.locator(':visible'))).toHaveCount(1);
    await expect(page.getByText(FIRM.careersEmail)).toBeVisible();
  });

  test('with right-to-left text and very long words fits 320 px', async ({ page }) => {
    await put(
      'careers/odd',
      career({
        title: LONG_WORD,
        department: ARABIC,
        location: LONG_WORD,
        salaryRange: LONG_WORD,
        description: `${ARABIC} ${LONG_WORD}`,
        requirements: [LONG_WORD, ARABIC],
      }),
    );
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await open(page, '/careers');
    await expect(page.getByRole('link', { name: LONG_WORD })).toBeVisible();
    expect(await overflow()).toBe(0);
    await page.getByRole('link', { name: LONG_WORD }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_WORD);
    expect(await overflow()).toBe(0);
    await expect(page.getByText(ARABIC, { exact: true }).last()).toHaveCSS('direction', 'rtl');
  });
});
