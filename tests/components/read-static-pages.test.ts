import { afterEach, expect, it, vi } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES } from '@/content/pages';
import * as seoData from '@/data/seo-settings';
import { builtHead } from '@/back-office/seo/live-page';
import { readStaticPages } from '@/back-office/seo/seo-settings-queries';
import { storedSeoSetting } from '../support/admin-documents';

afterEach(() => vi.restoreAllMocks());

it('tells the pages that are up to date, older, not prerendered, and not readable', async () => {
  vi.spyOn(seoData, 'getSeoSetting').mockImplementation((page) =>
    Promise.resolve(page === 'about' ? storedSeoSetting('about', { title: 'Newer' }) : null),
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const { pathname } = new URL(String(address));
    const page = SEO_PAGES.find(({ path }) => path === pathname)?.id ?? 'home';
    if (page === 'careers') return Promise.resolve(new Response('<!doctype html>'));
    if (page === 'contact') return Promise.resolve(new Response('', { status: 500 }));
    const head = builtHead(page, defaultSeoSetting(page));
    return Promise.resolve(
      new Response(`<!doctype html><title>${head.title}</title>
        <link rel="canonical" href="${head.canonical}">
        <meta name="description" content="${head.description}">
        <meta name="keywords" content="${head.keywords}">
        <meta property="og:title" content="${head.ogTitle}">
        <meta property="og:description" content="${head.ogDescription}">
        <meta property="og:url" content="${head.ogUrl}">
        <meta property="og:image" content="${head.ogImage}">`),
    );
  });
  const found = await readStaticPages(new AbortController().signal);
  expect(found.upToDate).toHaveLength(SEO_PAGES.length - 3);
  expect(found).toMatchObject({
    older: ['About Page'],
    notPrerendered: ['Careers Page'],
    failed: [{ label: 'Contact Page', why: 'The server answered 500.' }],
  });
});
