import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FIRM } from '../../src/content/firm';
import { MARK } from '../../src/content/mark';
import { COLORS } from '../../tailwind.config';
import { ROOT } from './project-root';

export const ICON_SIZE = 32;

const FONT = '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2';

/** The mark in one color, `height` units high, with its top left corner at `x`, `y`. */
function drawMark(color: string, x: number, y: number, height: number, lineWidth: number): string {
  const scale = height / MARK.height;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="${MARK.lines}" stroke="${color}" stroke-width="${lineWidth / scale}" fill="none"/>` +
    `<path d="${MARK.shape}" fill="${color}"/></g>`
  );
}

export function faviconSvg(): string {
  const height = 26;
  const scale = height / MARK.height;
  const x = (ICON_SIZE - MARK.width * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">` +
    `<rect width="${ICON_SIZE}" height="${ICON_SIZE}" rx="4" fill="${COLORS.firm[0]}"/>` +
    `${drawMark(COLORS.paper[0], x, (ICON_SIZE - height) / 2, height, MARK.lineWidth)}</svg>\n`
  );
}

/** An .ico file with one PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
export function faviconIco(png: Buffer): Buffer {
  // One icon with 1 color plane and 32 bits per pixel, at offset 22.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.fill(ICON_SIZE, 6, 8);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** The link preview image as SVG: social-image.svg with the firm's words, colors, and mark. */
export function socialImage(): string {
  const values: Record<string, string> = {
    ...FIRM.figures,
    ...Object.fromEntries(Object.entries(COLORS).map(([name, [light]]) => [name, light])),
    shortName: FIRM.shortName,
    restOfName: FIRM.name.replace(FIRM.shortName, '').trim(),
    mark: drawMark(COLORS.action[0], 880 - (190 * MARK.width) / MARK.height, 95, 380, 6),
    font: readFileSync(createRequire(import.meta.url).resolve(FONT), 'base64'),
  };
  const template = readFileSync(new URL('social-image.svg', import.meta.url), 'utf8');
  return template.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * The texts that `npm run brand` saves: the favicon, and the SHA-256 of the link preview image, because browsers draw
 * that image with slight differences.
 */
export function brandTexts(): { drawing: string; path: string; text: string }[] {
  const hash = createHash('sha256').update(socialImage()).digest('hex');
  return [
    { drawing: 'favicon', path: 'public/favicon.svg', text: faviconSvg() },
    {
      drawing: 'link preview image',
      path: 'scripts/tools/social-image.sha256',
      text: `${hash}\n`,
    },
  ];
}

/** The saved drawings that `npm run brand` would now draw differently, from other facts, another mark, or other colors. */
export function outdatedDrawings(): string[] {
  return brandTexts()
    .filter(({ path, text }) => readFileSync(join(ROOT, path), 'utf8') !== text)
    .map(({ drawing }) => drawing);
}
