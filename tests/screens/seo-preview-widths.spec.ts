import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

type Part = 'title' | 'description';

interface Row {
  part: Part;
  text: string;
  /** Between these a line may break; without them, at spaces. */
  parts: string[] | undefined;
}

interface MeasuredRow extends Row {
  /** In pixels, rounded, as measured in Arial, Liberation Sans, and Arimo. */
  width: number;
}

function row(part: Part, text: string): Row {
  // A middle dot marks where a text without spaces may break.
  const parts = text.includes('·') ? text.split('·') : undefined;
  return { part, text: text.replaceAll('·', ''), parts };
}

const title = (text: string, width: number): MeasuredRow => ({ ...row('title', text), width });
const description = (text: string, width: number): MeasuredRow => ({
  ...row('description', text),
  width,
});

/** The same characters, between each of which the text may break. */
const run = (character: string, count: number) => Array<string>(count).fill(character).join('·');

const SERVICES = 'Oracle and Cloud Services for';
const MOVES = 'Plumbline Consulting moves Oracle databases to the cloud, keeps them running, and';
const SELL = `${MOVES} upgrades them, so that enterprises can work on what they sell`;
const FAMILY_EMOJI = '👩‍👩‍👧‍👦';

const ROWS: MeasuredRow[] = [
  title('Oracle and Cloud Services | Plumbline Consulting', 442),
  title('Oracle Database Upgrades, Cloud Migration, and Managed Services for Enterprises', 745),
  title('Oracle Database Upgrades in New York, Texas, and, for all | of Plumbline', 647),
  title('  Too   many    spaces  ', 156),
  title('x', 10),
  // Exactly the limit, and a pixel more.
  title(`${SERVICES} in York and all of data you Texas with`, 600),
  title(`${SERVICES} teams in New York it is for Texas with`, 601),
  // Wide capitals, narrow letters, pairs that move together.
  title(run('W', 90), 1699),
  title(run('i·l', 70), 622),
  title('AVATAR To. Ty. VA Yo. LT. P. F.', 273),
  title('25+ years & 500+ projects: 100% Oracle, “quoted” – dashed — and ‘single’ words…', 743),
  // Accents, combining ones, too.
  title('Überführung von Datenbanken nach Größe: Öl, Übung, Äpfel', 543),
  title(
    'Cafe\u0301 re\u0301sume\u0301 nai\u0308ve coo\u0308peration for every e\u0301te\u0301 and de\u0301cembre deadline',
    610,
  ),
  title('Перенос баз данных Oracle в облако для крупных промышленных предприятий и банков', 827),
  description('Short.', 37),
  description('We move databases.\nWe keep them running.', 280),
  description(`${SELL} in York and`, 990),
  description(`${SELL} all it SQL is`, 991),
  description(`${MOVES} teams New of it Linux is`, 680),
  description(`${MOVES} in York and it Linux data`, 681),
  description(`${'word '.repeat(150)}end`, 5159),
];

/** Texts in fonts of the system: no width is known beforehand. */
const ROWS_IN_SYSTEM_FONTS: Row[] = [
  row(
    'title',
    'خدمات أوراكل والسحابة للشركات الكبيرة في نيويورك وحول العالم من مهندسين ذوي خبرة طويلة جدا',
  ),
  row(
    'title',
    `🚀 Oracle ${FAMILY_EMOJI} for families 👍🏽 and flags 🇺🇸 🇩🇪 and everything else in the cloud 1️⃣`,
  ),
  row('title', run(FAMILY_EMOJI, 40)),
  row('title', Array<string>(5).fill('数据·库·迁移·我们·您的·企业').join('·')),
  row('title', `Oracle ${'数据库 迁移 '.repeat(8)}| Plumbline`),
  row('description', 'ننقل قواعد بيانات أوراكل إلى السحابة ونشغلها ونحدثها. '.repeat(6)),
  row('description', `${FAMILY_EMOJI} 👍🏽 🇺🇸 1️⃣ `.repeat(20)),
  row('description', Array<string>(12).fill('数据·库·迁移·我们·您的·企业').join('·')),
];

const FONTS = {
  title: "20px 'Search Result', Arial, sans-serif",
  description: "14px 'Search Result', Arial, sans-serif",
};

const FIELDS = {
  title: { field: 'Page Title', label: 'Title' },
  description: { field: 'Meta Description', label: 'Description' },
};

const DEVICES = {
  Desktop: {
    title: { width: 600, lines: 1, limit: '600' },
    description: { width: 990, lines: 1, limit: '990' },
  },
  Mobile: {
    title: { width: 358, lines: 2, limit: '2 × 358' },
    description: { width: 680, lines: 1, limit: '680' },
  },
};

