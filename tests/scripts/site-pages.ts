import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { PAGE_LIST, SEO_PAGES } from '@/content/pages';
import { FALLBACK_SERVICES } from '@/domain/fallback-services';
import { COLORS } from '../../tailwind.config';
import type { TestSite } from './build-test-site';

/** Prerendered pages without parameters. */
const STATIC_PAGES = PAGE_LIST.filter(
  ({ path, rendering }) => rendering !== 'client' && !/[:*]/.test(path),
);

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

const WITH_SETTING = SEO_PAGES.filter(({ id }) => id !== 'careers');

/** The file of a page without parameters. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The stored setting of a page, with characters that need escaping in markup and in String.replace. */
const stored = (page: string) => ({
  page,
  title: `${page} "now" & <b> $& $1`,
  description: `Description of ${page} 'quoted' </script><script>alert(1)</script>`,
  keywords: [`${page} one`, 'two & three'],
});

/** Slugs that the rules refuse. */
const BAD_SLUGS = [
  '../../outside',
  '..',
  'a/b',
  '%2e%2e%2foutside',
  'CON',
  'x'.repeat(300),
  'index',
];

/** Documents of every public kind; the page of careers has no setting. */
export const STORED_CONTENT = Object.fromEntries([
  ...WITH_SETTING.map(({ id }) => [`seoSettings/${id}`, stored(id)]),
  ...FALLBACK_SERVICES.map(({ id, ...service }) => [`services/${id}`, service]),
  ['services/quantum', { name: 'Quantum Advice', slug: 'quantum', description: 'Soon.' }],
  ['services/without-slug', { name: 'No Slug', slug: '' }],
  ...BAD_SLUGS.map((slug, index) => [`services/bad-${index}`, { name: `Bad ${index}`, slug }]),
]) as Record<string, object>;

/** The prerendered pages have the stored content. */
export function describePages(site: () => TestSite) {
  const read = (file: string) => readFileSync(join(site().folder, file), 'utf8');
  const parse = (file: string) => new JSDOM(read(file)).window.document;

  describe.each(WITH_SETTING)('the prerendered page of $label', ({ id, path }) => {
    const { title, description, keywords } = stored(id);
    const file = fileOf(path);

    it('has the stored setting in its head, one main heading, and no external style sheet', () => {
      const page = parse(file);
      expect([...page.querySelectorAll('title')].map((element) => element.textContent)).toEqual([
        title,
      ]);
      expect(page.head.contains(page.querySelector('title'))).toBe(true);
      expect(meta(page, 'description')).toBe(description);
      expect(meta(page, 'keywords')).toBe(keywords.join(', '));
      expect(meta(page, 'og:title')).toBe(title);
      expect(meta(page, 'og:description')).toBe(description);
      const address = `${FIRM.siteUrl}${path}`;
      expect(meta(page, 'og:url')).toBe(address);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
      expect(page.querySelectorAll('#root h1')).toHaveLength(1);
      expect(page.querySelector('link[rel=stylesheet]')).toBeNull();
    });

    it('has the paper color of each scheme as theme-color, before the script that chooses one', () => {
      const page = parse(file);
      const metas = [...page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      expect(metas.map(({ content }) => content)).toEqual(COLORS.paper);
      expect(metas.map((meta) => meta.getAttribute('media'))).toEqual([
        '(prefers-color-scheme: light)',
        '(prefers-color-scheme: dark)',
      ]);
      const script = page.querySelector('script') as HTMLElement;
      const { DOCUMENT_POSITION_FOLLOWING: following } = page.defaultView?.Node ?? Node;
      expect(metas[1]?.compareDocumentPosition(script)).toBe(following);
    });
  });

  it('uses generated settings where none is stored, and prints the source of each page', () => {
    expect(parse('careers.html').title).toContain(FIRM.name);
    expect(site().output).toMatch(/list of services +stored/);
    expect(site().output).toMatch(/home +stored/);
    expect(site().output).toMatch(/careers +built-in, none stored/);
  });

  it('prerenders the page of a stored service', () => {
    const page = parse('services/quantum.html');
    expect(page.querySelector('h1')?.textContent).toBe('Quantum Advice');
    expect(page.title).toContain('Quantum Advice');
  });

  it('makes no page of a service whose slug is not valid, lists it nowhere, and says so', () => {
    const names = site().files.filter((file) => file.startsWith('services/'));
    const slugs = [...FALLBACK_SERVICES.map(({ slug }) => slug), 'quantum', 'without-slug'];
    expect(names.toSorted()).toEqual(slugs.map((slug) => `services/${slug}.html`).toSorted());
    // The site is the only file of its folder, so '../../outside' of services/ would be seen beside it.
    expect(readdirSync(join(site().folder, '..'))).toEqual([basename(site().folder)]);
    for (const file of site().files.filter((name) => name.endsWith('.html'))) {
      expect(read(file)).not.toMatch(/Bad \d/);
    }
    for (const [index, slug] of BAD_SLUGS.entries()) {
      const shown = JSON.stringify(slug.slice(0, 100));
      expect(site().output).toContain(
        `no page for the service "Bad ${index}": its slug ${shown} is not valid`,
      );
    }
  });

  it('names the number of services without script', () => {
    const heading = parse('services.html').querySelector('h1');
    expect(heading?.textContent).toMatch(/^Nine services, /);
    expect(parse('index.html').body.textContent).toContain('Nine services, one team.');
  });

  it('holds in each page what lists show of all services, and one whole service in its page', () => {
    const dataOf = (file: string) =>
      JSON.parse(parse(file).getElementById('prerendered-data')?.textContent ?? '') as {
        services: object[];
        service?: object;
      };
    for (const file of ['index.html', 'services.html', 'app.html', '404.html']) {
      const { services, service } = dataOf(file);
      expect(services).toHaveLength(FALLBACK_SERVICES.length + 2);
      for (const summary of services) {
        const fields = ['id', 'name', 'slug', 'description', 'icon', 'color'];
        expect(Object.keys(summary)).toEqual(fields);
      }
      expect(service).toBeUndefined();
    }
    const [first] = FALLBACK_SERVICES;
    expect(dataOf(`services/${first?.slug}.html`).service).toEqual(first);
  });

  it('lists the prerendered pages in the sitemap, and only those', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => url,
    );
    expect(listed).toContain(`${FIRM.siteUrl}/services/quantum`);
    for (const { path } of STATIC_PAGES) expect(listed).toContain(`${FIRM.siteUrl}${path}`);
    for (const url of listed) {
      const file = fileOf(url.slice(FIRM.siteUrl.length));
      expect(existsSync(join(site().folder, file))).toBe(true);
    }
    expect(listed.join()).not.toMatch(/admin|404|app/);
    expect(read('robots.txt')).toContain(`Sitemap: ${FIRM.siteUrl}/sitemap.xml`);
  });

  it('marks the Not Found page as noindex', () => {
    const page = parse('404.html');
    expect(page.querySelector('h1')?.textContent).toBe('Page Not Found');
    expect(meta(page, 'robots')).toBe('noindex');
  });

  it('leaves the root of app.html empty, with the firm’s name as title and no address', () => {
    const page = parse('app.html');
    expect(page.querySelector('#root')?.childNodes).toHaveLength(0);
    expect(page.title).toBe(FIRM.name);
    // By which the back office knows it: tests/components/live-page.test.ts.
    expect(page.querySelector('link[rel=canonical]')).toBeNull();
  });
}
