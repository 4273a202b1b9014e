import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

const MOVES = 'Plumbline Consulting moves Oracle databases to the cloud, keeps them running, and';
const SELL = `${MOVES} upgrades them, so that enterprises can work on what they sell`;

/** Texts with their rounded width in px in Arial, Liberation Sans, and the site's own Arimo. */
const ROWS = [
  // Exactly at the limit of a desktop, and one pixel over.
  ['Title', 'Oracle and Cloud Services for in York and all of data you Texas with', 600],
  ['Title', 'Oracle and Cloud Services for teams in New York it is for Texas with', 601],
  // Kerning pairs, punctuation, accents, and another script.
  ['Title', 'AVATAR To. Ty. VA Yo. LT. P. F.', 273],
  ['Title', '25+ years & 500+ projects: 100% Oracle, “quoted” – dashed — and ‘single’ words…', 743],
  ['Title', 'Überführung von Datenbanken nach Größe: Öl, Übung, Äpfel', 543],
  [
    'Title',
    'Перенос баз данных Oracle в облако для крупных промышленных предприятий и банков',
    827,
  ],
  ['Description', `${SELL} in York and`, 990],
  ['Description', `${SELL} all it SQL is`, 991],
  ['Description', `${MOVES} in York and it Linux data`, 681],
] as const;

const PARTS = {
  Title: { size: '20px', field: 'Page Title' },
  Description: { size: '14px', field: 'Meta Description' },
};
const LIMITS = {
  Desktop: { Title: 600, Description: 990 },
  Mobile: { Title: 716, Description: 680 },
};

/** Allows a difference of 1% + 1 px, because kerning varies by font and glyph positioning varies by system. */
function expectAbout(found: number | undefined, width: number, text: string) {
  expect(Math.abs((found ?? 0) - width), text).toBeLessThanOrEqual(1 + width / 100);
}

/** Measures texts in the font that the site has for systems without Arial or Liberation Sans. Runs in the page. */
async function widthsInOwnFont(texts: [font: string, text: string][]) {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    if (!rule.style.getPropertyValue('font-family').includes('Search Result')) continue;
    const [url = ''] = /url\([^)]+\)/.exec(rule.style.getPropertyValue('src')) ?? [];
    const unicodeRange = rule.style.getPropertyValue('unicode-range');
    document.fonts.add(await new FontFace('Own', url, { unicodeRange }).load());
  }
  const line = document.createElement('span');
  Object.assign(line.style, { whiteSpace: 'nowrap', textRendering: 'geometricPrecision' });
  document.body.append(line);
  return texts.map(([size, text]) => {
    line.style.font = `${size} Own, monospace`;
    line.textContent = text;
    return Math.round(line.getBoundingClientRect().width);
  });
}

test('the preview reports widths, in any font, and cuts off what is too wide', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  const preview = page.getByRole('region', { name: 'Search Engine Preview' });
  await expect(preview.locator('div')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const device of ['Desktop', 'Mobile'] as const) {
    await preview.getByRole('radio', { name: device }).check();
    for (const [part, text, width] of ROWS) {
      await page.getByLabel(PARTS[part].field).fill(text);
      const shown = preview.getByText(text);
      await expect(shown).toBeVisible();
      const limit = LIMITS[device][part];
      const verdict = await preview.getByText(new RegExp(`^${part}:`)).innerText();
      const [, pixels = '', result] =
        new RegExp(`: ([\\d,]+) of ${limit} pixels\\. (Cut off|Shown in full)`).exec(verdict) ?? [];
      const found = Number(pixels.replace(',', ''));
      expectAbout(found, width, text);
      const isCut = await shown.evaluate(
        (element) =>
          element.scrollHeight > element.clientHeight &&
          getComputedStyle(element).webkitLineClamp !== 'none',
      );
      expect(isCut, text).toBe(found > limit);
      expect(result).toBe(isCut ? 'Cut off' : 'Shown in full');
    }
  }
  const samples = ROWS.map(([part, text]): [string, string] => [PARTS[part].size, text]);
  const widths = await page.evaluate(widthsInOwnFont, samples);
  for (const [index, [, text, width]] of ROWS.entries()) expectAbout(widths[index], width, text);
});