interface Question extends Row {
  font: string;
  room: { width: number; lines: number };
}

/** Runs in the browser: the width of each text on one line, and what the browser's layout shows of it in the room. */
async function askBrowser(questions: Question[]) {
  await document.fonts.load("20px 'Search Result'", 'Aя');
  const box = document.createElement('div');
  box.style.wordBreak = 'keep-all';
  const line = document.createElement('span');
  line.style.whiteSpace = 'nowrap';
  // Without rounding of the width of each letter to whole pixels, which some systems do.
  box.style.textRendering = line.style.textRendering = 'geometricPrecision';
  document.body.append(box, line);

  /** Whether the layout needs no more than the lines: half a pixel more, because widths are rounded. */
  function fits(kept: string[], { font, room, parts }: Question): boolean {
    Object.assign(box.style, { font, lineHeight: '50px', width: `${room.width + 0.49}px` });
    box.textContent = kept.join(parts ? '\u200b' : ' ');
    return box.offsetHeight <= 50 * room.lines && box.scrollWidth <= box.clientWidth;
  }

  const answers = questions.map((question) => {
    const whole = question.text.replace(/\s+/g, ' ').trim();
    const parts = question.parts ?? whole.split(' ');
    const cuts = parts.map((part, index) => {
      const last = part.replace(/[,;:.|–—]+$/, '');
      return [...parts.slice(0, index), `${last}\u00a0...`];
    });
    const cut = cuts.findLast((kept) => fits(kept, question)) ?? [];
    line.style.font = question.font;
    line.textContent = whole;
    return {
      width: Math.round(line.getBoundingClientRect().width),
      shown: fits(parts, question)
        ? whole
        : cut.join(question.parts ? '' : ' ').replace(/[\s|]*\s\.\.\.$/, ' ...'),
    };
  });
  box.remove();
  line.remove();
  return answers;
}

/** Arial, Liberation Sans, and Arimo differ in their kerning, and systems in how they place letters. */
function expectAbout(found: number | undefined, { width, text }: MeasuredRow) {
  expect(found, text).toBeGreaterThanOrEqual(width - 1 - width / 100);
  expect(found, text).toBeLessThanOrEqual(width + 1 + width / 100);
}

test('says for each text how wide it is and whether it is cut, and cuts as the layout of the browser does', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  const preview = page.getByRole('region', { name: 'Search Engine Preview' });
  for (const device of ['Desktop', 'Mobile'] as const) {
    const questions = [...ROWS, ...ROWS_IN_SYSTEM_FONTS].map((row) => ({
      ...row,
      font: FONTS[row.part],
      room: DEVICES[device][row.part],
    }));
    const answers = await page.evaluate(askBrowser, questions);
    await preview.getByRole('radio', { name: device }).check();
    for (const [index, row] of ROWS.entries()) expectAbout(answers[index]?.width, row);
    for (const [index, { part, text }] of questions.entries()) {
      const answer = answers[index];
      const { field, label } = FIELDS[part];
      await page.getByLabel(field).fill(text);
      const verdict = answer?.shown.endsWith(' ...') ? 'Cut after' : 'Shown whole';
      const { limit } = DEVICES[device][part];
      await expect(preview.getByText(new RegExp(`^${label}:`))).toContainText(
        `${label}: ${answer?.width.toLocaleString('en-US')} of ${limit} pixels. ${verdict}`,
      );
      await expect(preview.getByText(answer?.shown ?? '', { exact: true })).toBeVisible();
    }
  }
});

test('measures the same without Arial and Liberation Sans, in the font of the site', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  const questions = ROWS.map((row) => ({ size: FONTS[row.part].slice(0, 4), ...row }));
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
  }, questions);
  for (const [index, row] of ROWS.entries()) expectAbout(widths[index], row);
});

test('long texts widen no screen', async ({ page }) => {
  await openAsAdministrator(page, '/admin/seo', 'SEO Management');
  await page.getByLabel('Page Title').fill('W'.repeat(300));
  await page.getByLabel('Meta Description').fill('W'.repeat(1_000));
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const device of ['Desktop', 'Mobile']) {
      await page.getByRole('radio', { name: device }).check();
      const texts = page.getByRole('region', { name: / Preview$/ }).locator('p, li, a');
      const rightEdges = await texts.evaluateAll((all) =>
        all.map((text) => text.getBoundingClientRect().left + text.scrollWidth),
      );
      expect(Math.max(...rightEdges)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
