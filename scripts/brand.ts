import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LOGO } from '../src/content/mark';
import { SOCIAL_IMAGE } from '../src/content/social-image';
import {
  faviconIco,
  faviconSvg,
  ICON_SIZE,
  socialImage,
  socialImageHash,
} from './tools/brand-images';
import { BROWSER_ARGS, findBrowser } from './tools/browser';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';

/*
 * `npm run brand` draws the favicon, the logo, and the link preview image from src/content/firm.ts, mark.ts, and
 * tailwind.config.ts. Commit the results.
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
  write('scripts/tools/social-image.sha256', socialImageHash());
  write(`public${LOGO.path}`, await draw(faviconSvg(), LOGO.size, LOGO.size));
  write('public/favicon.svg', faviconSvg());
  write('public/favicon.ico', faviconIco(await draw(faviconSvg(), ICON_SIZE, ICON_SIZE)));
  await browser.close();
});
