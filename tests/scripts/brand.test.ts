import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { faviconIco, faviconSvg, isDrawnFrom, socialImage } from '../../scripts/tools/brand-images';
import { ROOT } from '../../scripts/tools/project-root';

const RUN = 'Run `npm run brand`: the firm, its mark, or its colors have changed since';

it('favicon.svg has the firm’s mark and color', () => {
  expect(readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8'), RUN).toBe(faviconSvg());
});

it('the image of link previews has the firm’s facts, mark, and colors', () => {
  const image = readFileSync(join(ROOT, 'public', SOCIAL_IMAGE.path));
  expect(isDrawnFrom(image, socialImage()), RUN).toBe(true);
});

it('favicon.ico contains one PNG', () => {
  const icon = readFileSync(join(ROOT, 'public/favicon.ico'));
  const png = icon.subarray(22);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(icon).toEqual(faviconIco(png));
});
