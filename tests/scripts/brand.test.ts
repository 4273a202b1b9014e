import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOGO } from '@/content/mark';
import { faviconIco, faviconSvg, socialImageHash } from '../../scripts/tools/brand-images';
import { ROOT } from '../../scripts/tools/project-root';

const RUN = 'Run `npm run brand`: the firm, its mark, or its colors have changed since';

it('favicon.svg has the firm’s mark and color', () => {
  expect(readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8'), RUN).toBe(faviconSvg());
});

it('the link preview image has the firm’s facts, mark, and colors', () => {
  const drawn = readFileSync(join(ROOT, 'scripts/tools/social-image.sha256'), 'utf8');
  expect(drawn, RUN).toBe(socialImageHash());
});

it('favicon.ico contains one PNG', () => {
  const icon = readFileSync(join(ROOT, 'public/favicon.ico'));
  const png = icon.subarray(22);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(icon).toEqual(faviconIco(png));
});

it('the logo is a square PNG of the size that structured data states', () => {
  const png = readFileSync(join(ROOT, 'public', LOGO.path));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([LOGO.size, LOGO.size]);
});
