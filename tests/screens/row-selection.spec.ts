import type { Locator, Page } from '@playwright/test';
import { navigateInApp } from '../support/app-navigation';
import { put } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact, service } from '../support/sample-documents';
import { expect, test } from '../support/test';

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

test('text of rows and cards can be selected, and a click on it opens them', async ({
  page,
  browser,
}) => {
  await put('contacts/ada', contact({ company: 'Analytical Engines', message: 'Plans.' }));
  await put('careers/one', career());
  // Otherwise, the back office would store the built-in services, and say that they are waiting.
  await put('services/one', service());
  await put('seoSettings/about', { page: 'about', title: 'About', description: '', keywords: [] });
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  const message = page.getByRole('article').getByText('Plans.');
  for (const [path, row, texts, opened] of [
    ['/contacts', page.getByRole('article'), ['Grace Hopper', 'Plans.'], '/contacts?id=ada'],
    ['/dashboard', page.getByRole('group', { name: 'Total Jobs' }), ['Total Jobs'], '/careers'],
    ['/seo', page.getByRole('row', { name: /^About Page/ }), ['Too short'], '/seo?page=about'],
  ] as const) {
    await navigateInApp(page, `/admin${path}`);
    for (const text of texts) {
      // Again if data that arrives during the drag moves the row.
      await expect(async () => {
        await page.evaluate(() => getSelection()?.removeAllRanges());
        await drag(page, row.getByText(text, { exact: true }).first());
        expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);
      }).toPass({ timeout: 20_000 });
    }
    await expect(page).toHaveURL(`/admin${path}`);
    // This text is still selected.
    await row.getByText(texts.at(-1) ?? '', { exact: true }).click();
    await expect(page).toHaveURL(`/admin${opened}`);
  }

  await navigateInApp(page, '/admin/contacts?id=ada');
  // Playwright's events sometimes miss a tab in the background.
  const session = await browser.newBrowserCDPSession();
  const tabs = async () => {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos.filter(({ type, url }) => type === 'page' && url === page.url()).length;
  };
  await message.click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(tabs).toBe(2);
  await page.getByRole('article').getByRole('link').first().click({ button: 'middle' });
  await expect.poll(tabs).toBe(3);
});
