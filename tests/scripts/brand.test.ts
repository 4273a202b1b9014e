import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { FIRM } from '@/content/firm';
import { LOGO } from '@/content/mark';
import { faviconIco, outdatedDrawings } from '../../scripts/tools/brand-images';
import { ROOT } from '../../scripts/tools/project-root';
import { COLORS } from '../../tailwind.config';

afterEach(() => vi.restoreAllMocks());

it('the favicon and the link preview image have the firm’s facts, mark, and colors', () => {
  expect(outdatedDrawings(), 'Run `npm run brand`').toEqual([]);
});

it('a change of the name makes the link preview image outdated, and a change of the color both', () => {
  vi.spyOn(FIRM, 'shortName', 'get').mockReturnValue('Another name');
  expect(outdatedDrawings()).toEqual(['link preview image']);
  vi.spyOn(COLORS, 'firm', 'get').mockReturnValue(['#123456', '#123456'] as never);
  expect(outdatedDrawings()).toEqual(['favicon', 'link preview image']);
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
