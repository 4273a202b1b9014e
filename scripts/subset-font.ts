import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './processes';
import { runCommand } from './run-command';

const SOURCE = '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2';
const TARGET = join(ROOT, 'src/app/fonts/zilla-slab-600.woff2');

/** What English headings are written with; other letters come from the fallback font. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const CHARACTERS = `${range(0x20, 0x7e)}–—‘’“”…©`;

/* `npm run font`: cuts the heading font down to what is used, from its npm package. The result is committed. */
runCommand(async () => {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const subset = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'lnum', 'tnum'],
  });
  mkdirSync(dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, subset);
  console.log(`${TARGET}: ${source.length} bytes became ${subset.length}.`);
});
