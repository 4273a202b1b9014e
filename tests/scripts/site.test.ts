import { execa } from 'execa';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { LONG } from '../support/long';
import { testFolder } from '../support/temporary-folder';
import { buildTestSite, type TestSite } from './build-test-site';
import { describePages, STORED_CONTENT } from './site-pages';
import { describePrivacy, SECRETS, STORED_SECRETS } from './site-privacy';

// All tests share one build, because a build takes seconds.
describe('a built site', () => {
  const folder = join(testFolder('site'), 'site');
  let site: TestSite;
  beforeAll(async () => {
    site = await buildTestSite(folder, { ...STORED_CONTENT, ...STORED_SECRETS }, SECRETS);
  });
  const pages = () =>
    site.files.filter((file) => file.endsWith('.html')).map((file) => join(folder, file));

  describePages(() => site);
  describePrivacy(() => site);

  it('has valid markup according to the recommended rules of html-validate', async () => {
    const rules = { root: true, extends: ['html-validate:recommended'] };
    expect(pages()).not.toEqual([]);
    const validator = new HtmlValidate(new FileSystemConfigLoader(rules));
    const { results } = await validator.validateMultipleFiles(pages());
    expect(formatterFactory('text')(results)).toBe('');
  });

  if (LONG > 1) {
    it('has no errors according to the W3C checker', async () => {
      const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
      // Skip the checker's CSS checks, which don't support @property.
      const options = ['--errors-only', '--filterpattern', '.*CSS:.*', '--format', 'text'];
      const args = ['-Xss8m', '-jar', checker, ...options, ...pages()];
      const { failed, stderr } = await execa('java', args, { reject: false });
      expect([failed, stderr]).toEqual([false, '']);
    });
  }
});
