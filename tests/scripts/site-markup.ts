import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { LONG } from '../support/long';
import type { TestSite } from './build-test-site';

const run = promisify(execFile);

/** Tests that the markup of every page is valid (design 9). */
export function describeMarkup(site: () => TestSite) {
  const pages = () =>
    site()
      .files.filter((file) => file.endsWith('.html'))
      .map((file) => join(site().folder, file));

  if (LONG > 1) {
    it('has no errors according to the W3C checker', async () => {
      const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
      // Skip the checker's CSS checks, which don't support @property.
      const options = ['--errors-only', '--filterpattern', '.*CSS:.*', '--format', 'text'];
      const checked = run('java', ['-Xss8m', '-jar', checker, ...options, ...pages()]);
      const errors = await checked.then(
        () => '',
        (failure: { stderr?: string; message: string }) => failure.stderr || failure.message,
      );
      expect(errors).toBe('');
    });
  }

  it('has no errors according to the recommended rules of html-validate', async () => {
    const loader = new FileSystemConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
    });
    expect(pages()).not.toEqual([]);
    const report = await new HtmlValidate(loader).validateMultipleFiles(pages());
    expect(formatterFactory('text')(report.results)).toBe('');
  });
}
