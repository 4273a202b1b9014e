import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import type { TestSite } from './build-test-site';

const run = promisify(execFile);
/** Half the CPU time for a short run. What is compiled so needs a larger stack. */
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];

/** The markup of every page is valid (design 6). */
export function describeMarkup(site: () => TestSite) {
  const pages = () =>
    site()
      .files.filter((file) => file.endsWith('.html'))
      .map((file) => join(site().folder, file));

  it('the W3C checker finds no error', async () => {
    expect(pages().length).toBeGreaterThan(15);
    const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    // Only the markup: its CSS checks do not know @property.
    const options = ['--errors-only', '--filterpattern', '.*CSS:.*', '--format', 'text'];
    const errors = await run('java', [
      ...JAVA_OPTIONS,
      '-jar',
      checker,
      ...options,
      ...pages(),
    ]).then(
      () => '',
      (failure: { stderr?: string; message: string }) => failure.stderr || failure.message,
    );
    expect(errors).toBe('');
  });

  it('html-validate finds no error with its recommended rules', async () => {
    const loader = new FileSystemConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
    });
    const report = await new HtmlValidate(loader).validateMultipleFiles(pages());
    expect(formatterFactory('text')(report.results)).toBe('');
  });
}
