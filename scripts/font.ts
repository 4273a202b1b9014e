import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './tools/project-root';
import { runCommand } from './tools/run-command';

const SOURCE = '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2';
const TARGET = join(ROOT, 'src/app/fonts/zilla-slab-600.woff2');

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCharCode(0x20 + index),
);
/** The characters of English headings; others are shown in the fallback font. */
const CHARACTERS = `${ASCII.join('')}–—‘’“”…©`;

/* `npm run font`: cuts the heading font down to the characters in use. Commit the result. */
runCommand(async () => {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const subset = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'lnum', 'tnum'],
  });
  writeFileSync(TARGET, subset);
  console.log(`${TARGET}: ${source.length} bytes cut down to ${subset.length}.`);
});
