import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

type Part = 'title' | 'description';

interface Row {
  part: Part;
  text: string;
  /** Parts between which a line may break. If undefined, lines break at spaces. */
  parts: string[] | undefined;
  /** Rounded width in px in Arial, Liberation Sans, and Arimo. Undefined for text that needs other fonts. */
  width: number | undefined;
}

const row = (part: Part) => (text: string, width?: number) => ({
  part,
  text: text.replaceAll('·', ''),
  // In text without spaces, a middle dot marks where a line may break.
  parts: text.includes('·') ? text.split('·') : undefined,
  width,
});
const title = row('title');
const description = row('description');

const SERVICES = 'Oracle and Cloud Services for';
const MOVES = 'Plumbline Consulting moves Oracle databases to the cloud, keeps them running, and';
const SELL = `${MOVES} upgrades them, so that enterprises can work on what they sell`;
const FAMILY_EMOJI = '👩‍👩‍👧‍👦';
const CHINESE = '数据·库·迁移·我们·您的·企业';

const ROWS: Row[] = [
  title('  Too   many    spaces  ', 156),
  // Exactly at the limit, and one pixel over.
  title(`${SERVICES} in York and all of data you Texas with`, 600),
  title(`${SERVICES} teams in New York it is for Texas with`, 601),
  // Wide capitals and kerning pairs.
  title(Array<string>(90).fill('W').join('·'), 1699),
  title('AVATAR To. Ty. VA Yo. LT. P. F.', 273),
  title('25+ years & 500+ projects: 100% Oracle, “quoted” – dashed — and ‘single’ words…', 743),
  // Precomposed and combining accents.
  title('Überführung von Datenbanken nach Größe: Öl, Übung, Äpfel', 543),
  title('Перенос баз данных Oracle в облако для крупных промышленных предприятий и банков', 827),
  description(`${SELL} in York and`, 990),
  description(`${SELL} all it SQL is`, 991),
  description(`${MOVES} in York and it Linux data`, 681),
  title('خدمات أوراكل والسحابة للشركات الكبيرة في نيويورك وحول العالم من مهندسين ذوي خبرة'),
  title(
    `🚀 Oracle ${FAMILY_EMOJI} for families 👍🏽 and flags 🇺🇸 🇩🇪 and everything else in the cloud`,
  ),
  title(Array<string>(5).fill(CHINESE).join('·')),
  description(`${FAMILY_EMOJI} 👍🏽 🇺🇸 1️⃣ `.repeat(20)),
];

const PARTS = {
  title: { size: '20px', field: 'Page Title', label: 'Title' },
  description: { size: '14px', field: 'Meta Description', label: 'Description' },
};

const DEVICES = {
  Desktop: { title: { width: 600, lines: 1 }, description: { width: 990, lines: 1 } },
  Mobile: { title: { width: 358, lines: 2 }, description: { width: 680, lines: 1 } },
};

interface Sample extends Row {
  font: string;
  bounds: { width: number; lines: number };
}

/** Measures each text on one line and truncates it if its layout exceeds its bounds. Runs in the page. */
async function measureSamples(samples: Sample[]) {
  await document.fonts.load("20px 'Search Result'", 'Aя');
  const box = document.createElement('div');
  box.style.wordBreak = 'keep-all';
  const line = document.createElement('span');
  line.style.whiteSpace = 'nowrap';
  // Without geometricPrecision, some systems round each letter's width to whole pixels.
  box.style.textRendering = line.style.textRendering = 'geometricPrecision';
  document.body.append(box, line);

  /** Whether the text fits in its bounds, which are widened by half a pixel because widths are rounded. */
  function fits(kept: string[], { font, bounds, parts }: Sample): boolean {
    Object.assign(box.style, { font, lineHeight: '50px', width: `${bounds.width + 0.49}px` });
    box.textContent = kept.join(parts ? '\u200b' : ' ');
    return box.offsetHeight <= 50 * bounds.lines && box.scrollWidth <= box.clientWidth;
  }

  const results = samples.map((sample) => {
    const whole = sample.text.replace(/\s+/g, ' ').trim();
    const parts = sample.parts ?? whole.split(' ');
    const cuts = parts.map((part, index) => {
      const last = part.replace(/[,;:.|–—]+$/, '');
      return [...parts.slice(0, index), `${last}\u00a0...`];
    });
    const cut = cuts.findLast((kept) => fits(kept, sample)) ?? [];
    line.style.font = sample.font;
    line.textContent = whole;
    return {
      width: Math.round(line.getBoundingClientRect().width),
      shown: fits(parts, sample)
        ? whole
        : cut.join(sample.parts ? '' : ' ').replace(/[\s|]*\s\.\.\.$/, ' ...'),
    };
  });
  box.remove();
  line.remove();
  return results;
}

/** Allows a difference of 1% + 1 px, because kerning varies by font and glyph positioning varies by system. */
function expectAbout(found: number | undefined, { width, text }: Row) {
  if (width === undefined) return;
  expect(found, text).toBeGreaterThanOrEqual(width - 1 - width / 100);
  expect(found, text).toBeLessThanOrEqual(width + 1 + width / 100);
}

test('the preview reports each text’s width and truncates the text where the browser would', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  const preview = page.getByRole('region', { name: 'Search Engine Preview' });
  for (const device of ['Desktop', 'Mobile'] as const) {
    const samples = ROWS.map((row) => ({
      ...row,
      font: `${PARTS[row.part].size} 'Search Result', Arial, sans-serif`,
      bounds: DEVICES[device][row.part],
    }));
    const results = await page.evaluate(measureSamples, samples);
    await preview.getByRole('radio', { name: device }).check();
    for (const [index, row] of ROWS.entries()) {
      const { part, text } = row;
      const result = results[index];
      expectAbout(result?.width, row);
      const { field, label } = PARTS[part];
      await page.getByLabel(field).fill(text);
      const verdict = result?.shown.endsWith(' ...') ? 'Cut off after' : 'Shown in full';
      const { width, lines } = DEVICES[device][part];
      const limit = lines > 1 ? `${lines} × ${width}` : width;
      await expect(preview.getByText(new RegExp(`^${label}:`))).toContainText(
        `${label}: ${result?.width.toLocaleString('en-US')} of ${limit} pixels. ${verdict}`,
      );
      await expect(preview.getByText(result?.shown ?? '', { exact: true })).toBeVisible();
    }
  }
});

test('without Arial or Liberation Sans, the site’s own font gives the same widths', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
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
