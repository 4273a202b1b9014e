import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { Failure } from '../tools/failure';

/**
 * Limit of an HTML file before compression, in kB. The largest page with the built-in content has 74 kB. With
 * 100 services, each with the longest texts that the rules accept, in ASCII, it has 376 kB.
 */
const MAX_PAGE_KB = 512;

/** Writes a static page. Throws a Failure that names it where stored content makes it too large for visitors. */
export function writePage(outDir: string, file: string, html: string): void {
  const size = Math.ceil(Buffer.byteLength(html) / 1000);
  if (size > MAX_PAGE_KB) {
    throw new Failure(
      `The page ${file} would have ${size} kB, and at most ${MAX_PAGE_KB} kB are allowed: ` +
        'shorten what is stored for services and search engines, or delete services.',
    );
  }
  writeText(outDir, file, html);
}

/** Writes a file of the site. Throws where it would be outside of `outDir`. */
export function writeText(outDir: string, file: string, text: string): void {
  const path = resolve(outDir, file);
  if (!path.startsWith(resolve(outDir) + sep)) {
    throw new Error(`${file} is outside of ${outDir}`);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
