import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { LOGO } from '../src/content/mark';
import { SOCIAL_IMAGE } from '../src/content/social-image';
import { brandTexts, faviconIco, faviconSvg, ICON_SIZE, socialImage } from './tools/brand-images';
import { BROWSER_ARGS, findBrowser } from './tools/browser';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';

const ASCII = characters(0x20, 0x7e);
const PUNCTUATION = '–—‘’“”…';

/** Characters outside these lists use the fallback font. */
const FONTS = [
  {
    source: '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2',
    target: 'zilla-slab-600.woff2',
    text: `${ASCII}${PUNCTUATION}©`,
  },
  {
    source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    target: 'ibm-plex-sans-400-700.woff2',
    // Text and names in Western European languages.
    text: `${ASCII}${PUNCTUATION}${characters(0xa0, 0xff)}Œœ•€™`,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

/*
 * `npm run brand` draws the favicon, the logo, and the link preview image from src/content/firm-facts.ts, mark.ts, and
 * tailwind.config.ts, and reduces the fonts to the characters and weights in use. Commit the results.
 */
runCommand(async () => {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const page = await browser.newPage();
  const draw = async (svg: string, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.setContent(
      `<!doctype html><style>svg { position: fixed; inset: 0; width: 100%; height: 100% }</style>${svg}`,
    );
    await page.evaluate('document.fonts.ready');
    return page.screenshot({ omitBackground: true });
  };
  const write = (path: string, content: string | Buffer) => {
    writeFileSync(join(ROOT, path), content);
    console.log(`${path}: ${content.length} bytes`);
  };
  const { width, height, path } = SOCIAL_IMAGE;
  write(`public${path}`, await draw(socialImage(), width, height));
  write(`public${LOGO.path}`, await draw(faviconSvg(), LOGO.size, LOGO.size));
  write('public/favicon.ico', faviconIco(await draw(faviconSvg(), ICON_SIZE, ICON_SIZE)));
  await browser.close();
  for (const { path: file, text } of brandTexts()) write(file, text);
  for (const { source, target, text, variationAxes } of FONTS) {
    const font = readFileSync(createRequire(import.meta.url).resolve(source));
    const subset = await subsetFont(font, text, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'lnum', 'tnum', 'mark', 'ccmp'],
      variationAxes,
    });
    write(`src/app/fonts/${target}`, subset);
  }
});

function characters(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
