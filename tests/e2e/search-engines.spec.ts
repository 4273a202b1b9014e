import { FIRM } from '@/content/firm';
import { SEO_PAGES } from '@/content/pages';
import { expectShown, openAndRefresh } from '../support/app-navigation';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

test('saved SEO settings are in the head of every page at its next load', async ({
  page,
  browser,
}) => {
  test.slow();
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  for (const { id, label } of SEO_PAGES) {
    await page.getByRole('tab', { name: label }).click();
    // Until the tab has opened, the fields are those of the tab before.
    const form = page.getByRole('tabpanel', { name: label });
    await form.getByLabel('Page Title').fill(`New title of ${id}`);
    await form.getByLabel('Meta Description').fill(`New description of ${id} & "more"`);
    await form.getByRole('textbox', { name: 'Keywords' }).fill(`${id} one, two`);
    await form.getByRole('button', { name: 'Save SEO Settings' }).click();
    await expect(page.getByText(`SEO settings updated for ${label}`).first()).toBeVisible();
  }

  const visitorContext = await browser.newContext();
  const visitorPage = await visitorContext.newPage();
  for (const { id, path } of SEO_PAGES) {
    await openAndRefresh(visitorPage, path);
    const expected = {
      title: `New title of ${id}`,
      'meta[name=description]': `New description of ${id} & "more"`,
      'meta[name=keywords]': `${id} one, two`,
      'meta[property="og:title"]': `New title of ${id}`,
      'meta[property="og:url"]': FIRM.siteUrl + path,
      'link[rel=canonical]': FIRM.siteUrl + path,
    };
    await expectShown(visitorPage, expected, path);
    for (const selector of Object.keys(expected)) {
      await expect(visitorPage.locator(selector), path).toHaveCount(1);
    }
  }
  await visitorContext.close();
});

test('the image of og:image exists and has the stated size', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const property = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const image = property('og:image');
  expect(image.startsWith(`${FIRM.siteUrl}/`)).toBe(true);
  const answer = await request.get(image.slice(FIRM.siteUrl.length));
  expect(answer.headers()['content-type']).toBe('image/png');
  const png = await answer.body();
  // Width and height in the first chunk of a PNG: https://www.w3.org/TR/png-3/#11IHDR
  expect(String(png.readUInt32BE(16))).toBe(property('og:image:width'));
  expect(String(png.readUInt32BE(20))).toBe(property('og:image:height'));
});
