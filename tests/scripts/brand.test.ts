import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faviconIco, faviconSvg } from '../../scripts/tools/brand-images';
import { ROOT } from '../../scripts/tools/project-root';

it('the favicon shows the mark in the firm’s color: after a change run `npm run brand`', () => {
  expect(readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8')).toBe(faviconSvg());
});

it('favicon.ico is an icon with one PNG', () => {
  const icon = readFileSync(join(ROOT, 'public/favicon.ico'));
  const png = icon.subarray(22);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(icon).toEqual(faviconIco(png));
});
