import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

interface Row {
  part: 'title' | 'description';
  text: string;
  /** Rounded width in px in Arial, Liberation Sans, and Arimo. */
  width: number;
}

const row = (part: Row['part']) => (text: string, width: number) => ({ part, text, width });
const title = row('title');
const description = row('description');

const SERVICES = 'Oracle and Cloud Services for';
const MOVES = 'Plumbline Consulting moves Oracle databases to the cloud, keeps them running, and';

const ROWS: Row[] = [
  // Exactly at the limit, and one pixel over.
  title(`${SERVICES} in York and all of data you Texas with`, 600),
  title(`${SERVICES} teams in New York it is for Texas with`, 601),
  // Kerning pairs, and another script.
  title('AVATAR To. Ty. VA Yo. LT. P. F.', 273),
  title('Перенос баз данных Oracle в облако для крупных промышленных предприятий и банков', 827),
  description(`${MOVES} in York and it Linux data`, 681),
];

const PARTS = {
  title: { size: '20px', field: 'Page Title', label: 'Title' },
  description: { size: '14px', field: 'Meta Description', label: 'Description' },
};

const DEVICES = {
  Desktop: { title: 600, description: 990 },
  Mobile: { title: 716, description: 680 },
};

/** Allows a difference of 1% + 1 px, because kerning varies by font and glyph positioning varies by system. */
function expectAbout(found: number | undefined, { width, text }: Row) {
  expect(found, text).toBeGreaterThanOrEqual(width - 1 - width / 100);
  expect(found, text).toBeLessThanOrEqual(width + 1 + width / 100);
}

test('the preview reports each text’s width, in any of its fonts, and ends a text that is too wide with an ellipsis', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  const preview = page.getByRole('region', { name: 'Search Engine Preview' });
  for (const device of ['Desktop', 'Mobile'] as const) {
    await preview.getByRole('radio', { name: device }).check();
    for (const row of ROWS) {
      const { field, label } = PARTS[row.part];
      await page.getByLabel(field).fill(row.text);
      const shown = preview.getByText(row.text);
      await expect(shown).toBeVisible();
      const verdict = await preview.getByText(new RegExp(`^${label}:`)).innerText();
      const [, pixels = '', limit, result] =
        /: ([\d,]+) of (\d+) pixels\. (Cut off|Shown in full)/.exec(verdict) ?? [];
      expectAbout(Number(pixels.replace(',', '')), row);
      expect(limit).toBe(String(DEVICES[device][row.part]));
      const isCut = await shown.evaluate(
        (element) =>
          element.scrollHeight > element.clientHeight &&
          getComputedStyle(element).webkitLineClamp !== 'none',
      );
      expect(isCut, row.text).toBe(Number(pixels.replace(',', '')) > Number(limit));
      expect(result).toBe(isCut ? 'Cut off' : 'Shown in full');
    }
  }

  // Without Arial or Liberation Sans, the site's own font must give the same widths.
  const samples = ROWS.map((row) => ({ size: PARTS[row.part].size, ...row }));
  const widths = await page.evaluate(async (texts) => {
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => style)
      .filter((style) => style.getPropertyValue('font-family').includes('Search Result'))
      .map((style) => {
        const [url = ''] = /url\([^)]+\)/.exec(style.getPropertyValue('src')) ?? [];
        const unicodeRange = style.getPropertyValue('unicode-range');
        return new FontFace('Only Of The Site', url, { unicodeRange });
      });
    for (const face of faces) document.fonts.add(await face.load());
    const line = document.createElement('span');
    Object.assign(line.style, { whiteSpace: 'nowrap', textRendering: 'geometricPrecision' });
    document.body.append(line);
    return texts.map(({ size, text }) => {
      line.style.font = `${size} 'Only Of The Site', monospace`;
      line.textContent = text;
      return Math.round(line.getBoundingClientRect().width);
    });
  }, samples);
  for (const [index, row] of ROWS.entries()) expectAbout(widths[index], row);
});
