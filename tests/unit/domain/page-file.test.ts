import { expect, it } from 'vitest';
import { parseCareer } from '@/collections/careers';
import { storedStory } from '../../support/admin-documents';
import type { Story } from '@/collections/stories';
import { parseService } from '@/collections/services';
import { isPageName, splitByPage } from '@/domain/page-file';
import { isSlug } from '@/domain/slug';
import { staticPages } from '@/entry-server';
import { pageWarnings } from '../../../scripts/build/page-warnings';
import { siteContent } from '../../support/site-content';

it.each(['7f3k2qxm', 'A_b-9', 'indexes', 'app', '404', 'x'.repeat(250)])(
  'a page may be called %j',
  (name) => expect(isPageName(name)).toBe(true),
);

it.each([
  ...['', '.', '..', 'index', 'a.html', 'a/b', 'a\\b', '100%', 'a b', 'a\n', '\0', 'ü', '開発'],
  ...['x'.repeat(251), 'x'.repeat(300), 'ü'.repeat(126)],
])('a page may not be called %j', (name) => expect(isPageName(name)).toBe(false));

it('every slug is also a name for a page', () => {
  for (const slug of ['a', '24-7', 'x'.repeat(100)]) {
    expect([isSlug(slug), isPageName(slug)]).toEqual([true, true]);
  }
});

it('of names that differ only in case, the first gets the page', () => {
  expect(splitByPage(['Dev', 'no page', 'dev', 'ops', 'DEV'], (name) => name)).toEqual({
    paged: ['Dev', 'ops'],
    others: ['no page', 'dev', 'DEV'],
  });
});

it('the sitemap has each page once, and the build names the documents without one', () => {
  const service = (id: string) => parseService(id, { name: id, slug: 'cloud' });
  const career = (id: string) => parseCareer(id, { title: id, isActive: true }, '');
  const services = [service('one'), service('two')];
  const content = siteContent({ services, careers: ['dev', 'Dev', 'a b'].map(career) });
  const paths = staticPages(content).map(({ path }) => path);
  expect(paths.filter((path) => /^\/(services|careers)\//.test(path))).toEqual([
    '/services/cloud',
    '/careers/dev',
  ]);
  expect(pageWarnings(content)).toEqual([
    'the service "two" has no page, because another service has the slug "cloud". Change one of the slugs.',
    expect.stringMatching(
      /^the career "Dev" has no static page, because its ID "Dev" differs from another ID only in capitalization\. Duplicate /,
    ),
    expect.stringMatching(
      /^the career "a b" has no static page, because its ID "a b" can’t be a file name /,
    ),
  ]);
});

it('without a published story, the list of stories has a page that isn’t in the sitemap', () => {
  const listed = (stories: Story[]) =>
    staticPages(siteContent({ stories })).find(({ path }) => path === '/stories')?.isListed;
  expect([listed([]), listed([storedStory('close')])]).toEqual([false, true]);
});
