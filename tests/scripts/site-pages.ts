import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { JSDOM } from 'jsdom';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { withDefaults } from '@/content/default-seo-setting';
import { FIRM } from '@/content/firm';
import { PAGE_LIST, SEO_PAGES } from '@/content/pages';
import { COLORS } from '../../tailwind.config';
import type { TestSite } from './build-test-site';

/** Prerendered pages without parameters. */
const STATIC_PAGES = PAGE_LIST.filter(
  ({ path, rendering }) => rendering !== 'client' && !/[:*]/.test(path),
);

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

const DEV = {
  title: 'Lead DBA',
  department: 'Engineering & More',
  location: 'New York, NY (two days a week)',
  type: 'full-time',
  description: `First line.\n${'Many words. '.repeat(100)}`,
  requirements: ['Requirement <one>'],
  responsibilities: ['Responsibility two'],
  benefits: ['Benefit three'],
  salaryRange: '$100,000 to $120,000 a year',
  isActive: true,
  createdAt: new Date('2026-03-05T23:30:00.000Z'),
  updatedAt: new Date('2026-03-06T10:20:30.456Z'),
};

const WITH_SETTING = SEO_PAGES.filter(({ id }) => id !== 'careers');

/** HTML file of a page without parameters. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * The stored setting of a page, with characters that are special in HTML and in replacement strings. The title and
 * description of the contact page are empty.
 */
const stored = (page: string) => ({
  page,
  title: `${page} "now" & <b> $& $1`,
  description: `Description of ${page} 'quoted' </script><script>alert(1)</script>`,
  keywords: [`${page} one`, 'two & three'],
  ...(page === 'contact' && { title: '', description: ' \n' }),
});

/** Slugs that the database rules reject. */
const BAD_SLUGS = [
  '../../outside',
  '..',
  'a/b',
  '%2e%2e%2foutside',
  'CON',
  'x'.repeat(300),
  'index',
];

/** Longer than file systems allow for a file name. */
const LONG_ID = 'y'.repeat(300);

/** Accepted by the rules, but its page would exceed the limit in site-files.ts. */
const TOO_LARGE = {
  ...DEV,
  title: 'Too Large',
  description: '😀'.repeat(10_000),
  requirements: Array.from({ length: 40 }, () => '😀'.repeat(500)),
  responsibilities: Array.from({ length: 40 }, () => '😀'.repeat(500)),
};

/** Documents in each public collection. The careers page has no stored setting. */
export const STORED_CONTENT = Object.fromEntries([
  ...WITH_SETTING.map(({ id }) => [`seoSettings/${id}`, stored(id)]),
  ...BUILT_IN_SERVICES.map(({ id, ...service }) => [`services/${id}`, service]),
  ['careers/dev', DEV],
  ['careers/closed', { ...DEV, title: 'Closed Job', isActive: false }],
  [
    `careers/${LONG_ID}`,
    { ...DEV, title: 'Odd Id', description: '', createdAt: new Date(2026, 1) },
  ],
  ['careers/too-large', { ...TOO_LARGE, createdAt: new Date(2026, 0, 2) }],
  ['services/quantum', { name: 'Quantum Advice', slug: 'quantum', description: 'Soon.' }],
  ['services/without-slug', { name: 'No Slug', slug: '' }],
  ...BAD_SLUGS.map((slug, index) => [`services/bad-${index}`, { name: `Bad ${index}`, slug }]),
]) as Record<string, object>;

