import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { Failure } from '../tools/failure';

/** For an HTML file before compression. With 100 services of the longest ASCII texts, the largest page is 376 kB. */
const MAX_PAGE_KB = 512;

/** Saved content makes a page too large. */
export class PageSizeFailure extends Failure {
  constructor(readonly problem: string) {
    super(`${problem} Shorten the texts of services and SEO settings, or delete services.`);
  }
}

/** Writes a static page. Throws a PageSizeFailure that names the page if it is too large. */
export function writePage(outDir: string, file: string, html: string): void {
  const size = Math.ceil(Buffer.byteLength(html) / 1000);
  if (size > MAX_PAGE_KB) {
    throw new PageSizeFailure(
      `The page ${file} would be ${size} kB, but the limit is ${MAX_PAGE_KB} kB.`,
    );
  }
  writeText(outDir, file, html);
}

/** Writes a file of the site. Throws if it would be outside of `outDir`. */
export function writeText(outDir: string, file: string, text: string): void {
  const path = resolve(outDir, file);
  if (!path.startsWith(resolve(outDir) + sep)) {
    throw new Error(`${file} is outside of ${outDir}`);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
