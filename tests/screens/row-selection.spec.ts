import type { Locator, Page } from '@playwright/test';
import { put } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const selected = (page: Page) => page.evaluate(() => getSelection()?.toString());

/** Moves the mouse from the start to the end of the text, with the button pressed. */
async function drag(page: Page, text: Locator) {
  await text.hover();
  const { left, right, top, bottom } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects()[0] as DOMRect;
  });
  const y = (top + bottom) / 2;
  await page.mouse.move(left + 1, y);
  await page.mouse.down();
  await page.mouse.move((left + right) / 2, y, { steps: 4 });
  await page.mouse.move(right - 1, y, { steps: 4 });
  await page.mouse.up();
}

/** Selects each text by a drag, and then opens the row with a click on the last text, which is still selected. */
async function expectSelectable(
  page: Page,
  row: Locator,
  texts: RegExp[],
  opened: string | RegExp,
) {
  const before = page.url();
  for (const text of texts) {
    await drag(page, row.getByText(text).first());
    expect(await selected(page)).toMatch(text);
  }
  expect(page.url()).toBe(before);
  const last = row.getByText(texts.at(-1) ?? '');
  await last.first().click();
  await expect(page).toHaveURL(opened);
}

test('text of rows, cards, and the SEO overview can be selected; a click on it opens them, also in a new tab', async ({
  page,
  context,
}) => {
  await put('contacts/ada', contact({ company: 'Analytical Engines', message: 'Plans.' }));
  await put('careers/one', career());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  const row = page.getByRole('article');
  await expectSelectable(
    page,
    row,
    [/^Grace Hopper$/, /^grace@example.com$/, /^Analytical Engines$/, /^Plans\.$/],
    '/admin/contacts?id=ada',
  );
  for (const click of [
    () => row.getByText('Plans.').click({ modifiers: ['ControlOrMeta'] }),
    () => row.getByRole('link', { name: 'Grace Hopper' }).click({ button: 'middle' }),
  ]) {
    // Not the event `page`, which Playwright sometimes doesn't send for a tab in the background.
    const opening = context.waitForEvent('request', (request) => request.isNavigationRequest());
    await click();
    expect((await opening).url()).toBe(page.url());
  }

  const jobs = page.getByRole('region', { name: 'Recent Jobs' }).getByRole('listitem');
  const total = page.getByRole('group', { name: 'Total Jobs' });
  await page.goto('/admin/dashboard');
  await expectSelectable(page, jobs, [/^Senior Oracle/, /^Engineering · /], /^[^?]*.admin.careers/);
  await page.goto('/admin/dashboard');
  await expectSelectable(page, total, [/^Total Jobs$/, /^1$/], '/admin/careers');
  await page.goto('/admin/seo');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  const about = page.getByRole('row', { name: /^About Page/ });
  await expectSelectable(page, about, [/^About Page$/, /^Default$/], '/admin/seo?page=about');
});
