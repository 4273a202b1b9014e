import { JSDOM } from 'jsdom';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { withDefaults } from '@/content/default-seo-setting';
import { FIRM, TIME_ZONE } from '@/content/firm';
import { endOfDay } from '@/lib/end-of-day';
import { isInBackOffice, PAGE_LIST, SEO_PAGES } from '@/content/pages';
import { COLORS } from '../../tailwind.config';
import { story } from '../support/sample-documents';
import type { TestSite } from './build-test-site';

/** Prerendered pages without parameters. */
const STATIC_PAGES = PAGE_LIST.filter(({ path }) => !isInBackOffice(path) && !/[:*]/.test(path));

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
  country: 'US',
  closesOn: '2099-12-30',
  isActive: true,
  createdAt: new Date('2026-03-05T23:30:00.000Z'),
  updatedAt: new Date('2026-03-06T10:20:30.456Z'),
};

/** Accepted by the rules, but its page would exceed the limit in site-files.ts. */
const TOO_LARGE = {
  ...DEV,
  title: 'Too Large',
  description: '😀'.repeat(10_000),
  requirements: Array.from({ length: 40 }, () => '😀'.repeat(500)),
  responsibilities: Array.from({ length: 40 }, () => '😀'.repeat(500)),
  createdAt: new Date(2026, 0, 2),
};

const CLOSE = {
  ...story({ title: 'Close <in> four days', slug: 'close', services: ['quantum'] }),
  createdAt: new Date('2026-03-05T23:30:00.000Z'),
  updatedAt: new Date('2026-03-06T10:20:30.456Z'),
};

/** Longer than file systems allow for a file name. */
const LONG_ID = 'y'.repeat(300);
/** Slugs that the database rules reject. */
const BAD_SLUGS = ['../../outside', 'x'.repeat(300), 'index'];
const SLUGS = [...BUILT_IN_SERVICES.map(({ slug }) => slug), 'quantum', 'without-slug'];
const WITH_SETTING = SEO_PAGES.filter(({ id }) => id !== 'careers');

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

/** Documents in each public collection. The careers page has no stored setting. */
export const STORED_CONTENT = Object.fromEntries([
  ...WITH_SETTING.map(({ id }) => [`seoSettings/${id}`, stored(id)]),
  ...BUILT_IN_SERVICES.map(({ id, ...service }) => [`services/${id}`, service]),
  ['careers/dev', DEV],
  ['careers/over', { ...DEV, title: 'Closed Job', closesOn: '2026-01-01' }],
  [`careers/${LONG_ID}`, { ...DEV, title: 'Odd Id', createdAt: new Date(2026, 1), closesOn: '' }],
  ['careers/too-large', TOO_LARGE],
  ['stories/close', CLOSE],
  ['stories/draft', { ...CLOSE, title: 'Secret Story', slug: 'draft', isPublished: false }],
  ['services/quantum', { name: 'Quantum Advice', slug: 'quantum', description: 'Soon.' }],
  ['services/without-slug', { name: 'No Slug', slug: '' }],
  ...BAD_SLUGS.map((slug, index) => [`services/bad-${index}`, { name: `Bad ${index}`, slug }]),
]) as Record<string, object>;

