import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
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

/* `npm run font` reduces the fonts to the characters and weights in use. Commit the result. */
runCommand(async () => {
  for (const { source, target, text, variationAxes } of FONTS) {
    const font = readFileSync(createRequire(import.meta.url).resolve(source));
    const subset = await subsetFont(font, text, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'lnum', 'tnum', 'mark', 'ccmp'],
      variationAxes,
    });
    writeFileSync(join(ROOT, 'src/app/fonts', target), subset);
    console.log(`${target}: ${font.length} bytes reduced to ${subset.length}`);
  }
});

function characters(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
