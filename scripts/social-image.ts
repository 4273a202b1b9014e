import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { FIRM, SOCIAL_IMAGE } from '../src/content/firm';
import tailwind from '../tailwind.config';
import { BROWSER_ARGS, findBrowser } from './browser';
import { ROOT } from './processes';
import { runCommand } from './run-command';

const FONT = '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2';
const TARGET = join(ROOT, 'public', SOCIAL_IMAGE.path);

/*
 * `npm run social-image`: draws the picture that link previews show of every page, from the firm's words and
 * the site's tokens. The result is committed.
 */
runCommand(async () => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  const { width, height } = SOCIAL_IMAGE;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(drawing());
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: TARGET });
  await browser.close();
  console.log(`${TARGET}: ${readFileSync(TARGET).length} bytes.`);
});

function drawing(): string {
  const { paper, ink, rule, firm, action } = tailwind.theme.colors;
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT)).toString('base64');
  const { years, projects } = FIRM.figures;
  return `<!doctype html><style>
    @font-face { font-family: Heading; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0 }
    text { font: 600 34px Heading; fill: ${ink.DEFAULT} }
    .soft { fill: ${ink.soft} }
  </style>
  <svg width="1200" height="630" viewBox="0 0 1200 630">
    <defs>
      <pattern id="grid" width="30" height="30" patternUnits="userSpaceOnUse">
        <path d="M30 0H0V30" fill="none" stroke="${rule.grid}"/>
      </pattern>
    </defs>
    <rect width="1200" height="630" fill="${paper.DEFAULT}"/>
    <rect width="1200" height="630" fill="url(#grid)"/>
    <rect x="30" y="30" width="1140" height="570" fill="none" stroke="${ink.DEFAULT}" stroke-width="2"/>
    <rect x="42" y="42" width="1116" height="546" fill="none" stroke="${rule.strong}"/>
    <g stroke="${action.DEFAULT}" stroke-width="5">
      <path d="M930 42V430" />
      <path d="M880 44h100" stroke-width="8"/>
    </g>
    <path d="M930 540 890 440c0-34 80-34 80 0Z" fill="${action.DEFAULT}"/>
    <g stroke="${firm.DEFAULT}" stroke-width="3" fill="${paper.DEFAULT}">
      <rect x="790" y="150" width="110" height="60"/><rect x="790" y="260" width="110" height="60"/>
      <rect x="960" y="150" width="110" height="60" fill="${firm.DEFAULT}"/>
      <rect x="960" y="260" width="110" height="60" fill="${firm.DEFAULT}"/>
      <path d="M845 210v50M1015 210v50" fill="none"/>
    </g>
    <text x="96" y="230" style="font-size: 84px; fill: ${firm.DEFAULT}">${FIRM.shortName}</text>
    <text x="98" y="290" style="font-size: 44px">${FIRM.name.slice(FIRM.shortName.length + 1)}</text>
    <path d="M98 330H560" stroke="${rule.strong}" stroke-width="2"/>
    <text x="98" y="390" class="soft">Oracle and cloud services</text>
    <text x="98" y="436" class="soft">for enterprises</text>
    <text x="98" y="540" style="fill: ${firm.DEFAULT}">${years} years, ${projects} projects</text>
  </svg>`;
}