/** HTML file of a page without parameters. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Tests that the prerendered pages contain the saved content. */
export function describePages(site: () => TestSite) {
  const read = (file: string) => readFileSync(join(site().folder, file), 'utf8');
  const parse = (file: string) => new JSDOM(read(file)).window.document;
  const filesIn = (folder: string) => site().files.filter((file) => file.startsWith(folder));
  const canonical = (page: Document) =>
    page.querySelector('link[rel=canonical]')?.getAttribute('href');

  it.each(WITH_SETTING)(
    'the page of $label has its stored setting in its head, one main heading, and no external style sheet',
    ({ id, path }) => {
      const { title, description, keywords } = withDefaults(id, stored(id));
      const page = parse(fileOf(path));
      const titles = [...page.head.querySelectorAll('title')];
      expect(titles.map((element) => element.textContent)).toEqual([title]);
      const url = `${FIRM.siteUrl}${path}`;
      const named = { description, keywords: keywords.join(', ') };
      const shared = { 'og:title': title, 'og:description': description, 'og:url': url };
      for (const [name, content] of Object.entries({ ...named, ...shared }))
        expect(meta(page, name)).toBe(content);
      expect(canonical(page)).toBe(url);
      expect(page.querySelectorAll('#root h1')).toHaveLength(1);
      expect(page.querySelector('link[rel=stylesheet]')).toBeNull();
    },
  );

  it('each page keeps iOS from turning numbers into links, and has the browser’s color in each scheme', () => {
    for (const { path } of WITH_SETTING) {
      const page = parse(fileOf(path));
      expect(meta(page, 'format-detection')).toBe('telephone=no,date=no,address=no,email=no');
      const colors = [...page.querySelectorAll('meta[name=theme-color]')];
      expect(
        colors.map((each) => [each.getAttribute('content'), each.getAttribute('media')]),
      ).toEqual([
        [COLORS.paper[0], '(prefers-color-scheme: light)'],
        [COLORS.paper[1], '(prefers-color-scheme: dark)'],
      ]);
    }
  });

  it('uses default settings where none are stored and prints where the content of each page came from', () => {
    expect(parse('careers.html').title).toContain(FIRM.name);
    expect(site().output).toMatch(/list of services +saved/);
    expect(site().output).toMatch(/home +saved/);
    expect(site().output).toMatch(/careers +built-in \(none saved\)/);
  });

  it('creates no page for a service with an invalid slug, lists it nowhere, and reports it', () => {
    expect(filesIn('services/').toSorted()).toEqual(
      SLUGS.map((slug) => `services/${slug}.html`).toSorted(),
    );
    // Relative to services/, '../../outside' would be next to the site's folder.
    expect(readdirSync(join(site().folder, '..'))).toEqual([basename(site().folder)]);
    for (const file of site().files.filter((name) => name.endsWith('.html')))
      expect(read(file)).not.toMatch(/Bad \d/);
    for (const [index, slug] of BAD_SLUGS.entries()) {
      const shown = JSON.stringify(slug.slice(0, 100));
      expect(site().output).toContain(
        `the service "Bad ${index}" has no page, because its slug ${shown} is not valid`,
      );
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
      expect(services).toHaveLength(SLUGS.length);
      const fields = ['id', 'name', 'slug', 'description', 'icon', 'color'];
      for (const summary of services) expect(Object.keys(summary)).toEqual(fields);
      expect([...data.keys()].filter((key) => key.startsWith('services/'))).toHaveLength(1);
    }
    const [first] = BUILT_IN_SERVICES;
    const slug = first?.slug ?? '';
    expect(dataOf(`services/${slug}.html`).get(`services/slug/${slug}`)).toEqual(first);
    expect(parse('services/quantum.html').querySelector('h1')?.textContent).toBe('Quantum Advice');
  });

  it('lists every open position and gives it a page with its text, metadata, and structured data', () => {
    const list = parse('careers.html').querySelector('main');
    const links = [...(list?.querySelectorAll('li h3 a') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [DEV.title, '/careers/dev'],
      // Hosting responds with app.html to those without a file.
      ['Odd Id', `/careers/${LONG_ID}`],
      ['Too Large', '/careers/too-large'],
    ]);
    expect(list?.textContent).toContain('3 positions available');

    const page = parse('careers/dev.html');
    const main = page.querySelector('main')?.textContent ?? '';
    for (const words of [
      ...[DEV.department, DEV.location, 'full time', DEV.salaryRange, DEV.description],
      ...[...DEV.requirements, ...DEV.responsibilities, ...DEV.benefits, 'Mar 05, 2026'],
      FIRM.careersEmail,
    ])
      expect(main).toContain(words);
    const title = `${DEV.title}, New York, NY | Careers at ${FIRM.name}`;
    const url = `${FIRM.siteUrl}/careers/dev`;
    expect([page.title, meta(page, 'og:title'), meta(page, 'og:url')]).toEqual([title, title, url]);
    expect(canonical(page)).toBe(url);
    expect(meta(page, 'description')).toMatch(/^First line. Many words\. .{90,140}…$/);
    const scripts = [...page.querySelectorAll('main script[type="application/ld+json"]')];
    expect(scripts.map(({ textContent }) => JSON.parse(textContent) as object)).toEqual([
      expect.objectContaining({
        '@type': 'JobPosting',
        datePosted: DEV.createdAt.toISOString(),
        validThrough: endOfDay(DEV.closesOn, TIME_ZONE),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
    // Afterward, the page loads the application.
    for (const file of ['careers.html', 'careers/dev.html'])
      expect(parse(file).querySelector('template')?.dataset['until']).toBe(
        endOfDay(DEV.closesOn, TIME_ZONE),
      );
    expect(read('sitemap.xml')).toContain(
      `<loc>${url}</loc><lastmod>${DEV.updatedAt.toISOString()}</lastmod>`,
    );
  });

  it('has no page for an inactive or closed position, or for one whose page has no valid name or is too large, and reports the latter two', () => {
    expect(filesIn('careers/')).toEqual(['careers/dev.html']);
    const shown = JSON.stringify(LONG_ID.slice(0, 100));
    expect(site().output).toContain(
      `Warning: the career "Odd Id" has no static page, because its ID ${shown} can’t be a file name`,
    );
    expect(site().output).toMatch(
      /the career "Too Large" has no static page\. The page careers\/too-large\.html would be \d+ kB, but the limit is 512 kB\. Shorten its texts\./,
    );
    for (const file of ['careers.html', 'careers/dev.html', 'sitemap.xml'])
      expect(read(file)).not.toContain('Closed Job');
  });

  it('gives every published story a page with its text, metadata, and structured data, and links to it', () => {
    expect(filesIn('stories/')).toEqual(['stories/close.html']);
    const page = parse('stories/close.html');
    const main = page.querySelector('main')?.textContent ?? '';
    for (const words of [CLOSE.title, CLOSE.client, CLOSE.situation, ...CLOSE.results, CLOSE.quote])
      expect(main).toContain(words);
    const url = `${FIRM.siteUrl}/stories/close`;
    const title = `${CLOSE.title} | ${FIRM.name}`;
    expect([page.title, meta(page, 'og:title'), meta(page, 'og:url')]).toEqual([title, title, url]);
    expect(canonical(page)).toBe(url);
    expect(meta(page, 'description')).toBe(CLOSE.situation);
    const scripts = [...page.querySelectorAll('main script[type="application/ld+json"]')];
    expect(scripts.map(({ textContent }) => JSON.parse(textContent) as object)).toEqual([
      expect.objectContaining({
        '@type': 'Article',
        headline: CLOSE.title,
        datePublished: CLOSE.createdAt.toISOString(),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
    for (const file of ['index.html', 'about.html', 'stories.html', 'services/quantum.html'])
      expect(parse(file).querySelector('main a[href="/stories/close"]'), file).not.toBeNull();
    expect(read('services/consulting.html')).not.toContain('/stories/');
    for (const file of site().files.filter((name) => /\.(html|xml)$/.test(name)))
      expect(read(file)).not.toContain('Secret Story');
  });

  it('lists the prerendered pages, and no others, in the sitemap', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => url,
    );
    const files = listed.map((url) => fileOf(url.slice(FIRM.siteUrl.length)));
    const pages = site().files.filter((file) => /^(?!404|app).*\.html$/.test(file));
    expect(files.toSorted()).toEqual(pages.toSorted());
    expect(files).toEqual(expect.arrayContaining(STATIC_PAGES.map(({ path }) => fileOf(path))));
    expect(read('robots.txt')).toContain(`Sitemap: ${FIRM.siteUrl}/sitemap.xml`);
  });

  it('marks the Not Found page and app.html as noindex, and gives app.html an empty root, the firm’s name, and no canonical URL', () => {
    const notFound = parse('404.html');
    expect(notFound.querySelector('h1')?.textContent).toBe('Page Not Found');
    expect(meta(notFound, 'robots')).toBe('noindex');
    const shell = parse('app.html');
    expect(meta(shell, 'robots')).toBe('noindex');
    expect(shell.querySelector('#root')?.childNodes).toHaveLength(0);
    expect(shell.title).toBe(FIRM.name);
    expect(canonical(shell)).toBeUndefined();
  });
}