/** Tests that the prerendered pages contain the stored content. */
export function describePages(site: () => TestSite) {
  const read = (file: string) => readFileSync(join(site().folder, file), 'utf8');
  const parse = (file: string) => new JSDOM(read(file)).window.document;

  describe.each(WITH_SETTING)('the prerendered page of $label', ({ id, path }) => {
    const { title, description, keywords } = withDefaults(id, stored(id));
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
      const url = `${FIRM.siteUrl}${path}`;
      expect(meta(page, 'og:url')).toBe(url);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
      expect(page.querySelectorAll('#root h1')).toHaveLength(1);
      expect(page.querySelector('link[rel=stylesheet]')).toBeNull();
    });

    it('keeps iOS from turning dates and numbers into links', () => {
      const page = parse(file);
      const meta = page.querySelector<HTMLMetaElement>('meta[name=format-detection]');
      expect(meta?.content).toBe('telephone=no,date=no,address=no,email=no');
    });

    it('declares the paper color of each scheme as theme-color before the script that selects a scheme', () => {
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

  it('uses default settings where none are stored and prints where the content of each page came from', () => {
    expect(parse('careers.html').title).toContain(FIRM.name);
    expect(site().output).toMatch(/list of services +saved/);
    expect(site().output).toMatch(/home +saved/);
    expect(site().output).toMatch(/careers +built-in \(none saved\)/);
  });

  it('prerenders the page of a stored service', () => {
    const page = parse('services/quantum.html');
    expect(page.querySelector('h1')?.textContent).toBe('Quantum Advice');
    expect(page.title).toContain('Quantum Advice');
  });

  it('creates no page for a service with an invalid slug, lists it nowhere, and reports it', () => {
    const names = site().files.filter((file) => file.startsWith('services/'));
    const slugs = [...BUILT_IN_SERVICES.map(({ slug }) => slug), 'quantum', 'without-slug'];
    expect(names.toSorted()).toEqual(slugs.map((slug) => `services/${slug}.html`).toSorted());
    // Relative to services/, '../../outside' would be next to the site's folder.
    expect(readdirSync(join(site().folder, '..'))).toEqual([basename(site().folder)]);
    for (const file of site().files.filter((name) => name.endsWith('.html'))) {
      expect(read(file)).not.toMatch(/Bad \d/);
    }
    for (const [index, slug] of BAD_SLUGS.entries()) {
      const shown = JSON.stringify(slug.slice(0, 100));
      expect(site().output).toContain(
        `the service "Bad ${index}" has no page, because its slug ${shown} is not valid`,
      );
    }
  });

  it('has a hash in build.json for each document with a page, also for built-in content', () => {
    const { documents } = JSON.parse(read('build.json')) as { documents: Record<string, string> };
    const slugs = [...BUILT_IN_SERVICES.map(({ slug }) => slug), 'quantum', 'without-slug'];
    const expected = [
      ...slugs.map((slug) => `services/${slug}`),
      'careers/dev',
      ...SEO_PAGES.map(({ id }) => `seoSettings/${id}`),
    ];
    expect(Object.keys(documents).toSorted()).toEqual(expected.toSorted());
  });

  it('states the number of services even without JavaScript', () => {
    const heading = parse('services.html').querySelector('h1');
    expect(heading?.textContent).toMatch(/^Nine services, /);
    expect(parse('index.html').body.textContent).toContain('Nine services, one team.');
    for (const file of ['services.html', 'services/quantum.html']) {
      const drawing = parse(file).querySelector('svg[role=img]');
      expect(drawing?.textContent).toMatch(/9 services$/);
      expect(drawing?.getAttribute('aria-label')).toContain('More: 2 services.');
    }
  });

  it('embeds the summaries of all services in each page, and the full service in its own page', () => {
    const dataOf = (file: string) => {
      const json = parse(file).getElementById('prerendered-data')?.textContent ?? '';
      const data = JSON.parse(json) as [string[], unknown][];
      return new Map(data.map(([key, value]) => [key.join('/'), value]));
    };
    for (const file of ['index.html', 'services.html', 'app.html', '404.html']) {
      const data = dataOf(file);
      const services = data.get('services/list') as object[];
      expect(services).toHaveLength(BUILT_IN_SERVICES.length + 2);
      for (const summary of services) {
        const fields = ['id', 'name', 'slug', 'description', 'icon', 'color'];
        expect(Object.keys(summary)).toEqual(fields);
      }
      expect([...data.keys()].filter((key) => key.startsWith('services/'))).toHaveLength(1);
    }
    const [first] = BUILT_IN_SERVICES;
    const slug = first?.slug ?? '';
    expect(dataOf(`services/${slug}.html`).get(`services/slug/${slug}`)).toEqual(first);
  });

  it('lists every active position and gives it a page with its text, metadata, and structured data', async () => {
    const list = parse('careers.html').querySelector('main');
    const links = [...(list?.querySelectorAll('li h3 a') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [DEV.title, '/careers/dev'],
      // Hosting responds with app.html to those without a file.
      ['Odd Id', `/careers/${LONG_ID}`],
      ['Too Large', '/careers/too-large'],
    ]);
    expect(list?.textContent).toContain('3 positions available');
    expect(list?.textContent).toContain(DEV.location);

    const page = parse('careers/dev.html');
    const main = page.querySelector('main')?.textContent ?? '';
    for (const words of [
      ...[DEV.department, DEV.location, 'full time', DEV.salaryRange, DEV.description],
      ...[...DEV.requirements, ...DEV.responsibilities, ...DEV.benefits, 'Mar 05, 2026'],
      FIRM.careersEmail,
    ]) {
      expect(main).toContain(words);
    }
    const title = `${DEV.title}, New York, NY | Careers at ${FIRM.name}`;
    const url = `${FIRM.siteUrl}/careers/dev`;
    expect([page.title, meta(page, 'og:title'), meta(page, 'og:url')]).toEqual([title, title, url]);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
    expect(meta(page, 'description')).toMatch(/^First line. Many words\. .{90,140}…$/);
    const scripts = [...page.querySelectorAll('main script[type="application/ld+json"]')];
    expect(scripts.map(({ textContent }) => JSON.parse(textContent) as object)).toEqual([
      expect.objectContaining({
        '@type': 'JobPosting',
        title: DEV.title,
        datePosted: DEV.createdAt.toISOString(),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
    const found = new WebAutoExtractor({}).parse(read('careers/dev.html'));
    const issues = await new Validator().validate(found);
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(read('sitemap.xml')).toContain(
      `<loc>${url}</loc><lastmod>${DEV.updatedAt.toISOString()}</lastmod>`,
    );
  });

  it('has no page for a closed position or for a position whose ID is not a valid file name, and reports the latter', () => {
    expect(site().files.filter((file) => file.startsWith('careers/'))).toEqual([
      'careers/dev.html',
    ]);
    const shown = JSON.stringify(LONG_ID.slice(0, 100));
    expect(site().output).toContain(
      `Warning: the career "Odd Id" has no static page, because its ID ${shown} can’t be a file name`,
    );
    expect(site().output).toMatch(
      /the career "Too Large" has no static page\. The page careers\/too-large\.html would be \d+ kB, but the limit is 512 kB\. Shorten its texts\./,
    );
    for (const file of ['careers.html', 'careers/dev.html', 'sitemap.xml']) {
      expect(read(file)).not.toContain('Closed Job');
    }
  });

  it('lists the prerendered pages, and no others, in the sitemap', () => {
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

  it('gives app.html an empty root element, the firm’s name as its title, and no canonical URL', () => {
    const page = parse('app.html');
    expect(page.querySelector('#root')?.childNodes).toHaveLength(0);
    expect(page.title).toBe(FIRM.name);
    // The back office recognizes app.html by its missing canonical URL (tests/components/live-page.test.ts).
    expect(page.querySelector('link[rel=canonical]')).toBeNull();
  });
}
