import { join } from 'node:path';
import { beforeAll, describe } from 'vitest';
import { testFolder } from '../support/temporary-folder';
import { buildTestSite, type TestSite } from './build-test-site';
import { describeMarkup } from './site-markup';
import { describePages, STORED_CONTENT } from './site-pages';
import { describePrivacy, SECRETS, STORED_SECRETS } from './site-privacy';

// All tests share one build, because a build takes seconds.
describe('a built site', () => {
  const folder = join(testFolder('site'), 'site');
  let site: TestSite;
  beforeAll(async () => {
    site = await buildTestSite(folder, { ...STORED_CONTENT, ...STORED_SECRETS }, SECRETS);
  });

  describePages(() => site);
  describePrivacy(() => site);
  describeMarkup(() => site);
});
