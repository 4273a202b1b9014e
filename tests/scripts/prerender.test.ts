import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { pathTo, SEO_PAGES } from '@/content/pages';
import tailwind from '../../tailwind.config';
import { testFolder } from '../support/temporary-folder';
import { put, resetDatabase } from '../support/database';

const folder = testFolder('prerender-test');
const run = promisify(execFile);
let printed: string;

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const parse = (file: string) => new JSDOM(read(file)).window.document;
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/** What the store holds for a page: with signs that would break out of markup and of replacements. */
const stored = (page: string) => ({
  page,
  title: `Title of ${page} "quoted" & <b>bold</b> $& $1`,
  description: `Description of ${page} 'quoted' </script><script>alert(1)</script>`,
  keywords: [`${page} one`, 'two & three'],
});

beforeAll(async () => {
  await resetDatabase();
  await Promise.all([
    ...SEO_PAGES.filter(({ id }) => id !== 'careers').map(({ id }) =>
      put(`seoSettings/${id}`, stored(id)),
    ),
    put('services/quantum', { name: 'Quantum Advice', slug: 'quantum', description: 'Soon.' }),
  ]);
  const { stdout } = await run('npm', ['run', 'build:demo', '--', '--out-dir', folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  printed = stdout;
}, 120_000);

describe.each(SEO_PAGES.filter(({ id }) => id !== 'careers'))(
  'the static page of $label',
  ({ id }) => {
    const { title, description, keywords } = stored(id);
    const file = id === 'home' ? 'index.html' : `${id}.html`;

    it('says what is stored for it to whoever runs no script', () => {
      const page = parse(file);
      expect([...page.querySelectorAll('title')].map((element) => element.textContent)).toEqual([
        title,
      ]);
      expect(page.head.contains(page.querySelector('title'))).toBe(true);
      expect(meta(page, 'description')).toBe(description);
      expect(meta(page, 'keywords')).toBe(keywords.join(', '));
      expect(meta(page, 'og:title')).toBe(title);
      expect(meta(page, 'og:description')).toBe(description);
      const address = `${FIRM.siteUrl}${pathTo(id)}`;
      expect(meta(page, 'og:url')).toBe(address);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    });

    it('gives the browser the color of the paper', () => {
      expect(meta(parse(file), 'theme-color')).toBe(tailwind.theme.colors.paper.DEFAULT);
    });

    it('has its main heading, and no request for a style sheet', () => {
      const page = parse(file);
      expect(page.querySelectorAll('#root h1')).toHaveLength(1);
      expect(page.querySelector('link[rel=stylesheet]')).toBeNull();
    });
  },
);

it('generates what is not stored, and says which page used which source', () => {
  expect(parse('careers.html').title).toContain(FIRM.name);
  expect(printed).toMatch(/services +stored/);
  expect(printed).toMatch(/home +stored/);
  expect(printed).toMatch(/careers +built-in, none stored/);
});

it('makes a page of a stored service', () => {
  const page = parse('services/quantum.html');
  expect(page.querySelector('h1')?.textContent).toBe('Quantum Advice');
  expect(page.title).toContain('Quantum Advice');
});

it('lists every static page in the sitemap, and no other', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  expect(listed).toContain(`${FIRM.siteUrl}/services/quantum`);
  expect(listed).toContain(`${FIRM.siteUrl}/technology-stack`);
  for (const url of listed) {
    const path = url.slice(FIRM.siteUrl.length);
    expect(existsSync(join(folder, path === '/' ? 'index.html' : `${path}.html`))).toBe(true);
  }
  expect(listed.join()).not.toMatch(/admin|404|app/);
  expect(read('robots.txt')).toContain(`Sitemap: ${FIRM.siteUrl}/sitemap.xml`);
});

it('keeps the Not Found page from search engines', () => {
  const page = parse('404.html');
  expect(page.querySelector('h1')?.textContent).toBe('Page Not Found');
  expect(meta(page, 'robots')).toBe('noindex');
});

it('leaves the shell of the other pages empty, with the name of the firm until they have their own', () => {
  const page = parse('app.html');
  expect(page.querySelector('#root')?.childNodes).toHaveLength(0);
  expect(page.title).toBe(FIRM.name);
});

it('ships no source map and no build manifest', () => {
  expect(existsSync(join(folder, '.vite'))).toBe(false);
  for (const [, file = ''] of read('index.html').matchAll(
    /(?:src|href)="(\/assets\/[^"]+\.js)"/g,
  )) {
    expect(existsSync(join(folder, `${file}.map`))).toBe(false);
    expect(read(file)).not.toContain('sourceMappingURL');
  }
});
