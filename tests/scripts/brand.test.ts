import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faviconIco, faviconSvg } from '../../scripts/tools/brand-images';
import { ROOT } from '../../scripts/tools/project-root';

it('favicon.svg has the firm’s mark and color: run `npm run brand` after a change', () => {
  expect(readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8')).toBe(faviconSvg());
});

it('favicon.ico contains one PNG', () => {
  const icon = readFileSync(join(ROOT, 'public/favicon.ico'));
  const png = icon.subarray(22);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(icon).toEqual(faviconIco(png));
});
