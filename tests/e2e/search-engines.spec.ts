import { FIRM } from '@/content/firm';
import { SEO_PAGES } from '@/content/pages';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, open, test } from '../support/test';

test('saved SEO settings are in the head of every page at its next load', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  for (const { id, label } of SEO_PAGES) {
    await page.getByRole('tab', { name: label }).click();
    await page.getByLabel('Page Title').fill(`New title of ${id}`);
    await page.getByLabel('Meta Description').fill(`New description of ${id} & "more"`);
    await page.getByRole('textbox', { name: 'Keywords' }).fill(`${id} one, two`);
    await page.getByRole('button', { name: 'Save SEO Settings' }).click();
    await expect(page.getByText(`SEO settings updated for ${label}`).first()).toBeVisible();
  }

  const visitorContext = await browser.newContext({ baseURL });
  const visitorPage = await visitorContext.newPage();
  for (const { id, path } of SEO_PAGES) {
    await open(visitorPage, path);
    // The refresh of prerendered data waits for an interaction.
    await visitorPage.keyboard.press('Shift');
    await expect(visitorPage).toHaveTitle(`New title of ${id}`);
    const content = (name: string) =>
      expect(visitorPage.locator(`meta[name="${name}"], meta[property="${name}"]`));
    await content('description').toHaveAttribute('content', `New description of ${id} & "more"`);
    await content('keywords').toHaveAttribute('content', `${id} one, two`);
    await content('og:title').toHaveAttribute('content', `New title of ${id}`);
    await content('og:url').toHaveAttribute('content', FIRM.siteUrl + path);
    await expect(visitorPage.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      FIRM.siteUrl + path,
    );
    await expect(visitorPage.locator('title')).toHaveCount(1);
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
