import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { LONG } from '../support/long';
import type { TestSite } from './build-test-site';

const run = promisify(execFile);

/** The markup of every page is valid (design 6). */
export function describeMarkup(site: () => TestSite) {
  const pages = () =>
    site()
      .files.filter((file) => file.endsWith('.html'))
      .map((file) => join(site().folder, file));

  if (LONG > 1) {
    it('the W3C checker finds no error', async () => {
      const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
      // Only the markup: its CSS checks do not know @property.
      const options = ['--errors-only', '--filterpattern', '.*CSS:.*', '--format', 'text'];
      const checked = run('java', ['-Xss8m', '-jar', checker, ...options, ...pages()]);
      const errors = await checked.then(
        () => '',
        (failure: { stderr?: string; message: string }) => failure.stderr || failure.message,
      );
      expect(errors).toBe('');
    });
  }

  it('html-validate finds no error with its recommended rules', async () => {
    const loader = new FileSystemConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
    });
    expect(pages()).not.toEqual([]);
    const report = await new HtmlValidate(loader).validateMultipleFiles(pages());
    expect(formatterFactory('text')(report.results)).toBe('');
  });
}
