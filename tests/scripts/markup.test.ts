import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { beforeAll, expect, it } from 'vitest';
import { testFolder } from '../support/temporary-folder';
import { resetDatabase } from '../support/database';

/* Validates the markup of every page of a build (design 6). */

const run = promisify(execFile);
const folder = testFolder('markup-test');
let pages: string[];

beforeAll(async () => {
  await resetDatabase();
  await run('npm', ['run', 'build:demo', '--', '--out-dir', folder]);
  pages = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
}, 120_000);

it('the W3C checker finds no error', async () => {
  expect(pages.length).toBeGreaterThan(15);
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  // Only the markup: its CSS checks do not know @property.
  const options = ['--errors-only', '--filterpattern', '.*CSS:.*', '--format', 'text'];
  const errors = await run('java', ['-jar', checker, ...options, ...pages]).then(
    () => '',
    (failure: { stderr?: string; message: string }) => failure.stderr || failure.message,
  );
  expect(errors).toBe('');
}, 120_000);

it('html-validate finds no error with its recommended rules', async () => {
  const loader = new FileSystemConfigLoader({ root: true, extends: ['html-validate:recommended'] });
  const report = await new HtmlValidate(loader).validateMultipleFiles(pages);
  expect(formatterFactory('text')(report.results)).toBe('');
});
