import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minify } from 'html-minifier-terser';
import type { Manifest } from 'vite';
import type * as EntryServer from '../../src/entry-server';
import { pageStyles } from './page-styles';
import { pageWarnings } from './page-warnings';
import { PageSizeFailure, writePage, writeText } from './site-files';
import { textFiles } from './text-files';
import { writeList } from './write-list';

/** Elements that React renders before the page itself and that belong in the head. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/**
 * Renders the static pages of a site that Vite has built into `outDir`: every public route, service, and position, the
 * Not Found page, the empty shell `app.html`, the sitemap, and the text files (design 6).
 * @param server src/entry-server.tsx, built for Node
 */
export async function prerenderSite(
  outDir: string,
  server: typeof EntryServer,
  content: EntryServer.SiteContent,
): Promise<void> {
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  rmSync(dirname(manifestFile), { recursive: true });
  const html = readFileSync(join(outDir, 'index.html'), 'utf8').replace(/\s*<!--[^]*?-->/g, '');
  const template = linkStart(inlineStyles(outDir, html));
  const rules = readFileSync(join(outDir, manifest[SHEET]?.file ?? ''), 'utf8');
  const write = async (file: string, page: string) => {
    const tidied = await tidy(page);
    const styled = tidied.replace('</style>', () => `${pageStyles(rules, tidied)}</style>`);
    writePage(outDir, file, styled);
  };
  const writeStaticPage = async (path: string, maxCards?: number) => {
    const page = await server.renderPage(path, content, maxCards);
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    // Outside a template, the browser would load the forms without a press.
    const forms = page.hydratesOnInteraction ? page.forms : {};
    const links = fileLinks(manifest, page.file, forms);
    await write(file, fillTemplate(template, page, links));
  };
  const warnings = pageWarnings(content);
  const pages: EntryServer.StaticPath[] = [];
  for (const page of server.staticPages(content)) {
    try {
      const { path, list } = page;
      const writeCards = (cards?: number) => writeStaticPage(path, cards);
      const warning = await (list
        ? writeList(writeCards, list.documents, list.name)
        : writeCards());
      if (warning) warnings.push(`on the page ${path}, ${warning}`);
      pages.push(page);
    } catch (error) {
      // One document must not stop the publication of all others.
      if (!page.owner || !(error instanceof PageSizeFailure)) throw error;
      warnings.push(`the ${page.owner} has no static page. ${error.problem} Shorten its texts.`);
    }
  }
  await writeStaticPage('/404');
  // Hosting also sends the shell for documents that don't exist. src/features/seo/head.tsx removes this element.
  const noindex = '<meta id="shell-robots" name="robots" content="noindex">';
  const shell = template
    .replace('</head>', () => `<title>${escapeValue(server.FIRM.name)}</title>${noindex}</head>`)
    .replace('</body>', `${fileLinks(manifest)}</body>`);
  await write('app.html', fillRoot(shell, '', server.shellData(content)));
  writeText(outDir, 'sitemap.xml', sitemap(server.FIRM.siteUrl, pages));
  for (const [file, text] of Object.entries(textFiles(server.FIRM, new Date())))
    writeText(outDir, file, text);
  report(content, pages.length, warnings);
}

/** Inlines the render-blocking style sheet, the fonts, to save a request. The page's own rules follow. */
function inlineStyles(outDir: string, html: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
    return `<style>${readFileSync(join(outDir, href), 'utf8').trim()}</style>`;
  });
}

/** Replaces the script element of the entry with a link, which the inline script of index.html reads. */
function linkStart(html: string): string {
  const entry = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
  const [script = '', src = ''] = entry.exec(html) ?? [];
  return html
    .replace(script, '')
    .replace('<script>', () => `${fetchLink(src, 'id="start" media="not all"')}<script>`);
}

function fillTemplate(
  template: string,
  { html, data, shown, hydratesOnInteraction }: EntryServer.StaticPage,
  links: string,
): string {
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  // Browsers ignore links in a template; src/app/start/start-page.ts loads the files. The links go at the end of the
  // body, so that they don't delay the page itself.
  const attributes = Object.entries(shown).map(
    ([name, value]) => `data-${name}="${escapeValue(value)}"`,
  );
  const deferred = `<template id="deferred-files" ${attributes.join(' ')}>${links}</template>`;
  const files = hydratesOnInteraction ? deferred : links;
  const withHead = template
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${files}</body>`);
  return fillRoot(withHead, html.slice(head.length), data);
}

function fillRoot(template: string, html: string, data: string): string {
  const script = `<script type="application/json" id="prerendered-data">${data}</script>`;
  // A function, because `replace` would interpret "$&" in a replacement string.
  return template.replace('<div id="root"></div>', () => `<div id="root">${html}</div>${script}`);
}

const escapeValue = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Not rel="modulepreload": if its request fails, WebKit never imports the file. */
const fetchLink = (href: string, attributes = '') =>
  `<link rel="preload" as="fetch" crossorigin ${attributes} href="${href}">`;

/** The styles of all public pages. */
const SHEET = 'src/app/app.css';

/** The application's files, React's first: start-page.ts requests it before the others. */
const APPLICATION = ['react', 'router-and-query', 'site'];

/** Links to the files of the application, of the forms in the page's dialogs, and of the page. */
function fileLinks(
  manifest: Manifest,
  page?: string,
  forms: EntryServer.StaticPage['forms'] = {},
): string {
  const application = APPLICATION.map((name) => chunkOf(manifest, name));
  const keys = page ? [...application, chunkOf(manifest, 'keep-input'), page] : application;
  const files = new Set(keys.flatMap((key) => withImports(manifest, key)));
  const ofForms = Object.entries(forms).map(([dialog, form]) =>
    fetchLink(`/${manifest[chunkOf(manifest, form)]?.file}`, `data-dialog="${dialog}"`),
  );
  const [react, ...others] = [...files, manifest[SHEET]?.file].map((file) => fetchLink(`/${file}`));
  // A form's file names others, so it comes early.
  return [react, ...ofForms, ...others].join('');
}

function chunkOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === name);
  if (!key) throw new Error(`The build has no chunk ${name}`);
  return key;
}

/** The file of a chunk and those that it imports, except those that the entry script loads anyway. */
function withImports(manifest: Manifest, key: string): string[] {
  const { file = '', imports = [], name } = manifest[key] ?? {};
  return name === 'start' ? [] : [file, ...imports.flatMap((each) => withImports(manifest, each))];
}

/** Puts React's attribute names in lowercase, and removes values of boolean attributes and needless slashes. */
async function tidy(html: string): Promise<string> {
  const tidied = await minify(html, { collapseBooleanAttributes: true });
  return tidied.replace(/^<!doctype html>/i, '<!DOCTYPE html>');
}

/** https://www.sitemaps.org/protocol.html */
function sitemap(siteUrl: string, pages: EntryServer.StaticPath[]): string {
  const listed = pages.filter(({ isListed = true }) => isListed);
  const entries = listed.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    return `  <url><loc>${siteUrl}${path}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function report({ sources }: EntryServer.SiteContent, pages: number, warnings: string[]): void {
  console.log(`${pages} static pages. Sources of the content:`);
  for (const [part, source] of sources) console.log(`  ${part.padEnd(18)} ${source}`);
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
}
